import { PhoneOff } from 'lucide-react'

type NoPhoneIconProps = {
  /** What it means, where no word stands beside it. */
  readonly label?: string
}

/** The mark of who plays without a phone of their own. */
export function NoPhoneIcon({ label }: NoPhoneIconProps) {
  if (label === undefined) return <PhoneOff aria-hidden="true" className="size-4 shrink-0" />
  return (
    <span role="img" aria-label={label} title={label} className="shrink-0 text-muted">
      <PhoneOff aria-hidden="true" className="size-4" />
    </span>
  )
}
