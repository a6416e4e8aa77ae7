import type { Score } from '@tablee/domain/tournaments/score'
import type { PlayedMatch, Tournament } from '@tablee/domain/tournaments/tournament'
import { useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { ActFailure } from '../../../transport/act-failure.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { PlayerAccess } from '../api/own-roles.ts'
import { useSendScore } from '../api/send-score.ts'
import { scoreFor } from '../match-view/own-view.ts'
import { OwnScoreGrid } from './own-score-grid.tsx'
import { useResultText } from './result-text.ts'

type ContestDialogProps = {
  readonly access: PlayerAccess
  readonly match: PlayedMatch
  readonly rules: Tournament['rules']
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The player gives another score than the one that stands, or contests it without one. */
export function ContestDialog({ access, match, rules, isOpen, onClose }: ContestDialogProps) {
  const { t } = useTranslation()
  const resultText = useResultText()
  const act = useSendScore(access)
  const [chosen, setChosen] = useState<Score | null>(null)
  const own = access.player.id
  const contest = async () => {
    const score = chosen && scoreFor(match, own, chosen)
    const reply = await act.send({ matchId: match.id, score, contest: true })
    if (reply !== null) onClose()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('dashboard.result.contestTitle')}
      description={t('dashboard.result.contestHelp')}
      closeLabel={t('tournament.close')}
      footer={
        <Button size="large" isWide isBusy={act.isSending} onClick={() => void contest()}>
          {chosen === null
            ? t('dashboard.result.contestWithout')
            : t('dashboard.result.contestWith', { result: resultText(chosen) })}
        </Button>
      }
    >
      <OwnScoreGrid
        allowed={rules.scoresAllowed}
        chosen={chosen}
        onChoose={(score) => setChosen(chosen === score ? null : score)}
        isDisabled={act.isSending}
      />
      <ActFailure act={act} title={t('dashboard.score.failed')} />
    </Dialog>
  )
}
