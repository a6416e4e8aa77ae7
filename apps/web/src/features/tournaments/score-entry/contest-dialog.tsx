import type { Score } from '@tablee/domain/tournaments/results/score'
import { useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { useSendScore } from '../api/results/send-score.ts'
import { scoreFor } from '../match-view/own-view.ts'
import { OwnScoreDialog, type OwnScoreProps } from './own-score-dialog.tsx'
import { useSendText } from './result-text.ts'
import { SendLabel } from './send-label.tsx'

/** The player proposes another score, or contests without one. */
export function ContestDialog(props: OwnScoreProps) {
  const { access, match, opponent, onClose } = props
  const { t } = useTranslation()
  const sendText = useSendText(opponent)
  const act = useSendScore(access)
  const [chosen, setChosen] = useState<Score | null>(null)
  const contest = async () => {
    const score = chosen && scoreFor(match, access.player.id, chosen)
    const reply = await act.send({ matchId: match.id, score, contest: true })
    if (reply !== null) onClose()
  }
  return (
    <OwnScoreDialog
      {...props}
      title={t('dashboard.result.contestTitle')}
      description={t('dashboard.result.contestHelp')}
      chosen={chosen}
      onChoose={(score) => setChosen(chosen === score ? null : score)}
      isSending={act.isSending}
      footer={
        // Without a score it settles nothing, so it is not the primary action.
        <Button
          variant={chosen === null ? 'secondary' : 'primary'}
          size="large"
          isWide
          isBusy={act.isSending}
          onClick={() => void contest()}
        >
          {chosen === null ? t('dashboard.result.contestWithout') : <SendLabel text={sendText(chosen)} />}
        </Button>
      }
    />
  )
}
