import { SHOP_ROLES, type ShopId } from '@tablee/domain/shops/shop'
import { type Author, type Holder, SHOP_HOLDER_ID } from '@tablee/domain/tournaments/authority/holder'
import type { HelperHolder, HelperRole } from '@tablee/domain/tournaments/authority/invite-staff'
import { HELPER_ROLES, STAFF_ROLES, type StaffRole } from '@tablee/domain/tournaments/authority/role'
import type { Player, PlayerId, Tournament, WholeTournament } from '@tablee/domain/tournaments/tournament'
import { hashOfShop } from './secret.ts'

/** With the hash of what proves the role. Private: it leaves this process for the capability table only. */
type Kept = Holder & { readonly hash: string }
export type StaffHolder = Kept & { readonly role: StaffRole }
export type PlayerHolder = Kept & { readonly role: 'player'; readonly id: PlayerId }

/** Who may act on a tournament, as far as not everybody may. */
export type Holders = {
  /** The organizer, and who was invited; revoked and expired ones too. */
  readonly staff: readonly StaffHolder[]
  readonly players: ReadonlyMap<PlayerId, PlayerHolder>
  /** Hash of the password that lets people join; null without one. */
  readonly entry: string | null
}

/** A tournament as the server holds it: the state after the act number `sequence`. */
export type HeldTournament = {
  readonly tournament: WholeTournament
  readonly sequence: number
  readonly createdAt: string
  readonly updatedAt: string
  readonly holders: Holders
}

/** Somebody takes the place of who held the same role under the same id, or a password that of the one before. */
export type Grant =
  | StaffHolder
  | PlayerHolder
  /** Nobody acts as this player any more. */
  | { readonly role: 'player'; readonly id: PlayerId; readonly hash: null }
  /** No account keeps it any more, or no shop organizes it. */
  | { readonly role: 'organizer'; readonly id: typeof KEPT_BY_ACCOUNT | typeof SHOP_HOLDER_ID; readonly hash: null }
  /** A helper whose name is forgotten. */
  | { readonly role: HelperRole; readonly id: string; readonly hash: null }
  /** Null takes the password away. */
  | { readonly role: 'entry'; readonly hash: string | null }

/** Whether it is about one of those whom the organizer invites. */
export function isOfHelper({ role }: Pick<Grant | Author, 'role'>): boolean {
  return HELPER_ROLES.some((one) => one === role)
}

const FOR_GOOD = { label: null, expiresAt: null, revokedAt: null } as const

/** The organizer as an account, beside the secret of the device: the same rights, on whichever device is signed in. */
const KEPT_BY_ACCOUNT = 'account'

export function keptByAccount(hash: string): StaffHolder {
  return { role: 'organizer', id: KEPT_BY_ACCOUNT, hash, ...FOR_GOOD }
}

export const KEPT_BY_NO_ACCOUNT = { role: 'organizer', id: KEPT_BY_ACCOUNT, hash: null } as const satisfies Grant

/** What the account shows that keeps it; null where none does. */
export function hashOfKeeper({ staff }: Holders): string | null {
  return staff.find(({ role, id }) => role === 'organizer' && id === KEPT_BY_ACCOUNT)?.hash ?? null
}

/** What the seat of a player hangs on, or with null the device that organizes; empty where nobody has it. */
export function hashOfHolder({ staff, players }: Holders, playerId: PlayerId | null): string {
  const holder = playerId === null ? staff.find(({ role }) => role === 'organizer') : players.get(playerId)
  return holder?.hash ?? ''
}

/** The members of a shop have their role in it at each of its events; with null nobody of a shop has one. */
export function heldByShop(shop: ShopId | null): readonly Grant[] {
  return SHOP_ROLES.map((role): Grant => {
    if (shop === null) return { role, id: SHOP_HOLDER_ID, hash: null }
    return { role, id: SHOP_HOLDER_ID, hash: hashOfShop({ id: shop, role }), ...FOR_GOOD }
  })
}

/** There is one organizer: a new one takes the place of the one before. */
export function organizerHeldBy(hash: string): StaffHolder {
  return { role: 'organizer', id: '', hash, ...FOR_GOOD }
}

export function playerHeldBy(id: PlayerId, hash: string): PlayerHolder {
  return { role: 'player', id, hash, ...FOR_GOOD }
}

/** In place of a hash, as long as an invitation was not redeemed: no secret can ever amount to it. */
const INVITED = 'invited'

export function helperInvited(helper: HelperHolder): StaffHolder {
  return { ...helper, hash: INVITED }
}

export function helperHeldBy(helper: HelperHolder, hash: string): StaffHolder {
  return { ...helper, hash }
}

/** What a helper's role hangs on; null while nobody has redeemed the invitation. */
export function hashOfHelper({ hash }: StaffHolder): string | null {
  return hash === INVITED ? null : hash
}

/**
 * Who may act on a tournament that goes on from this one: the same organizer, account and password, and of the players those who are
 * kept, under their new ids. Invited helpers are invited anew.
 */
export function heirsOf({ staff, players, entry }: Holders, kept: readonly (readonly [PlayerId, PlayerId])[]): Heirs {
  const organizer = staff.find(({ role, id }) => role === 'organizer' && id !== KEPT_BY_ACCOUNT)
  if (!organizer) throw new Error('A tournament without an organizer has no heirs')
  const seats = kept.flatMap(([from, to]): readonly Grant[] => {
    const holder = players.get(from)
    return holder ? [playerHeldBy(to, holder.hash)] : []
  })
  const keeper = staff.filter(({ role, id }) => role === 'organizer' && id === KEPT_BY_ACCOUNT)
  return { organizerHash: organizer.hash, grants: [...seats, ...keeper, { role: 'entry', hash: entry }] }
}

type Heirs = { readonly organizerHash: string; readonly grants: readonly Grant[] }

type Evolved = { readonly before: Tournament; readonly after: Tournament }

/** Who may act after an act: the secrets of players who left open nothing, granted ones replace earlier ones. */
export function holdersAfter(holders: Holders, evolved: Evolved, grants: readonly Grant[]): Holders {
  const gone = leavers(evolved)
  if (gone.length === 0 && grants.length === 0) return holders
  const players = new Map(holders.players)
  let { staff, entry } = holders
  for (const { id } of gone) players.delete(id)
  for (const grant of grants) {
    if (grant.role === 'entry') entry = grant.hash
    else if (grant.role !== 'player') {
      const others = staff.filter(({ role, id }) => role !== grant.role || id !== grant.id)
      staff = grant.hash === null ? others : inOrder([...others, grant])
    } else if (grant.hash === null) players.delete(grant.id)
    else players.set(grant.id, grant)
  }
  return { staff, players, entry }
}

/** Whoever leaves the list of players of an event stays registered, and goes on acting with the same device. */
function leavers({ before, after }: Evolved): readonly Player[] {
  if (after.announcement || before.players === after.players) return []
  const present = new Set(after.players.map(({ id }) => id))
  return before.players.filter(({ id }) => !present.has(id))
}

/** By role, then by id: who holds several roles acts in the first that may. */
export function inOrder(staff: readonly StaffHolder[]): readonly StaffHolder[] {
  return staff.toSorted((one, other) => {
    const byRole = STAFF_ROLES.indexOf(one.role) - STAFF_ROLES.indexOf(other.role)
    if (byRole !== 0) return byRole
    return one.id < other.id ? -1 : 1
  })
}
