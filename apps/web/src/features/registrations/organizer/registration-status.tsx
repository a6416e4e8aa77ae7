import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import { useTranslation } from '../../../language/use-translation.ts'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'

type Standing = RegistrationView['status'] | 'dropped' | 'absent' | 'disqualified'

const TONES = {
  confirmed: 'felt',
  pending: 'amber',
  cancelled: 'neutral',
  dropped: 'carmine',
  absent: 'carmine',
  disqualified: 'carmine',
} as const satisfies Record<Standing, BadgeTone>
const INKS = {
  confirmed: 'text-felt',
  pending: 'text-amber',
  cancelled: 'text-muted',
  dropped: 'text-carmine',
  absent: 'text-carmine',
  disqualified: 'text-carmine',
} as const satisfies Record<Standing, string>

type RegistrationStatusProps = Pick<RegistrationView, 'status' | 'dropped'> & {
  readonly isDisqualified?: boolean
  readonly isAbsent?: boolean
  /** For a row without room for a mark. */
  readonly isPlain?: boolean
}

/** Its status, or that the player left, missed a match or was disqualified. */
export function RegistrationStatus(props: RegistrationStatusProps) {
  const { status, dropped, isDisqualified, isAbsent, isPlain } = props
  const { t } = useTranslation()
  const standing: Standing = isDisqualified ? 'disqualified' : dropped ? (isAbsent ? 'absent' : 'dropped') : status
  const text = t(`organizer.status.${standing}`)
  if (isPlain) return <span className={`shrink-0 text-sm font-semibold ${INKS[standing]}`}>{text}</span>
  return <Badge tone={TONES[standing]}>{text}</Badge>
}
