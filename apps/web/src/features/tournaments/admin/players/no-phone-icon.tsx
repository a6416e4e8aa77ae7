import { PhoneOff } from 'lucide-react'

type NoPhoneIconProps = {
  /** Its label where there is no text next to it. */
  readonly label?: string
}

/** Marks a player without a phone. */
export function NoPhoneIcon({ label }: NoPhoneIconProps) {
  if (label === undefined) return <PhoneOff aria-hidden="true" className="size-4 shrink-0" />
  return (
    <span role="img" aria-label={label} title={label} className="shrink-0 text-muted">
      <PhoneOff aria-hidden="true" className="size-4" />
    </span>
  )
}
