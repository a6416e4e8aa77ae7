import { type AllowedScore, isSameScore, type Score } from '@tablee/domain/tournaments/results/score'
import { type FocusEvent, type PointerEvent, useCallback } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { handOverFocus } from '../../../../ui/hand-over-focus.ts'
import type { useUpdateScore } from '../../api/results/update-score.ts'
import { scoreText } from '../../match-view/own-view.ts'
import { scoreColumns } from '../../score-entry/score-columns.ts'
import type { TableScoreText } from './use-table-score-text.ts'

/** Width of one score in rem, and the gap between the three groups. */
const SCORE_REM = 2.25
const BETWEEN_REM = 2
/** For a result with undo, where few scores are allowed. */
const LEAST_REM = 13

/** Equal for all rows, so that names align: for all scores, and for the usual ones. */
export function lineScoresWidth(allowed: readonly AllowedScore[]): { readonly all: string; readonly few: string } {
  const { first, draw, second } = scoreColumns(allowed)
  const scores = [...first, ...draw, ...second]
  const isRare = rareAmong(allowed)
  return { all: widthOf(scores.length), few: widthOf(scores.filter((score) => !isRare(score)).length) }
}

function widthOf(count: number): string {
  return `${Math.max(LEAST_REM, SCORE_REM * count + BETWEEN_REM)}rem`
}

/** Ended by the clock: a win with fewer games than needed, or a draw below the maximum. */
function rareAmong(allowed: readonly AllowedScore[]): (score: Score) => boolean {
  const mostOf = (isDraw: boolean) =>
    Math.max(0, ...allowed.filter(([won, lost]) => (won === lost) === isDraw).map(([won]) => won))
  const most = { win: mostOf(false), draw: mostOf(true) }
  return ({ wins1, wins2 }) => Math.max(wins1, wins2) < (wins1 === wins2 ? most.draw : most.win)
}

type LineScoresProps = {
  readonly allowed: readonly AllowedScore[]
  readonly isOffered: (score: Score) => boolean
  readonly words: TableScoreText
  readonly update: ReturnType<typeof useUpdateScore>
  readonly onChoose: (score: Score) => void
}

/**
 * All results between the two names, from left to right: the first player's wins, draws, the other's wins. In a short line, clock-made
 * results are in the sheet. Subdued until hover or focus; then the winning side is highlighted.
 */
export function LineScores({ allowed, isOffered, words, update, onChoose }: LineScoresProps) {
  const { first, draw, second } = scoreColumns(allowed, 0, isOffered)
  const sides = [
    { wins: 'one', scores: first },
    { wins: 'none', scores: draw },
    { wins: 'other', scores: second.toReversed() },
  ] as const
  const isRare = rareAmong(allowed)
  const chosen = update.isSending ? (update.input?.score ?? null) : null
  const lit = useLitSide()
  return (
    <fieldset
      {...lit}
      disabled={update.isSending}
      className="relative z-10 flex min-w-0 items-center justify-center gap-x-2"
    >
      <legend className="sr-only">{words.label}</legend>
      {sides
        .filter(({ scores }) => scores.length > 0)
        .map(({ wins, scores }, place) => (
          <div key={wins} className={classNames('flex items-center', place > 0 && 'border-s border-line ps-2')}>
            {scores.map((score) => (
              <button
                key={scoreText(score)}
                type="button"
                data-wins={wins}
                aria-label={words.of(score)}
                aria-pressed={chosen !== null && isSameScore(chosen, score)}
                onClick={() => onChoose(score)}
                className={classNames(
                  isRare(score) ? 'hidden @[50rem]:inline-flex' : 'inline-flex',
                  'relative h-9 w-9 items-center justify-center rounded-control border border-transparent font-display tabular-nums text-muted',
                  // Touch target of the full row height.
                  'before:absolute before:-inset-y-1 before:inset-x-0',
                  'group-hover/line:border-control group-hover/line:bg-surface group-hover/line:font-bold group-hover/line:text-ink',
                  'group-focus-within/line:border-control group-focus-within/line:bg-surface group-focus-within/line:font-bold group-focus-within/line:text-ink',
                  'pointer-coarse:border-control pointer-coarse:text-ink enabled:not-aria-pressed:hover:bg-sunken disabled:opacity-55',
                  'aria-pressed:border-felt aria-pressed:bg-felt aria-pressed:text-on-felt',
                )}
              >
                {scoreText(score)}
              </button>
            ))}
          </div>
        ))}
    </fieldset>
  )
}

/**
 * Highlights the winner of the hovered or focused score. Scripted outside React: with `:has(:hover)` every row passing under the pointer
 * would recalculate all rows' styles.
 */
function useLitSide() {
  const light = ({ target, currentTarget }: PointerEvent<HTMLElement> | FocusEvent<HTMLElement>) => {
    const wins = target instanceof Element ? target.closest<HTMLElement>('[data-wins]')?.dataset.wins : undefined
    mark(currentTarget, wins)
  }
  const dim = ({ currentTarget }: PointerEvent<HTMLElement> | FocusEvent<HTMLElement>) => mark(currentTarget, undefined)
  // Choosing removes the scores, and with them the leave event.
  const ref = useCallback((scores: HTMLElement | null) => {
    const row = scores?.closest<HTMLElement>('[data-line]')
    const handOver = handOverFocus(scores)
    return () => {
      handOver?.()
      row?.removeAttribute('data-lit')
    }
  }, [])
  return { ref, onPointerOver: light, onPointerLeave: dim, onFocus: light, onBlur: dim }
}

function mark(scores: HTMLElement, wins: string | undefined): void {
  const row = scores.closest<HTMLElement>('[data-line]')
  if (wins === undefined) row?.removeAttribute('data-lit')
  else if (row) row.dataset.lit = wins
}
