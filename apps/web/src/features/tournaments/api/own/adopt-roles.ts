import type { Tournament } from '@tablee/domain/tournaments/tournament'
import type { DeviceStorage } from '../../../../device-storage/device-storage.ts'

/** This device's roles in a restarted tournament: the old secrets prove them. */
export type Adopted = { readonly isOrganizer: boolean; readonly isPlayer: boolean }

export function adoptRoles(storage: DeviceStorage, before: Pick<Tournament, 'id'>, next: Tournament): Adopted {
  const { id, code, organizer, players } = next
  const secretOf = (role: 'organizer' | 'player', isKnown: (publicId: string) => boolean) => {
    const [secret, publicId] = [storage.secret(role, before.id), storage.publicId(role, before.id)]
    return secret !== null && publicId !== null && isKnown(publicId) ? { secret, publicId } : null
  }
  const asOrganizer = secretOf('organizer', (publicId) => publicId === organizer)
  if (asOrganizer) {
    storage.setSecret('organizer', id, asOrganizer.secret)
    storage.saveTournament({ id, code, role: 'organizer', playerName: null })
  }
  const asPlayer = secretOf('player', (own) => players.some(({ publicId }) => publicId === own))
  const player = players.find(({ publicId }) => publicId !== null && publicId === asPlayer?.publicId)
  // A device that joined the new one by itself is that player.
  if (asPlayer && player && storage.secret('player', id) === null) {
    storage.setSecret('player', id, asPlayer.secret)
    storage.saveTournament({ id, code, role: 'player', playerName: player.name })
  }
  return { isOrganizer: asOrganizer !== null, isPlayer: storage.secret('player', id) !== null }
}
