import type { RegistrationView, WholeRegistration } from '@tablee/contract/registrations/registration-document'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useDeviceStorage } from '../../../device-storage/use-device-storage.tsx'
import { useSignedInAs } from '../../../transport/signed-in-as.tsx'
import { isWhole } from './evolve-registrations.ts'

/** The registration of who looks, and what proves that it is theirs. */
export type OwnRegistration = {
  readonly registration: WholeRegistration
  /** The device's own secret, or the account's id, which proves something together with its session only. */
  readonly playerId: string
}

/** Whether its person may register again. */
export function canComeBack({ registration: { status, dropped } }: OwnRegistration): boolean {
  return status === 'cancelled' && !dropped
}

/** Finds one's own among the registrations of an event: what the device can prove goes before the account. */
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
