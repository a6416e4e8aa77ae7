import type { AccountId } from '../accounts/account.ts'
import type { Email } from '../accounts/email.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'
import type { ShopId, ShopRole } from './shop.ts'

/** Somebody is asked to hold a shop with those who do, or in their place. */
export type ShopInvitation = {
  readonly id: string
  readonly shopId: ShopId
  readonly role: ShopRole
  /** Whoever accepts takes the place of whoever invited. */
  readonly isHandOver: boolean
  readonly from: AccountId
  /** The address that was named; null where a link was made, for whoever has it. */
  readonly email: Email | null
  readonly createdAt: string
  readonly expiresAt: string
}

export const SHOP_INVITATION_LIFE_MS = 14 * 24 * 3_600_000
/** Open at the same time, in one shop. */
export const MOST_SHOP_INVITATIONS = 20
/** Letters that one shop sends to those it invites, on one day. */
export const MOST_INVITED_A_DAY = 20

type Asked = {
  /** The address that the account has confirmed; null where it has confirmed none. */
  readonly email: Email | null
  /** Whether a code was shown that is the invitation's. */
  readonly isCodeShown: boolean
  readonly now: Date
}

/** An invitation is answered by whoever has its link, or by the account whose address was named. */
export function answerShopInvitation(
  invitation: ShopInvitation | null,
  { email, isCodeShown, now }: Asked,
): Outcome<ShopInvitation> {
  if (!invitation || invitation.expiresAt <= now.toISOString()) return refuse('shop_invitation_not_found')
  const isMeant = invitation.email === null ? isCodeShown : invitation.email === email
  return isMeant ? accept(invitation) : refuse('shop_invitation_not_found')
}
