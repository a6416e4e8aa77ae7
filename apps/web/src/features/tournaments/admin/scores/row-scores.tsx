import type { AllowedScore, Score } from '@tablee/domain/tournaments/results/score'
import { handOverFocus } from '../../../../ui/hand-over-focus.ts'
import type { useUpdateScore } from '../../api/results/update-score.ts'
import { scoreText } from '../../match-view/own-view.ts'
import { ScoreButton } from '../../score-entry/score-button.tsx'
import { scoreColumns, winnerFirst } from '../../score-entry/score-columns.ts'
import type { TableScoreText } from './use-table-score-text.ts'

type RowScoresProps = {
  readonly allowed: readonly AllowedScore[]
  readonly isOffered: (score: Score) => boolean
  readonly words: TableScoreText
  readonly update: ReturnType<typeof useUpdateScore>
  readonly onChoose: (score: Score) => void
}

/** At the end of a wide row: each player's wins next to the name, then the draws. */
export function RowScores({ allowed, isOffered, words, update, onChoose }: RowScoresProps) {
  const { first, draw, second } = scoreColumns(allowed, 0, isOffered)
  const button = (score: Score) => (
    <ScoreButton
      key={scoreText(score)}
      score={score}
      text={winnerFirst(score)}
      name={words.of(score)}
      chosen={update.isSending ? (update.input?.score ?? null) : null}
      onChoose={onChoose}
      className="size-11 text-lg"
    />
  )
  return (
    <fieldset ref={handOverFocus} disabled={update.isSending} className="flex min-w-0 shrink-0 items-center gap-2">
      <legend className="sr-only">{words.label}</legend>
      <div className="grid gap-2">
        <div className="flex gap-2">{first.map(button)}</div>
        <div className="flex gap-2">{second.map(button)}</div>
      </div>
      {draw.length === 0 ? null : (
        <div className="flex items-center gap-2 ps-3">
          <span className="text-sm text-muted">{words.headings.draw}</span>
          <div className="grid grid-flow-col grid-rows-2 items-center gap-2">{draw.map(button)}</div>
        </div>
      )}
    </fieldset>
  )
}
