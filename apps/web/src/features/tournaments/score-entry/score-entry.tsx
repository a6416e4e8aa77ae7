import type { Score } from '@tablee/domain/tournaments/score'
import type { PlayedMatch, Tournament } from '@tablee/domain/tournaments/tournament'
import { useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { ActFailure } from '../../../transport/act-failure.tsx'
import { isWorthRetrying } from '../../../transport/request-error.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import type { PlayerAccess } from '../api/own-roles.ts'
import { useSendScore } from '../api/send-score.ts'
import { scoreFor } from '../match-view/own-view.ts'
import { OwnScoreGrid } from './own-score-grid.tsx'
import { useResultText } from './result-text.ts'

type ScoreEntryProps = {
  readonly access: PlayerAccess
  readonly match: PlayedMatch
  readonly rules: Tournament['rules']
}

/** The player chooses the result as they see it and confirms it with one tap. */
export function ScoreEntry({ access, match, rules }: ScoreEntryProps) {
  const { t } = useTranslation()
  const resultText = useResultText()
  const send = useSendScore(access)
  const [chosen, setChosen] = useState<Score | null>(null)
  const own = access.player.id
  const confirm = () => {
    if (chosen === null) return
    void send.send({ matchId: match.id, score: scoreFor(match, own, chosen), contest: false })
  }
  return (
    <section aria-labelledby="score-title" className="grid gap-2 sm:gap-4">
      <h2 id="score-title" className="text-xl">
        {t('dashboard.score.title')}
      </h2>
      <OwnScoreGrid
        allowed={rules.scoresAllowed}
        chosen={chosen}
        onChoose={(score) => {
          setChosen(score)
          if (send.error) send.clear()
        }}
        isDisabled={send.isSending}
        size="large"
      />
      <div
        className={classNames(
          'grid gap-3 -mx-4 bg-paper px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:mx-0 sm:p-0',
          chosen !== null && 'max-sm:sticky max-sm:bottom-0 max-sm:z-10',
        )}
      >
        <ActFailure act={send} title={t('dashboard.score.failed')} />
        {isWorthRetrying(send.error) ? null : (
          <Button size="large" isWide isBusy={send.isSending} disabled={chosen === null} onClick={confirm}>
            {chosen === null
              ? t('dashboard.score.choose')
              : t('dashboard.score.confirm', { result: resultText(chosen) })}
          </Button>
        )}
      </div>
    </section>
  )
}
