import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import { useTranslation } from '../../../language/use-translation.ts'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'

type Standing = RegistrationView['status'] | 'dropped' | 'disqualified'

const TONES = {
  confirmed: 'felt',
  pending: 'amber',
  cancelled: 'neutral',
  dropped: 'carmine',
  disqualified: 'carmine',
} as const satisfies Record<Standing, BadgeTone>
const INKS = {
  confirmed: 'text-felt',
  pending: 'text-amber',
  cancelled: 'text-muted',
  dropped: 'text-carmine',
  disqualified: 'text-carmine',
} as const satisfies Record<Standing, string>

type RegistrationStatusProps = Pick<RegistrationView, 'status' | 'dropped'> & {
  readonly isDisqualified?: boolean
  /** For a row without room for a mark. */
  readonly isPlain?: boolean
}

/** Its status, or that the player left or was disqualified. */
export function RegistrationStatus({ status, dropped, isDisqualified, isPlain }: RegistrationStatusProps) {
  const { t } = useTranslation()
  const standing: Standing = isDisqualified ? 'disqualified' : dropped ? 'dropped' : status
  const text = t(`organizer.status.${standing}`)
  if (isPlain) return <span className={`shrink-0 text-sm font-semibold ${INKS[standing]}`}>{text}</span>
  return <Badge tone={TONES[standing]}>{text}</Badge>
}
