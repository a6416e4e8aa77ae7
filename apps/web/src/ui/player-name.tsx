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

/** Without room the beginning gives way first. A large text has as many lines as it needs. */
const PART_OF_LINE = 'overflow-hidden text-ellipsis whitespace-pre large-text:inline large-text:whitespace-normal'

/** Of a name that may have no room in a line: its last word that is no number or letter. Null without one. */
function endOf(name: string): string | null {
  if (name.length <= ONE_LINE) return null
  const last = name.lastIndexOf(' ')
  // A number alone at the end of a line would look like a score.
  const at = /\p{L}\p{L}/u.test(name.slice(last)) ? last : name.lastIndexOf(' ', last - 1)
  return at <= 0 ? null : name.slice(at + 1)
}

/** Wraps between words; in one line it keeps its end, by which families and teams differ; truncates a word longer than the line. */
export function PlayerName({
  name,
  note,
  isStrong = false,
  isStruck = false,
  isOneLine = false,
  isTwoLines = false,
  className,
}: PlayerNameProps) {
  const end = isOneLine && !isTwoLines ? endOf(name) : null
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
            : isOneLine && (end ? 'flex min-w-0 large-text:block large-text:wrap-anywhere' : 'truncate'),
          isStruck && 'text-muted line-through',
        )}
      >
        {end ? (
          <>
            <span
              className={classNames(
                PART_OF_LINE,
                'shrink-9999',
                name.length - end.length > 5 ? 'min-w-[5ch]' : 'min-w-[2ch]',
              )}
            >
              {name.slice(0, -end.length)}
            </span>
            <span className={classNames(PART_OF_LINE, 'min-w-0')}>{end}</span>
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
