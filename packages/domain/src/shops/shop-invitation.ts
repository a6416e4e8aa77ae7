import type { AccountId } from '../accounts/account.ts'
import type { Email } from '../accounts/email.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'
import type { ShopId, ShopRole } from './shop.ts'

/** Invites someone to join the holders of a shop, or to replace the inviter. */
export type ShopInvitation = {
  readonly id: string
  readonly shopId: ShopId
  readonly role: ShopRole
  /** The accepter replaces the inviter. */
  readonly isHandOver: boolean
  readonly from: AccountId
  /** Null for a link, open to whoever has it. */
  readonly email: Email | null
  readonly createdAt: string
  readonly expiresAt: string
}

export const SHOP_INVITATION_LIFE_MS = 14 * 24 * 3_600_000
/** Open invitations per shop. */
export const MOST_SHOP_INVITATIONS = 20
/** Invitation letters per shop and day. */
export const MOST_INVITED_A_DAY = 20

type Asked = {
  /** The account's confirmed address, if any. */
  readonly email: Email | null
  readonly isCodeShown: boolean
  readonly now: Date
}

/** Whoever has the link, or the account with the invited address, answers. */
export function answerShopInvitation(
  invitation: ShopInvitation | null,
  { email, isCodeShown, now }: Asked,
): Outcome<ShopInvitation> {
  if (!invitation || invitation.expiresAt <= now.toISOString()) return refuse('shop_invitation_not_found')
  const isMeant = invitation.email === null ? isCodeShown : invitation.email === email
  return isMeant ? accept(invitation) : refuse('shop_invitation_not_found')
}
