import type { CSSProperties } from 'react'
import { classNames } from './class-names.ts'

export type CodeCardsSize = 'small' | 'medium' | 'large'

const ROWS: Record<CodeCardsSize, string> = {
  small: 'gap-1 text-lg [--card:min(1.75rem,10vw)]',
  medium: 'gap-1.5 text-title [--card:min(2.5rem,12.5vw)] sm:gap-2 sm:[--card:3.25rem]',
  large: 'gap-1.5 text-title [--card:clamp(min(2rem,10vw),10.5vw,5rem)] sm:gap-3 sm:text-figure',
}

export type CodeCardsProps = {
  code: string
  size?: CodeCardsSize
  /** Newly created: the cards are dealt in turn. */
  isDealt?: boolean
  className?: string
}

/** One card per character. Screen readers spell it. */
export function CodeCards({ code, size = 'medium', isDealt = false, className }: CodeCardsProps) {
  return (
    <span data-code={code} className={classNames('inline-flex font-display font-bold', ROWS[size], className)}>
      <span className="sr-only">{[...code].join(' ')}</span>
      {[...code].map((character, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what tells two equal characters apart
          key={index}
          aria-hidden="true"
          style={isDealt ? ({ '--place': index } as CSSProperties) : undefined}
          className={classNames(
            isDealt && 'dealt',
            'inline-flex h-[calc(var(--card)*1.36)] w-(--card) items-center justify-center rounded-control border ' +
              'large-text:text-[calc(var(--card)*0.7)] ' +
              'border-face-line bg-face text-face-ink shadow-card tabular-nums',
          )}
        >
          {character}
        </span>
      ))}
    </span>
  )
}
