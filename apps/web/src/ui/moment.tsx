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
      // By it a page shows the time before the app is there, where clocks go as they do on the server.
      {...(isHydrated ? {} : { 'data-offset': new Date(at).getTimezoneOffset() })}
      {...(isHydrated ? {} : { className: 'invisible' })}
    >
      {text}
    </time>
  )
}
