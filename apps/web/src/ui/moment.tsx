import { useHydrated } from './use-hydrated.ts'

export type MomentProps = {
  /** ISO 8601. */
  at: string
  /** In this device's time zone. */
  text: string
}

/** The server does not know the time zone: it reserves hidden space. */
export function Moment({ at, text }: MomentProps) {
  const isHydrated = useHydrated()
  return (
    <time
      key={String(isHydrated)}
      dateTime={at}
      suppressHydrationWarning
      // Lets the start script show the time before hydration, if the offsets agree.
      {...(isHydrated ? {} : { 'data-offset': new Date(at).getTimezoneOffset() })}
      {...(isHydrated ? {} : { className: 'invisible' })}
    >
      {text}
    </time>
  )
}
