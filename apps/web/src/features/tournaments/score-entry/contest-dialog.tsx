import type { Score } from '@tablee/domain/tournaments/results/score'
import type { PlayedMatch, Tournament } from '@tablee/domain/tournaments/tournament'
import { useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { PlayerAccess } from '../api/own/own-roles.ts'
import { useSendScore } from '../api/results/send-score.ts'
import { scoreFor } from '../match-view/own-view.ts'
import { OwnScoreGrid } from './own-score-grid.tsx'
import { useSendText } from './result-text.ts'
import { SendLabel } from './send-label.tsx'
import { UnsentNotice } from './unsent-notice.tsx'

type ContestDialogProps = {
  readonly access: PlayerAccess
  readonly match: PlayedMatch
  readonly rules: Tournament['rules']
  readonly isOffered: (own: Score) => boolean
  readonly opponent: string
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The player gives another score than the one that stands, or contests it without one. */
export function ContestDialog({ access, match, rules, isOffered, opponent, isOpen, onClose }: ContestDialogProps) {
  const { t } = useTranslation()
  const sendText = useSendText(opponent)
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
        // Without a score it settles nothing: it must not look like what is asked for.
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
    >
      <OwnScoreGrid
        allowed={rules.scoresAllowed}
        isOffered={isOffered}
        opponent={opponent}
        chosen={chosen}
        onChoose={(score) => setChosen(chosen === score ? null : score)}
        isDisabled={act.isSending}
      />
      <UnsentNotice by="player" tournamentId={access.tournamentId} matchId={match.id} />
    </Dialog>
  )
}
