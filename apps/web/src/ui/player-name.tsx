import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type PlayerNameProps = {
  name: string
  /** After the name, such as "you" or "dropped". */
  note?: ReactNode
  isStrong?: boolean
  isStruck?: boolean
  /** Truncated, for rows of fixed height. */
  isOneLine?: boolean
  /** The same with two lines. */
  isTwoLines?: boolean
  className?: string
}

const LONG = 26
const LONG_WORD = 16

/** Longer names, or words, use smaller type, and another line if there is room for two. */
export function isLongName(name: string): boolean {
  return name.length > LONG || name.split(/\s/).some((word) => word.length > LONG_WORD)
}

/** Wraps between words; truncates a word longer than the line. */
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
          isTwoLines ? (isLongName(name) ? 'name-of-three-lines' : 'name-of-two-lines') : isOneLine && 'truncate',
          isStruck && 'text-muted line-through',
        )}
      >
        {name}
      </bdi>
      {/* A note is no part of the last word. */}
      {note && !isOneLine && !isTwoLines ? <wbr /> : null}
      {note ? (
        <span className={classNames('ms-1.5 text-sm font-normal text-muted', (isOneLine || isTwoLines) && 'shrink-0')}>
          {note}
        </span>
      ) : null}
    </span>
  )
}
