import type { ShopRole } from '@tablee/domain/shops/shop'

/** Who organizes. */
export type ShopTables = {
  shops: ShopsTable
  /** Every name in an address that leads to the shop, the present one included. */
  shop_slugs: { shop_id: string; slug: string }
  /** PNG, base64: made here out of what was sent. */
  shop_logos: { shop_id: string; id: string; image: string }
  shop_members: ShopMembersTable
  shop_invitations: ShopInvitationsTable
  /** By which a shop is found: words of its name and its town. */
  shop_words: { shop_id: string; word: string }
  shop_messages: ShopMessagesTable
}

type ShopsTable = {
  id: string
  /** In its address at present. */
  slug: string
  name: string
  location: string | null
  email: string | null
  phone: string | null
  site: string | null
  discord: string | null
  instagram: string | null
  /** When it is open, in its own words. */
  words: string | null
  takes_replies: number
  takes_messages: number
  /** The id of its logo; null without one. */
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
  /** Of an invitation by mail; null where a link was made. */
  email: string | null
  /** SHA-256 of the code in a link, hexadecimal; null by mail. */
  hash: string | null
  created_at: string
  expires_at: string
}

/** That somebody wrote to who organizes an event, and nothing of what: for a day, to count by. */
type ShopMessagesTable = {
  /** Made of the act's id, so that a retry is known. */
  id: string
  tournament_id: string
  /** What the server's key signs the sender's account to; empty where somebody wrote without one. */
  sender: string
  at: string
}
