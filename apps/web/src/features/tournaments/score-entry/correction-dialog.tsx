import { scoreOf } from '@tablee/domain/tournaments/kinds/match-result'
import type { Score } from '@tablee/domain/tournaments/results/score'
import { useTranslation } from '../../../language/use-translation.ts'
import { useSendScore } from '../api/results/send-score.ts'
import { scoreFor } from '../match-view/own-view.ts'
import { OwnScoreDialog, type OwnScoreProps } from './own-score-dialog.tsx'

/** Until the opponent answers, a player may correct their own report by one tap. */
export function CorrectionDialog(props: OwnScoreProps) {
  const { access, match, onClose } = props
  const { t } = useTranslation()
  const act = useSendScore(access)
  const own = access.player.id
  const stands = scoreOf(match)
  const correct = async (score: Score) => {
    const outcome = await act.send({ matchId: match.id, score: scoreFor(match, own, score), contest: false })
    if (outcome !== null) onClose()
  }
  return (
    <OwnScoreDialog
      {...props}
      title={t('dashboard.result.correctTitle')}
      description={t('dashboard.result.correctHelp')}
      chosen={stands && scoreFor(match, own, stands)}
      onChoose={(score) => void correct(score)}
      isSending={act.isSending}
    />
  )
}
