import { scoreOf } from '@tablee/domain/tournaments/kinds/match-result'
import type { Score } from '@tablee/domain/tournaments/results/score'
import type { PlayedMatch, Tournament } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import type { PlayerAccess } from '../api/own/own-roles.ts'
import { useSendScore } from '../api/results/send-score.ts'
import { scoreFor } from '../match-view/own-view.ts'
import { OwnScoreGrid } from './own-score-grid.tsx'
import { UnsentNotice } from './unsent-notice.tsx'

type CorrectionDialogProps = {
  readonly access: PlayerAccess
  readonly match: PlayedMatch
  readonly rules: Tournament['rules']
  readonly isOffered: (own: Score) => boolean
  readonly opponent: string
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Until the opponent answers, players correct their own report: one tap sends the right one. */
export function CorrectionDialog({
  access,
  match,
  rules,
  isOffered,
  opponent,
  isOpen,
  onClose,
}: CorrectionDialogProps) {
  const { t } = useTranslation()
  const act = useSendScore(access)
  const own = access.player.id
  const stands = scoreOf(match)
  const correct = async (score: Score) => {
    const outcome = await act.send({ matchId: match.id, score: scoreFor(match, own, score), contest: false })
    if (outcome !== null) onClose()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('dashboard.result.correctTitle')}
      description={t('dashboard.result.correctHelp')}
      closeLabel={t('tournament.close')}
    >
      <OwnScoreGrid
        allowed={rules.scoresAllowed}
        isOffered={isOffered}
        opponent={opponent}
        chosen={stands && scoreFor(match, own, stands)}
        onChoose={(score) => void correct(score)}
        isDisabled={act.isSending}
      />
      <UnsentNotice by="player" tournamentId={access.tournamentId} matchId={match.id} />
    </Dialog>
  )
}
