import { SHOP_ROLES, type ShopId } from '@tablee/domain/shops/shop'
import { type Author, type Holder, SHOP_HOLDER_ID } from '@tablee/domain/tournaments/authority/holder'
import type { HelperHolder, HelperRole } from '@tablee/domain/tournaments/authority/invite-staff'
import { HELPER_ROLES, STAFF_ROLES, type StaffRole } from '@tablee/domain/tournaments/authority/role'
import type { Player, PlayerId, Tournament, WholeTournament } from '@tablee/domain/tournaments/tournament'
import { hashOfShop } from './secret.ts'

/** Private: it goes to the capability table only. */
type Kept = Holder & { readonly hash: string }
export type StaffHolder = Kept & { readonly role: StaffRole }
export type PlayerHolder = Kept & { readonly role: 'player'; readonly id: PlayerId }

export type Holders = {
  /** Includes revoked and expired helpers. */
  readonly staff: readonly StaffHolder[]
  readonly players: ReadonlyMap<PlayerId, PlayerHolder>
  /** Hash of the password for joining; null without one. */
  readonly entry: string | null
}

/** The state after act `sequence`. */
export type HeldTournament = {
  readonly tournament: WholeTournament
  readonly sequence: number
  readonly createdAt: string
  readonly updatedAt: string
  readonly holders: Holders
}

/** Replaces the holder of the same role and id, or the former password. */
export type Grant =
  | StaffHolder
  | PlayerHolder
  /** Removes the player's device. */
  | { readonly role: 'player'; readonly id: PlayerId; readonly hash: null }
  /** Removes its account or shop. */
  | { readonly role: 'organizer'; readonly id: typeof KEPT_BY_ACCOUNT | typeof SHOP_HOLDER_ID; readonly hash: null }
  /** Removes a helper and their name. */
  | { readonly role: HelperRole; readonly id: string; readonly hash: null }
  /** Null removes the password. */
  | { readonly role: 'entry'; readonly hash: string | null }

export function isOfHelper({ role }: Pick<Grant | Author, 'role'>): boolean {
  return HELPER_ROLES.some((one) => one === role)
}

const FOR_GOOD = { label: null, expiresAt: null, revokedAt: null } as const

/** The same rights on any signed-in device. */
const KEPT_BY_ACCOUNT = 'account'

export function keptByAccount(hash: string): StaffHolder {
  return { role: 'organizer', id: KEPT_BY_ACCOUNT, hash, ...FOR_GOOD }
}

export const KEPT_BY_NO_ACCOUNT = { role: 'organizer', id: KEPT_BY_ACCOUNT, hash: null } as const satisfies Grant

/** Null without one. */
export function hashOfKeeper({ staff }: Holders): string | null {
  return staff.find(({ role, id }) => role === 'organizer' && id === KEPT_BY_ACCOUNT)?.hash ?? null
}

/** With null for the organizing device; empty if no one has it. */
export function hashOfHolder({ staff, players }: Holders, playerId: PlayerId | null): string {
  const holder = playerId === null ? staff.find(({ role }) => role === 'organizer') : players.get(playerId)
  return holder?.hash ?? ''
}

/** Shop members have their shop role at each of its events; null removes all. */
export function heldByShop(shop: ShopId | null): readonly Grant[] {
  return SHOP_ROLES.map((role): Grant => {
    if (shop === null) return { role, id: SHOP_HOLDER_ID, hash: null }
    return { role, id: SHOP_HOLDER_ID, hash: hashOfShop({ id: shop, role }), ...FOR_GOOD }
  })
}

export function organizerHeldBy(hash: string): StaffHolder {
  return { role: 'organizer', id: '', hash, ...FOR_GOOD }
}

export function playerHeldBy(id: PlayerId, hash: string): PlayerHolder {
  return { role: 'player', id, hash, ...FOR_GOOD }
}

/** Until an invitation is redeemed: no secret has this hash. */
const INVITED = 'invited'

export function helperInvited(helper: HelperHolder): StaffHolder {
  return { ...helper, hash: INVITED }
}

export function helperHeldBy(helper: HelperHolder, hash: string): StaffHolder {
  return { ...helper, hash }
}

/** Null until the invitation is redeemed. */
export function hashOfHelper({ hash }: StaffHolder): string | null {
  return hash === INVITED ? null : hash
}

/**
 * For a tournament that continues this one: the same organizer, account and password, and the kept players under new ids. Helpers have to
 * be invited again.
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

/** Secrets of players who left are void. */
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

/** Players removed from an event's list stay registered, and keep their device. */
function leavers({ before, after }: Evolved): readonly Player[] {
  if (after.announcement || before.players === after.players) return []
  const present = new Set(after.players.map(({ id }) => id))
  return before.players.filter(({ id }) => !present.has(id))
}

/** By role, then id: a person with several roles acts in the first that suffices. */
export function inOrder(staff: readonly StaffHolder[]): readonly StaffHolder[] {
  return staff.toSorted((one, other) => {
    const byRole = STAFF_ROLES.indexOf(one.role) - STAFF_ROLES.indexOf(other.role)
    if (byRole !== 0) return byRole
    return one.id < other.id ? -1 : 1
  })
}
