import { useHydrated } from './use-hydrated.ts'

export type MomentProps = {
  /** As an ISO date and time. */
  at: string
  /** In the time zone of this device. */
  text: string
}

/** A moment. The server does not know the time zone: what it writes keeps the place, unseen. */
export function Moment({ at, text }: MomentProps) {
  const isHydrated = useHydrated()
  return (
    <time
      key={String(isHydrated)}
      dateTime={at}
      suppressHydrationWarning
      {...(isHydrated ? {} : { className: 'invisible' })}
    >
      {text}
    </time>
  )
}
