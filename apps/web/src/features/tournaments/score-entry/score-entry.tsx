import type { Score } from '@tablee/domain/tournaments/results/score'
import type { Meeting, Tournament } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'
import type { PlayerAccess } from '../api/own/own-roles.ts'
import { useSendScore } from '../api/results/send-score.ts'
import { scoreFor } from '../match-view/own-view.ts'
import { OwnScoreGrid } from './own-score-grid.tsx'
import { useSendText } from './result-text.ts'
import { SendBar } from './send-bar.tsx'
import { SendLabel } from './send-label.tsx'
import { useChosenScore } from './use-chosen-score.ts'

type ScoreEntryProps = {
  readonly access: PlayerAccess
  readonly match: Meeting
  readonly rules: Tournament['rules']
  readonly isOffered: (own: Score) => boolean
  readonly opponent: string
}

/** The player chooses a result; the send button states it in words. */
export function ScoreEntry({ access, match, rules, isOffered, opponent }: ScoreEntryProps) {
  const { t } = useTranslation()
  const sendText = useSendText(opponent)
  const send = useSendScore(access)
  const { chosen, choose, forget } = useChosenScore({
    ...{ tournamentId: access.tournamentId, matchId: match.id, allowed: rules.scoresAllowed },
    isOffered,
  })
  const own = access.player.id
  const confirm = () => {
    if (chosen === null) return
    // From here on it is stored as unsent.
    forget()
    void send.send({ matchId: match.id, score: scoreFor(match, own, chosen), contest: false })
  }
  return (
    <section aria-labelledby="score-title" className="grid grid-cols-[minmax(0,1fr)] gap-1 sm:gap-4">
      <h2 id="score-title" className="sr-only">
        {t('dashboard.score.title')}
      </h2>
      <OwnScoreGrid
        allowed={rules.scoresAllowed}
        isOffered={isOffered}
        opponent={opponent}
        chosen={chosen}
        onChoose={choose}
        isDisabled={send.isSending}
      />
      <SendBar isChosen={chosen !== null} isReady={chosen !== null} isBusy={send.isSending} onSend={confirm}>
        {chosen === null ? t('dashboard.score.choose') : <SendLabel text={sendText(chosen)} />}
      </SendBar>
    </section>
  )
}
