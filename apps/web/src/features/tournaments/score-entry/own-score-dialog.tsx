import type { Score } from '@tablee/domain/tournaments/results/score'
import type { Meeting, Tournament } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'
import { Dialog, type DialogProps } from '../../../ui/dialog.tsx'
import type { PlayerAccess } from '../api/own/own-roles.ts'
import { OwnScoreGrid } from './own-score-grid.tsx'
import { UnsentNotice } from './unsent-notice.tsx'

export type OwnScoreProps = {
  readonly access: PlayerAccess
  readonly match: Meeting
  readonly rules: Tournament['rules']
  readonly isOffered: (own: Score) => boolean
  /** As the player calls them. */
  readonly opponent: string
  readonly isOpen: boolean
  readonly onClose: () => void
}

type OwnScoreDialogProps = OwnScoreProps &
  Pick<DialogProps, 'title' | 'description' | 'footer'> & {
    readonly chosen: Score | null
    readonly onChoose: (score: Score) => void
    readonly isSending: boolean
  }

/** For a match that has a score already. */
export function OwnScoreDialog(props: OwnScoreDialogProps) {
  const { access, match, rules, isOffered, opponent, chosen, onChoose, isSending, ...dialog } = props
  const { t } = useTranslation()
  return (
    <Dialog {...dialog} closeLabel={t('tournament.close')}>
      <OwnScoreGrid
        allowed={rules.scoresAllowed}
        {...{ isOffered, opponent, chosen, onChoose }}
        isDisabled={isSending}
      />
      <UnsentNotice by="player" tournamentId={access.tournamentId} matchId={match.id} />
    </Dialog>
  )
}
