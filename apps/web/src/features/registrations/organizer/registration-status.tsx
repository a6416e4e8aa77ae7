import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import { useTranslation } from '../../../language/use-translation.ts'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'

const TONES = {
  confirmed: 'felt',
  pending: 'amber',
  cancelled: 'neutral',
  dropped: 'carmine',
} as const satisfies Record<RegistrationView['status'] | 'dropped', BadgeTone>

/** How a registration stands: its status, or that the player left. */
export function RegistrationStatus({ status, dropped }: Pick<RegistrationView, 'status' | 'dropped'>) {
  const { t } = useTranslation()
  const standing = dropped ? 'dropped' : status
  return <Badge tone={TONES[standing]}>{t(`organizer.status.${standing}`)}</Badge>
}
