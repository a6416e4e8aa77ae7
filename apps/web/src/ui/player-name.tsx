import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type PlayerNameProps = {
  name: string
  /** A word behind the name, such as "you" or "dropped". */
  note?: ReactNode
  isStrong?: boolean
  isStruck?: boolean
  /** Ends in "…" where it is too long, for rows whose height must not depend on who sits there. */
  isOneLine?: boolean
  /** The same for a row that has room for two lines of letters. */
  isTwoLines?: boolean
  className?: string
}

/** Longer ones take a smaller step of type, and one line more, in a row that has room for two; so do those with a longer word. */
const LONG = 26
const LONG_WORD = 16

function isLong(name: string): boolean {
  return name.length > LONG || name.split(/\s/).some((word) => word.length > LONG_WORD)
}

/** A name: it wraps between its words, and a word too long for the line ends in "…". */
export function PlayerName({
  name,
  note,
  isStrong = false,
  isStruck = false,
  isOneLine = false,
  isTwoLines = false,
  className,
}: PlayerNameProps) {
  return (
    <span
      className={classNames(
        'min-w-0',
        isTwoLines ? 'flex items-center' : isOneLine ? 'flex items-baseline' : 'unbroken-words text-pretty',
        isStrong && 'font-semibold',
        className,
      )}
    >
      <bdi
        className={classNames(
          isTwoLines ? (isLong(name) ? 'name-of-three-lines' : 'name-of-two-lines') : isOneLine && 'truncate',
          isStruck && 'text-muted line-through',
        )}
      >
        {name}
      </bdi>
      {note ? (
        <span className={classNames('ms-1.5 text-sm font-normal text-muted', (isOneLine || isTwoLines) && 'shrink-0')}>
          {note}
        </span>
      ) : null}
    </span>
  )
}
