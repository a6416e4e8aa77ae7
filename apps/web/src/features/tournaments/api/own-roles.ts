import type { Player, Tournament, TournamentCode, TournamentId } from '@tablee/domain/tournaments/tournament'
import { useMemo } from 'react'
import type { DeviceStorage } from '../../../device-storage/device-storage.ts'
import { useDeviceStorage } from '../../../device-storage/use-device-storage.tsx'

/** What proves to the server that this device organizes the tournament. */
export type OrganizerAccess = {
  readonly tournamentId: TournamentId
  readonly code: TournamentCode
  readonly organizerId: string
}

/** What proves to the server that this device is a player of the tournament. */
export type PlayerAccess = {
  readonly tournamentId: TournamentId
  readonly code: TournamentCode
  readonly secret: string
  readonly player: Player
}

export type OwnRoles = { readonly organizer: OrganizerAccess | null; readonly player: PlayerAccess | null }

/** Compares what the device can prove with who the tournament says its people are. */
function ownRoles(
  storage: DeviceStorage,
  tournament: Pick<Tournament, 'id' | 'code' | 'organizer' | 'players'>,
): OwnRoles {
  const { id: tournamentId, code } = tournament
  const organizerId = storage.secret('organizer', tournamentId)
  const isOrganizer = organizerId !== null && storage.isHolder('organizer', tournamentId, tournament.organizer)
  const secret = storage.secret('player', tournamentId)
  const publicId = storage.publicId('player', tournamentId)
  const player = publicId === null ? undefined : tournament.players.find((each) => each.publicId === publicId)
  return {
    organizer: isOrganizer ? { tournamentId, code, organizerId } : null,
    player: secret !== null && player ? { tournamentId, code, secret, player } : null,
  }
}

export function useOwnRoles(tournament: Tournament): OwnRoles {
  const storage = useDeviceStorage()
  const version = storage.version()
  const { id, code, organizer, players } = tournament
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version stands for what the storage holds
  return useMemo(
    () => ownRoles(storage, { id, code, organizer, players }),
    [storage, version, id, code, organizer, players],
  )
}
