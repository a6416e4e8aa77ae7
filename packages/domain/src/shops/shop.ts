import type { AccountId } from '../accounts/account.ts'
import type { Email } from '../accounts/email.ts'
import type { Brand } from '../brand.ts'

export type ShopId = Brand<'ShopId'>

/** What the members of a shop are at each of its events. */
export const SHOP_ROLES = ['organizer', 'co-organizer'] as const
export type ShopRole = (typeof SHOP_ROLES)[number]

/** The shop that somebody is a member of, and as what. */
export type ShopMembership = { readonly id: ShopId; readonly role: ShopRole }

/** In UTF-16 units. */
export const SHOP_NAME_MAX_LENGTH = 80
export const SHOP_WORDS_MAX_LENGTH = 600

/** How people reach a shop; each may be missing. */
export type ShopContact = {
  readonly email: Email | null
  readonly phone: string | null
  /** An address that begins with `https://` or `http://`. */
  readonly site: string | null
  /** The address of an invitation. */
  readonly discord: string | null
  /** A name without the @. */
  readonly instagram: string | null
}

/** What a shop says of itself. */
export type ShopProfile = {
  readonly name: string
  /** As an event's place: free text that places are found in. */
  readonly location: string | null
  readonly contact: ShopContact
  /** When it is open, in its own words. */
  readonly words: string | null
  /** Whether answers to letters about its events go to its address. */
  readonly takesReplies: boolean
  /** Whether people may write to it from the pages of its events. */
  readonly takesMessages: boolean
}

/** One of the accounts that hold a shop. */
export type ShopMember = { readonly accountId: AccountId; readonly role: ShopRole; readonly since: string }
