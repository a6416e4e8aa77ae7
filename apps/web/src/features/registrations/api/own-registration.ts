import type { RegistrationView, WholeRegistration } from '@tablee/contract/registrations/registration-document'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useDeviceStorage } from '../../../device-storage/use-device-storage.tsx'
import { useSignedInAs } from '../../../transport/signed-in-as.tsx'
import { isWhole } from './evolve-registrations.ts'

/** One's own registration, and its proof. */
export type OwnRegistration = {
  readonly registration: WholeRegistration
  /** The device's secret, or the account id, which proves something only with its session. */
  readonly playerId: string
}

/** Whether they may register again. */
export function canComeBack({ registration: { status, dropped } }: OwnRegistration): boolean {
  return status === 'cancelled' && !dropped
}

/** What the device can prove takes precedence over the account. */
export function useOwnRegistration(
  { id }: Pick<Tournament, 'id'>,
  registrations: readonly RegistrationView[] | undefined,
): OwnRegistration | null {
  const storage = useDeviceStorage()
  const signedInAs = useSignedInAs()
  const secret = storage.secret('player', id)
  const own = [
    ...(secret === null ? [] : [{ playerId: secret, publicId: storage.publicId('player', id) }]),
    ...(signedInAs.kind === 'account' ? [{ playerId: signedInAs.id, publicId: signedInAs.id }] : []),
  ].flatMap(({ playerId, publicId }) => {
    const registration = registrations?.find((one) => one.playerId === publicId)
    return registration && isWhole(registration) ? [{ registration, playerId }] : []
  })
  return own.find(({ registration }) => registration.status !== 'cancelled') ?? own[0] ?? null
}
