import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type PlayerNameProps = {
  name: string
  /** A word behind the name, such as "you" or "dropped". */
  note?: ReactNode
  isStrong?: boolean
  isStruck?: boolean
  className?: string
}

/** A name in full, however long: it wraps and is never cut. */
export function PlayerName({ name, note, isStrong = false, isStruck = false, className }: PlayerNameProps) {
  return (
    <span
      className={classNames('min-w-0 text-pretty wrap-anywhere hyphens-auto', isStrong && 'font-semibold', className)}
    >
      <bdi className={isStruck ? 'text-muted line-through' : undefined}>{name}</bdi>
      {note ? <span className="ms-1.5 text-sm font-normal text-muted">{note}</span> : null}
    </span>
  )
}
