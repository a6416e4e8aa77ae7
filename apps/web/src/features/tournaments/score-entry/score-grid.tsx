import { type AllowedScore, isSameScore, type Score, scoreChoices } from '@tablee/domain/tournaments/score'
import { useMemo } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { resultOf, scoreText } from '../match-view/own-view.ts'

type ScoreGridProps = {
  readonly label: string
  readonly allowed: readonly AllowedScore[]
  /** What stands above the results of each side: first player wins, draw, second player wins. */
  readonly headings: { readonly first: string; readonly draw: string; readonly second: string }
  /** The whole meaning of a button, for who does not see the column it stands in. */
  readonly nameOf: (score: Score) => string
  readonly chosen: Score | null
  readonly onChoose: (score: Score) => void
  readonly isDisabled?: boolean
  readonly size?: 'medium' | 'large'
}

/** Every result the rules allow, on the side of the table of who wins it. */
export function ScoreGrid(props: ScoreGridProps) {
  const { label, allowed, headings, nameOf, chosen, onChoose, isDisabled = false, size = 'medium' } = props
  const columns = useMemo(() => columnsOf(allowed), [allowed])
  return (
    <fieldset disabled={isDisabled} className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <div className="grid grid-cols-3 items-end gap-2 pb-2 text-center text-sm leading-tight font-semibold">
        <span className="wrap-anywhere hyphens-auto">{headings.first}</span>
        <span>{headings.draw}</span>
        <span className="wrap-anywhere hyphens-auto">{headings.second}</span>
      </div>
      <div className="grid grid-cols-3 items-start gap-2">
        {columns.map((scores, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the three columns are their places
          <div key={column} className="grid gap-2">
            {scores.map((score) => (
              <button
                key={scoreText(score)}
                type="button"
                aria-label={nameOf(score)}
                aria-pressed={chosen !== null && isSameScore(chosen, score)}
                onClick={() => onChoose(score)}
                className={classNames(
                  'inline-flex w-full items-center justify-center rounded-control border border-control bg-surface font-display font-bold tabular-nums',
                  'transition-colors duration-150 enabled:not-aria-pressed:hover:bg-sunken disabled:opacity-55',
                  'aria-pressed:border-felt aria-pressed:bg-felt aria-pressed:text-on-felt',
                  size === 'large' ? 'min-h-14 text-xl' : 'min-h-11 text-lg',
                )}
              >
                {scoreText(score)}
              </button>
            ))}
          </div>
        ))}
      </div>
    </fieldset>
  )
}

function columnsOf(allowed: readonly AllowedScore[]): readonly (readonly Score[])[] {
  const choices = scoreChoices(allowed)
  const of = (result: ReturnType<typeof resultOf>) => choices.filter((score) => resultOf(score) === result)
  // The clearest win stands on top on both sides.
  return [of('won'), of('drawn'), of('lost').toReversed()]
}
