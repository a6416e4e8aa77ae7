import { type AllowedScore, hasDrawnGames, type Score } from '@tablee/domain/tournaments/results/score'
import { Fragment, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { classNames } from '../../../ui/class-names.ts'
import { scoreText } from '../match-view/own-view.ts'
import { ScoreButton } from './score-button.tsx'
import { scoreColumns } from './score-columns.ts'

type ScoreGridProps = {
  readonly label: string
  readonly allowed: readonly AllowedScore[]
  /** Those possible in this match. */
  readonly isOffered?: (score: Score) => boolean
  /** Column headings: first player wins, draw, second player wins. */
  readonly headings: { readonly first: string; readonly draw: string; readonly second: string }
  readonly textOf?: (score: Score) => string
  /** Complete accessible name, independent of its column. */
  readonly nameOf: (score: Score) => string
  readonly chosen: Score | null
  readonly onChoose: (score: Score) => void
  readonly isDisabled?: boolean
  readonly size?: 'medium' | 'large'
}

/** All allowed results, in the winner's column; in large text one column below the other, each a row of scores. Drawn games take one more tap, so that everyday scores stay few. */
export function ScoreGrid(props: ScoreGridProps) {
  const { label, allowed, headings, nameOf, chosen, onChoose, isDisabled = false, size = 'medium' } = props
  const { textOf = scoreText, isOffered } = props
  const [drawnGames, setDrawnGames] = useState(chosen?.draws ?? 0)
  const columns = scoreColumns(allowed, drawnGames, isOffered)
  // Brackets have no draws: no empty column. Most of the width is for names.
  const hasDraws = allowed.some(([won, lost]) => won === lost)
  const shown = hasDraws ? (['first', 'draw', 'second'] as const) : (['first', 'second'] as const)
  const across = hasDraws ? 'grid-cols-[5fr_3fr_5fr]' : 'grid-cols-2'
  const buttonSize = size === 'large' ? 'min-h-14 text-section short:min-h-11' : 'min-h-11 text-lg'
  return (
    <fieldset disabled={isDisabled} className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <div
        className={classNames(
          'grid grid-flow-col grid-rows-[auto_auto] items-start gap-2 large-text:grid-flow-row large-text:grid-cols-1',
          across,
        )}
      >
        {shown.map((column) => (
          <Fragment key={column}>
            <span className="unbroken-words min-w-0 self-end text-center text-sm leading-tight font-semibold">
              {headings[column]}
            </span>
            <div className="grid min-w-0 gap-2 large-text:grid-cols-3">
              {columns[column].map((score) => (
                <ScoreButton
                  key={scoreText(score)}
                  score={score}
                  text={textOf(score)}
                  name={nameOf(score)}
                  chosen={chosen}
                  onChoose={onChoose}
                  className={buttonSize}
                />
              ))}
              {column === 'draw' && hasDrawnGames(allowed) ? (
                <DrawnGame count={drawnGames} onChange={setDrawnGames} className={buttonSize} />
              ) : null}
            </div>
          </Fragment>
        ))}
      </div>
    </fieldset>
  )
}

type DrawnGameProps = {
  readonly count: number
  readonly onChange: (count: number) => void
  readonly className: string
}

/** Adds a drawn game to every score: 1-0-1, 1-1-1. */
function DrawnGame({ count, onChange, className }: DrawnGameProps) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      aria-description={t('tournament.matches.withDrawnGame')}
      aria-pressed={count > 0}
      onClick={() => onChange(count > 0 ? 0 : 1)}
      className={classNames(
        'inline-flex items-center justify-center rounded-control px-1 text-center text-muted underline underline-offset-4',
        'enabled:not-aria-pressed:hover:bg-sunken aria-pressed:bg-felt-wash aria-pressed:font-semibold aria-pressed:text-ink',
        className,
        'text-sm!',
      )}
    >
      {`+${t('tournament.matches.drawnGames', { count: Math.max(1, count) })}`}
    </button>
  )
}
