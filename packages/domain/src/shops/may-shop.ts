import type { ShopRole } from './shop.ts'

const ORGANIZER = ['organizer'] as const
const MEMBERS = ['organizer', 'co-organizer'] as const

/** Who may do what in a shop: one row per act and per restricted reading. */
export const MAY_SHOP = {
  'read-shop': MEMBERS,
  'change-shop': ORGANIZER,
  'set-shop-logo': ORGANIZER,
  'invite-to-shop': ORGANIZER,
  'change-shop-member': ORGANIZER,
  'close-shop': ORGANIZER,
  'leave-shop': MEMBERS,
  'read-regulars': MEMBERS,
  'keep-regular': MEMBERS,
  'merge-regulars': MEMBERS,
  'erase-regular': MEMBERS,
  'read-seasons': MEMBERS,
  'keep-season': MEMBERS,
  'read-ratings': MEMBERS,
  'keep-rating': MEMBERS,
  'read-hooks': ORGANIZER,
  'keep-hook': ORGANIZER,
  'read-tokens': ORGANIZER,
  'keep-token': ORGANIZER,
  'read-events': MEMBERS,
} as const satisfies Readonly<Record<string, readonly ShopRole[]>>

export type ShopAct = keyof typeof MAY_SHOP

export function mayShop(act: ShopAct, role: ShopRole): boolean {
  const roles: readonly ShopRole[] = MAY_SHOP[act]
  return roles.includes(role)
}
