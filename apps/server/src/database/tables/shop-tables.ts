import type { ShopRole } from '@tablee/domain/shops/shop'

export type ShopTables = {
  shops: ShopsTable
  /** Every URL name of the shop, past and present. */
  shop_slugs: { shop_id: string; slug: string }
  /** PNG in base64, re-encoded from the upload. */
  shop_logos: { shop_id: string; id: string; image: string }
  shop_members: ShopMembersTable
  shop_invitations: ShopInvitationsTable
  /** Search words from name and town. */
  shop_words: { shop_id: string; word: string }
  shop_messages: ShopMessagesTable
}

type ShopsTable = {
  id: string
  slug: string
  name: string
  location: string | null
  email: string | null
  phone: string | null
  site: string | null
  discord: string | null
  instagram: string | null
  /** Opening hours, in the shop's own words. */
  words: string | null
  takes_replies: number
  takes_messages: number
  /** Null without one. */
  logo: string | null
  created_at: string
  updated_at: string
}

type ShopMembersTable = { shop_id: string; account_id: string; role: ShopRole; since: string }

type ShopInvitationsTable = {
  id: string
  shop_id: string
  role: ShopRole
  is_hand_over: number
  from_account: string
  /** Set for invitations by mail; null for links. */
  email: string | null
  /** SHA-256 of the link's code, hexadecimal; null for mail. */
  hash: string | null
  created_at: string
  expires_at: string
}

/** Counts messages for a day, without their content. */
type ShopMessagesTable = {
  /** Derived from the act's id, to recognize retries. */
  id: string
  tournament_id: string
  /** The sender's account signed with the server's key; empty without an account. */
  sender: string
  at: string
}
