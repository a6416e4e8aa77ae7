import type { SeasonPage } from '@tablee/contract/seasons/public-season'
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { usePointsText } from '../../features/seasons/season-page/number-text.ts'
import { useSeasonFacts } from '../../features/seasons/season-page/use-season-facts.ts'
import { useOrdinal } from '../../language/use-ordinal.ts'
import { useTranslation } from '../../language/use-translation.ts'
import { useOwnOrigin } from '../../transport/own-origin.tsx'
import { Button } from '../../ui/button.tsx'
import { later } from '../../ui/later.tsx'

/** Drawing code loads on demand. */
const dialog = later(
  async () =>
    (await import('../../features/tournaments/ranking-picture/season-picture-dialog.tsx')).SeasonPictureDialog,
)

/** The table of a season as a picture, drawn as rankings are. */
export function SeasonPicture({ season: page }: { readonly season: SeasonPage }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const ordinal = useOrdinal()
  const pointsText = usePointsText()
  const { title, facts } = useSeasonFacts(page)
  const origin = useOwnOrigin()
  const { slug, name } = page.season
  return (
    <>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        icon={<Share2 aria-hidden="true" className="size-5" />}
        onClick={() => setOpen(true)}
      >
        {t('seasons.tools.picture')}
      </Button>
      {isOpen ? (
        <dialog.Component
          {...{ slug, name, facts, lead: title, peopleCount: page.peopleCount }}
          rows={page.rows.map((row) => ({
            place: ordinal(row.place),
            name: row.name ?? t('seasons.table.nameless'),
            points: t('seasons.wall.points', { count: row.total, points: pointsText(row.total) }),
          }))}
          address={`${origin}/saison/${slug}`}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}
