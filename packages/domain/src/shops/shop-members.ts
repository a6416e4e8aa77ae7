import type { AccountId } from '../accounts/account.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'
import type { ShopMember, ShopRole } from './shop.ts'

/** Accounts per shop. */
export const MOST_SHOP_MEMBERS = 20

type Members = readonly ShopMember[]

/** Adds a member; an existing one takes the new role only if it allows more. */
export function joinShop(members: Members, { accountId, role, since }: ShopMember): Outcome<Members> {
  const own = members.find((member) => member.accountId === accountId)
  if (own) return accept(own.role === 'organizer' ? members : withRole(members, accountId, role))
  if (members.length >= MOST_SHOP_MEMBERS) return refuse('shop_members_full', { max: MOST_SHOP_MEMBERS })
  return accept([...members, { accountId, role, since }])
}

/** A shop always has an organizer: the last one hands it over or closes it. */
export function leaveShop(members: Members, accountId: AccountId): Outcome<Members> {
  return kept(members.filter((member) => member.accountId !== accountId))
}

export function changeShopMember(
  members: Members,
  { accountId, role }: { readonly accountId: AccountId; readonly role: ShopRole },
): Outcome<Members> {
  if (!members.some((member) => member.accountId === accountId)) return refuse('shop_member_not_found')
  return kept(withRole(members, accountId, role))
}

export function removeShopMember(members: Members, accountId: AccountId): Outcome<Members> {
  if (!members.some((member) => member.accountId === accountId)) return refuse('shop_member_not_found')
  return leaveShop(members, accountId)
}

/** Hands the shop to another account; the giver is no longer a member. */
export function takeOverShop(members: Members, heir: ShopMember, giver: AccountId): Outcome<Members> {
  const others = members.filter(({ accountId }) => accountId !== giver && accountId !== heir.accountId)
  return accept([...others, { ...heir, role: 'organizer' }])
}

/** The organizer who takes over when someone leaves: the longest-standing. */
export function heirInShop(members: Members, leaver: AccountId): AccountId | null {
  const organizers = members.filter(({ accountId, role }) => role === 'organizer' && accountId !== leaver)
  const [first] = organizers.toSorted((one, other) => (one.since < other.since ? -1 : Number(one.since > other.since)))
  return first?.accountId ?? null
}

function withRole(members: Members, accountId: AccountId, role: ShopRole): Members {
  return members.map((member) => (member.accountId === accountId ? { ...member, role } : member))
}

function kept(members: Members): Outcome<Members> {
  return members.some(({ role }) => role === 'organizer') ? accept(members) : refuse('shop_needs_organizer')
}
