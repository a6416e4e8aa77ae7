import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import { useTranslation } from '../../../language/use-translation.ts'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'

const TONES = {
  confirmed: 'felt',
  pending: 'amber',
  cancelled: 'neutral',
  dropped: 'carmine',
  disqualified: 'carmine',
} as const satisfies Record<RegistrationView['status'] | 'dropped' | 'disqualified', BadgeTone>

type Standing = Pick<RegistrationView, 'status' | 'dropped'> & { readonly isDisqualified: boolean }

/** How a registration stands: its status, or that the player left, or had to. */
export function RegistrationStatus({ status, dropped, isDisqualified }: Standing) {
  const { t } = useTranslation()
  const standing = isDisqualified ? 'disqualified' : dropped ? 'dropped' : status
  return <Badge tone={TONES[standing]}>{t(`organizer.status.${standing}`)}</Badge>
}
