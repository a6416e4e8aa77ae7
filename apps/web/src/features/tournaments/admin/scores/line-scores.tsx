import { type AllowedScore, isSameScore, type Score } from '@tablee/domain/tournaments/results/score'
import { type FocusEvent, type PointerEvent, useCallback } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import type { useUpdateScore } from '../../api/results/update-score.ts'
import { scoreText } from '../../match-view/own-view.ts'
import { scoreColumns } from '../../score-entry/score-columns.ts'
import type { TableScoreText } from './use-table-score-text.ts'

/** So wide is one score, in rem, and what stands between the three groups. */
const SCORE_REM = 2.25
const BETWEEN_REM = 2
/** For a result with the way back, where few scores are allowed. */
const LEAST_REM = 13

/** The room that the scores of every row take, so that names stand below each other: all of them, and the usual ones alone. */
export function lineScoresWidth(allowed: readonly AllowedScore[]): { readonly all: string; readonly few: string } {
  const { first, draw, second } = scoreColumns(allowed)
  const scores = [...first, ...draw, ...second]
  const isRare = rareAmong(allowed)
  return { all: widthOf(scores.length), few: widthOf(scores.filter((score) => !isRare(score)).length) }
}

function widthOf(count: number): string {
  return `${Math.max(LEAST_REM, SCORE_REM * count + BETWEEN_REM)}rem`
}

/** A match that the clock ended: of a win fewer games than one needs, of a draw fewer than one can have. */
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
 * Every result between the two names, as it reads from the left to the right: what the one may win by, the draws, what the other may.
 * Where the line is short, those that the clock made stand behind it, in its sheet. Quiet until the row is pointed at or has the focus; then the side lights up that a score would let win.
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
                  // The finger has all of the row's height.
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
 * The row says whom the score would let win that is pointed at or has the focus. By script and past React: asked in the style, by `:has(:hover)`, each row
 * that passes below the pointer has the browser work out the style of all of them.
 */
function useLitSide() {
  const light = ({ target, currentTarget }: PointerEvent<HTMLElement> | FocusEvent<HTMLElement>) => {
    const wins = target instanceof Element ? target.closest<HTMLElement>('[data-wins]')?.dataset.wins : undefined
    mark(currentTarget, wins)
  }
  const dim = ({ currentTarget }: PointerEvent<HTMLElement> | FocusEvent<HTMLElement>) => mark(currentTarget, undefined)
  // The scores go when one is chosen, and with them what would say that the pointer left.
  const ref = useCallback((scores: HTMLElement | null) => {
    const row = scores?.closest<HTMLElement>('[data-line]')
    return () => row?.removeAttribute('data-lit')
  }, [])
  return { ref, onPointerOver: light, onPointerLeave: dim, onFocus: light, onBlur: dim }
}

function mark(scores: HTMLElement, wins: string | undefined): void {
  const row = scores.closest<HTMLElement>('[data-line]')
  if (wins === undefined) row?.removeAttribute('data-lit')
  else if (row) row.dataset.lit = wins
}
