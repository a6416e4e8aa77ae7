import type { Player, Tournament, TournamentCode, TournamentId } from '@tablee/domain/tournaments/tournament'
import { useMemo } from 'react'
import type { DeviceRole, DeviceStorage } from '../../../device-storage/device-storage.ts'
import { useDeviceStorage } from '../../../device-storage/use-device-storage.tsx'
import { type SignedInAs, useSignedInAs } from '../../../transport/signed-in-as.tsx'

/** What proves to the server that this device, or the account signed in on it, organizes the tournament. */
export type OrganizerAccess = {
  readonly tournamentId: TournamentId
  readonly code: TournamentCode
  readonly organizerId: string
}

/** What proves to the server that this device, or the account signed in on it, is a player of the tournament. */
export type PlayerAccess = {
  readonly tournamentId: TournamentId
  readonly code: TournamentCode
  /** The device's own secret, or the account's id, which proves something together with its session only. */
  readonly secret: string
  readonly player: Player
}

export type OwnRoles = { readonly organizer: OrganizerAccess | null; readonly player: PlayerAccess | null }

type Parties = Pick<Tournament, 'id' | 'code' | 'organizer' | 'players'>
/** What is sent to prove a role, and the id under which its holder appears. */
type Proof = { readonly secret: string; readonly publicId: string }

/** Compares what device and account can prove with who the tournament says its people are. */
function ownRoles(tournament: Parties, proofsOf: (role: DeviceRole) => readonly Proof[]): OwnRoles {
  const { id: tournamentId, code, organizer, players } = tournament
  const asOrganizer = proofsOf('organizer').find(({ publicId }) => publicId === organizer)
  const [asPlayer] = proofsOf('player').flatMap(({ secret, publicId }) => {
    const player = players.find((each) => each.publicId === publicId)
    return player ? [{ tournamentId, code, secret, player }] : []
  })
  return {
    organizer: asOrganizer ? { tournamentId, code, organizerId: asOrganizer.secret } : null,
    player: asPlayer ?? null,
  }
}

/** The device's own first: it holds also for who is signed out. */
function proofs(storage: DeviceStorage, id: string, account: string | null) {
  return (role: DeviceRole): readonly Proof[] => {
    const secret = storage.secret(role, id)
    const publicId = storage.publicId(role, id)
    return [
      ...(secret === null || publicId === null ? [] : [{ secret, publicId }]),
      ...(account === null ? [] : [{ secret: account, publicId: account }]),
    ]
  }
}

function accountIdOf(signedInAs: SignedInAs): string | null {
  return signedInAs.kind === 'account' ? signedInAs.id : null
}

export function useOwnRoles(tournament: Tournament): OwnRoles {
  const storage = useDeviceStorage()
  const version = storage.version()
  const account = accountIdOf(useSignedInAs())
  const { id, code, organizer, players } = tournament
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version stands for what the storage holds
  return useMemo(
    () => ownRoles({ id, code, organizer, players }, proofs(storage, id, account)),
    [storage, version, id, code, organizer, players, account],
  )
}
