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
/** As many letters as a row of the narrowest phone has room for. */
const ONE_LINE = 16

/** Longer names, or words, use smaller type, and another line if there is room for two. */
export function isLongName(name: string): boolean {
  return name.length > LONG || name.split(/\s/).some((word) => word.length > LONG_WORD)
}

/** Of a name that may have no room in a line, with the space before it; null without one. */
function lastWord(name: string): string | null {
  const at = name.lastIndexOf(' ')
  return name.length <= ONE_LINE || at <= 0 ? null : name.slice(at)
}

/** Wraps between words; in one line it keeps its last word, by which families and teams differ; truncates a word longer than the line. */
export function PlayerName({
  name,
  note,
  isStrong = false,
  isStruck = false,
  isOneLine = false,
  isTwoLines = false,
  className,
}: PlayerNameProps) {
  const end = isOneLine && !isTwoLines ? lastWord(name) : null
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
          isTwoLines
            ? isLongName(name)
              ? 'name-of-three-lines'
              : 'name-of-two-lines'
            : isOneLine && (end ? 'flex min-w-0' : 'truncate'),
          isStruck && 'text-muted line-through',
        )}
      >
        {end ? (
          <>
            <span className="min-w-[3ch] truncate">{name.slice(0, -end.length)}</span>
            <span className="max-w-3/5 shrink-0 overflow-hidden text-ellipsis whitespace-pre">{end}</span>
          </>
        ) : (
          name
        )}
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
