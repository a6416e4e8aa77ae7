import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { inviteToShop as call, withdrawShopInvitation } from '@tablee/contract/shops/own-shop'
import { SOURCE_LANGUAGE } from '@tablee/domain/language'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import {
  MOST_INVITED_A_DAY,
  MOST_SHOP_INVITATIONS,
  SHOP_INVITATION_LIFE_MS,
  type ShopInvitation,
} from '@tablee/domain/shops/shop-invitation'
import { readOwnShop } from '../queries/get-own-shop.ts'
import type { ShopGround } from '../shop-ground.ts'
import {
  countInvitedSince,
  deleteInvitation,
  findInvitation,
  insertInvitation,
  listInvitations,
} from '../shop-invitation-store.ts'
import { lockMembers } from '../shop-member-store.ts'
import { asMember } from '../shop-role.ts'
import { drawCode, drawId, hashCode } from '../shop-secret.ts'
import { findShop } from '../shop-store.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Stored whether or not an account has the address, so that addresses cannot be probed. */
export async function inviteToShop(
  acting: Acting<ShopGround>,
  { role, isHandOver, email, language = SOURCE_LANGUAGE }: ParsedInput<typeof call>,
): Promise<Outcome<CallReply<typeof call>>> {
  const asked = asMember('invite-to-shop', acting.caller)
  if (!asked.accepted) return asked
  const { caller, shop } = asked.value
  return acting.database.inTransaction(async (tx) => {
    const { db } = tx
    await lockMembers(tx, shop.id)
    const now = acting.now()
    const kept = await findShop(db, shop.id)
    if (!kept) return refuse('shop_not_found')
    const open = await listInvitations(db, shop.id, now.toISOString())
    const since = new Date(now.getTime() - DAY_MS).toISOString()
    const isTooMuch =
      open.length >= MOST_SHOP_INVITATIONS || (await countInvitedSince(db, shop.id, since)) >= MOST_INVITED_A_DAY
    if (isTooMuch) return refuse('too_many_shop_invitations')
    const from = await acting.findAccount(db, caller.accountId)
    if (email !== null && from?.email === email) return refuse('offer_to_oneself')
    const code = email === null ? drawCode(acting.chance) : null
    const invitation: ShopInvitation = {
      ...{ id: drawId(acting.chance), shopId: shop.id, role: isHandOver ? 'organizer' : role, isHandOver },
      ...{ from: caller.accountId, email, createdAt: now.toISOString() },
      expiresAt: new Date(now.getTime() + SHOP_INVITATION_LIFE_MS).toISOString(),
    }
    await insertInvitation(db, invitation, code === null ? null : hashCode(code))
    const to = email === null ? null : await acting.findAccountByEmail(db, email)
    // An account with an unverified address could not answer.
    if (to?.isEmailVerified) {
      const kind = isHandOver ? 'shopOffered' : 'shopInvited'
      const about = { name: kept.profile.name, by: from?.name ?? '' }
      const letter = { kind, accountId: to.id, to: to.email, name: to.name, language, shop: about } as const
      await acting.keepLetters(tx, [{ ...letter, link: acting.pageOf('/my-shop') }])
    }
    const { data } = await readOwnShop(acting, db, caller.accountId)
    return accept({ data: { ...data, oneTimeCode: code } })
  })
}

export async function withdrawInvitation(
  acting: Acting<ShopGround>,
  { invitationId }: ParsedInput<typeof withdrawShopInvitation>,
): Promise<Outcome<CallReply<typeof withdrawShopInvitation>>> {
  const asked = asMember('invite-to-shop', acting.caller)
  if (!asked.accepted) return asked
  const { caller, shop } = asked.value
  return acting.database.inTransaction(async ({ db }) => {
    const invitation = await findInvitation(db, invitationId)
    if (invitation?.shopId !== shop.id) return refuse('shop_invitation_not_found')
    await deleteInvitation(db, invitationId)
    return accept(await readOwnShop(acting, db, caller.accountId))
  })
}
