import type { AccountId } from '../accounts/account.ts'
import type { Email } from '../accounts/email.ts'
import type { Brand } from '../brand.ts'

export type ShopId = Brand<'ShopId'>

/** The role of shop members at each of its events. */
export const SHOP_ROLES = ['organizer', 'co-organizer'] as const
export type ShopRole = (typeof SHOP_ROLES)[number]

/** A person's shop and role in it. */
export type ShopMembership = { readonly id: ShopId; readonly role: ShopRole }

/** In UTF-16 units. */
export const SHOP_NAME_MAX_LENGTH = 80
export const SHOP_WORDS_MAX_LENGTH = 600

/** How to reach a shop; all optional. */
export type ShopContact = {
  readonly email: Email | null
  readonly phone: string | null
  readonly site: string | null
  readonly discord: string | null
  /** Without the @. */
  readonly instagram: string | null
}

/** What a shop says of itself. */
export type ShopProfile = {
  readonly name: string
  /** Free text for finding places, as for an event. */
  readonly location: string | null
  readonly contact: ShopContact
  /** Opening hours, as written by the shop. */
  readonly words: string | null
  /** Replies to letters about its events go to its address. */
  readonly takesReplies: boolean
  /** People may write to it from its events' pages. */
  readonly takesMessages: boolean
}

/** An account that holds a shop. */
export type ShopMember = { readonly accountId: AccountId; readonly role: ShopRole; readonly since: string }
