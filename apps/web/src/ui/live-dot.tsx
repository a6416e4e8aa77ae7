import { classNames } from './class-names.ts'

export type LiveDotState = 'live' | 'reconnecting' | 'offline'

const DOTS: Record<LiveDotState, string> = {
  live: 'bg-felt',
  reconnecting: 'bg-amber pulse-if-long',
  offline: 'border-2 border-carmine',
}

export type LiveDotProps = {
  state: LiveDotState
  label: string
  /** Words that often stand here next: there is room for them already, so that nothing beside or below moves. */
  room?: string
  /** On phones the words are there for the ear alone. */
  isDotOnPhones?: boolean
  className?: string
}

/** Quietly says whether what is shown is live. A change of words is announced; the dot alone says nothing. */
export function LiveDot({ state, label, room, isDotOnPhones = false, className }: LiveDotProps) {
  return (
    <span role="status" className={classNames('inline-flex items-center gap-2 text-sm text-muted', className)}>
      <span aria-hidden="true" className={classNames('size-2.5 shrink-0 rounded-full', DOTS[state])} />
      <span
        data-room={room}
        className={classNames(
          isDotOnPhones && 'max-sm:sr-only flat:sr-only sm:whitespace-nowrap',
          room && 'after:invisible after:block after:h-0 after:overflow-hidden after:content-[attr(data-room)]',
        )}
      >
        {label}
      </span>
    </span>
  )
}
