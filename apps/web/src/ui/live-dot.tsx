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
  /** Reserves room for the usual next text, so that nothing moves. */
  room?: string
  /** On phones the text is for screen readers only. */
  isDotOnPhones?: boolean
  className?: string
}

/** Whether the data is live. Text changes are announced; the dot alone says nothing. */
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
