import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { Image as ImageIcon } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { later } from '../../../ui/later.tsx'
import { useLiveStandings } from '../standings-table/live-standings.ts'
import { ShareLink } from '../tournament-frame/share-link.tsx'

/** Drawing takes code that few visitors ask for. */
const pictureDialog = later(async () => (await import('./ranking-picture-dialog.tsx')).RankingPictureDialog)

/** The end of a tournament, told elsewhere: as a link, or as a picture of the ranking. */
export function ShareRanking({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation()
  const standings = useLiveStandings(tournament)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="flex flex-wrap gap-2">
      <ShareLink code={tournament.code} />
      {standings.length === 0 ? null : (
        <Button
          variant="secondary"
          aria-haspopup="dialog"
          icon={<ImageIcon aria-hidden="true" className="size-5" />}
          onClick={() => setIsOpen(true)}
        >
          {t('rankingPicture.open')}
        </Button>
      )}
      {isOpen ? (
        <pictureDialog.Component tournament={tournament} standings={standings} onClose={() => setIsOpen(false)} />
      ) : null}
    </div>
  )
}
