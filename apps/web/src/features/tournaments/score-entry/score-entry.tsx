import type { Score } from '@tablee/domain/tournaments/results/score'
import type { Meeting, Tournament } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { standsAtBottom } from '../../../ui/stands-at-bottom.ts'
import type { PlayerAccess } from '../api/own/own-roles.ts'
import { useSendScore } from '../api/results/send-score.ts'
import { scoreFor } from '../match-view/own-view.ts'
import { OwnScoreGrid } from './own-score-grid.tsx'
import { useSendText } from './result-text.ts'
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
      <div
        ref={chosen === null ? null : standsAtBottom}
        className={classNames(
          'grid grid-cols-[minmax(0,1fr)] -mx-4 bg-paper px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:mx-0 sm:p-0 short:py-1',
          chosen !== null && 'max-sm:sticky max-sm:bottom-0 max-sm:z-10',
        )}
      >
        <Button
          size="large"
          isWide
          isBusy={send.isSending}
          disabled={chosen === null}
          onClick={confirm}
          className="max-sm:px-3 short:min-h-12 short:py-1.5"
        >
          {chosen === null ? t('dashboard.score.choose') : <SendLabel text={sendText(chosen)} />}
        </Button>
      </div>
    </section>
  )
}
