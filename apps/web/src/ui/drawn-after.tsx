import { type ReactNode, useDeferredValue } from 'react'

type DrawnAfterProps = {
  /** Draws it with the rest for once, as when it comes into sight. */
  readonly isUrgent?: boolean
  readonly children: ReactNode
}

/** Stays as it was while what is urgent is drawn, and follows right after, in pieces that input interrupts. */
export function DrawnAfter({ isUrgent = false, children }: DrawnAfterProps) {
  const later = useDeferredValue(children)
  return isUrgent ? children : later
}
