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
  /** On phones the words are there for the ear alone. */
  isDotOnPhones?: boolean
  className?: string
}

/** Quietly says whether what is shown is live. A change of words is announced; the dot alone says nothing. */
export function LiveDot({ state, label, isDotOnPhones = false, className }: LiveDotProps) {
  return (
    <span role="status" className={classNames('inline-flex items-center gap-2 text-sm text-muted', className)}>
      <span aria-hidden="true" className={classNames('size-2.5 shrink-0 rounded-full', DOTS[state])} />
      <span className={isDotOnPhones ? 'max-sm:sr-only flat:sr-only sm:whitespace-nowrap' : ''}>{label}</span>
    </span>
  )
}
