import type { StaffRole } from '@tablee/domain/tournaments/authority/role'
import type { Player, Tournament, TournamentCode, TournamentId } from '@tablee/domain/tournaments/tournament'
import { useMemo } from 'react'
import type { DeviceRole, DeviceStorage } from '../../../../device-storage/device-storage.ts'
import type { HelpingNote } from '../../../../device-storage/helping-notes.ts'
import { useDeviceStorage } from '../../../../device-storage/use-device-storage.tsx'
import { useSignedInAccount } from '../../../../transport/signed-in-as.tsx'
import { useShopRole } from '../events/event-shop.ts'

/** Proves that this device, or its account, is staff. */
export type StaffAccess = {
  readonly tournamentId: TournamentId
  readonly code: TournamentCode
  /** The device's secret, or the account id, which proves something only with its session. Calls name it `organizerId`. */
  readonly secret: string
  /** What the table of authority allows; the server checks again. */
  readonly role: StaffRole
}

/** Proves that this device, or its account, is a player. */
export type PlayerAccess = {
  readonly tournamentId: TournamentId
  readonly code: TournamentCode
  /** The device's secret, or the account id, which proves something only with its session. */
  readonly secret: string
  readonly player: Player
}

export type OwnRoles = {
  /** For staff acts in any role. */
  readonly staff: StaffAccess | null
  readonly player: PlayerAccess | null
}

type Helping = Pick<HelpingNote, 'secret' | 'role'>
type Parties = Pick<Tournament, 'id' | 'code' | 'organizer' | 'players'>
/** Proof of a role, and its holder's public id. */
type Proof = { readonly secret: string; readonly publicId: string }

/** Matches what device and account can prove against the tournament's people. */
function ownRoles(
  tournament: Parties,
  { helping, shop }: Pick<Known, 'helping' | 'shop'>,
  proofsOf: (role: DeviceRole) => readonly Proof[],
): OwnRoles {
  const { id: tournamentId, code, organizer, players } = tournament
  const asOrganizer = proofsOf('organizer').find(({ publicId }) => publicId === organizer)
  const [asPlayer] = proofsOf('player').flatMap(({ secret, publicId }) => {
    const player = players.find((each) => each.publicId === publicId)
    return player ? [{ tournamentId, code, secret, player }] : []
  })
  const asMember = shop && { tournamentId, code, secret: shop.account, role: shop.role }
  const asHelper = helping && { tournamentId, code, secret: helping.secret, role: helping.role }
  return {
    staff: asOrganizer ? { tournamentId, code, secret: asOrganizer.secret, role: 'organizer' } : (asMember ?? asHelper),
    player: asPlayer ?? null,
  }
}

/** The device's first: it also holds when signed out. An account that keeps a tournament acts under the organizer's id. */
function proofs(storage: DeviceStorage, { id, organizer }: Pick<Parties, 'id' | 'organizer'>, account: string | null) {
  const isKept = account !== null && storage.kept.isKept(account, id)
  return (role: DeviceRole): readonly Proof[] => {
    const secret = storage.secret(role, id)
    const publicId = storage.publicId(role, id)
    return [
      ...(secret === null || publicId === null ? [] : [{ secret, publicId }]),
      ...(account === null ? [] : [{ secret: account, publicId: account }]),
      ...(isKept && role === 'organizer' ? [{ secret: account, publicId: organizer }] : []),
    ]
  }
}

type Known = Readonly<Record<DeviceRole, readonly Proof[]>> & {
  readonly helping: Helping | null
  /** The account's role in the event's shop. */
  readonly shop: { readonly account: string; readonly role: StaffRole } | null
}

/** Stable while the proofs are the same. */
export function useOwnRoles(tournament: Tournament): OwnRoles {
  const storage = useDeviceStorage()
  const account = useSignedInAccount()
  const { id, code, organizer, players } = tournament
  const proofsOf = proofs(storage, { id, organizer }, account)
  const note = storage.helping.find(id)
  const helping = note && note.ended === null ? { secret: note.secret, role: note.role } : null
  const role = useShopRole(tournament, account)
  const shop = account !== null && role !== null ? { account, role } : null
  const held = JSON.stringify({ organizer: proofsOf('organizer'), player: proofsOf('player'), helping, shop })
  return useMemo(() => {
    const known: Known = JSON.parse(held)
    return ownRoles({ id, code, organizer, players }, known, (role) => known[role])
  }, [held, id, code, organizer, players])
}
