import type { Standing } from '@tablee/domain/tournaments/standings/standing'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { later } from '../../../ui/later.tsx'

/** Drawing takes code that few visitors ask for. */
const pictureDialog = later(async () => (await import('./ranking-picture-dialog.tsx')).RankingPictureDialog)

type ShareRankingProps = { readonly tournament: Tournament; readonly standings: readonly Standing[] }

/** The end of a tournament, told elsewhere: as a picture of the ranking, or as a link. */
export function ShareRanking({ tournament, standings }: ShareRankingProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="paper"
        aria-haspopup="dialog"
        icon={<Share2 aria-hidden="true" className="size-5" />}
        onClick={() => setIsOpen(true)}
      >
        {t('ending.share')}
      </Button>
      {isOpen ? (
        <pictureDialog.Component tournament={tournament} standings={standings} onClose={() => setIsOpen(false)} />
      ) : null}
    </>
  )
}
