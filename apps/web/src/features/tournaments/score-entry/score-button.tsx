import { isSameScore, type Score } from '@tablee/domain/tournaments/results/score'
import { classNames } from '../../../ui/class-names.ts'

type ScoreButtonProps = {
  readonly score: Score
  readonly text: string
  /** Complete accessible name, independent of its position. */
  readonly name: string
  readonly chosen: Score | null
  readonly onChoose: (score: Score) => void
  readonly className?: string
}

export function ScoreButton({ score, text, name, chosen, onChoose, className }: ScoreButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-pressed={chosen !== null && isSameScore(chosen, score)}
      onClick={() => onChoose(score)}
      className={classNames(
        'inline-flex items-center justify-center rounded-control border border-control bg-surface font-display font-bold tabular-nums',
        'transition-colors duration-150 enabled:not-aria-pressed:hover:bg-sunken disabled:opacity-55',
        'aria-pressed:border-felt aria-pressed:bg-felt aria-pressed:text-on-felt',
        // With a drawn game: 2-0-1.
        text.length > 3 && 'whitespace-nowrap large-text:text-[min(1em,6.4vw)]!',
        className,
      )}
    >
      {text}
    </button>
  )
}
