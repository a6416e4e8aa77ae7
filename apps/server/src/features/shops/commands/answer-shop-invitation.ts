import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { Acting, Identity } from '@tablee/contract/serving/caller'
import type { answerShopInvitation as call, getShopInvitation } from '@tablee/contract/shops/own-shop'
import { ORGANIZER_LABEL } from '@tablee/domain/accounts/account'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { answerShopInvitation as decide, type ShopInvitation } from '@tablee/domain/shops/shop-invitation'
import { joinShop, takeOverShop } from '@tablee/domain/shops/shop-members'
import type { Queryable } from '../../../database/database.ts'
import { readOwnShop } from '../queries/get-own-shop.ts'
import type { ShopGround } from '../shop-ground.ts'
import { deleteInvitation, findInvitation, findInvitationByHash } from '../shop-invitation-store.ts'
import { findMembership, lockMembers, writeMembers } from '../shop-member-store.ts'
import { hashCode } from '../shop-secret.ts'
import { findShop } from '../shop-store.ts'

type Input = ParsedInput<typeof call>

export async function lookAtInvitation(
  { database, now }: Pick<ShopGround, 'database' | 'now'>,
  { code }: ParsedInput<typeof getShopInvitation>,
): Promise<Outcome<CallReply<typeof getShopInvitation>>> {
  const found = await database.read(async (db) => {
    const invitation = await findInvitationByHash(db, hashCode(code))
    return { invitation, shop: invitation && (await findShop(db, invitation.shopId)) }
  })
  const open = decide(found.invitation, { email: null, isCodeShown: true, now: now() })
  if (!open.accepted || !found.shop) return refuse('shop_invitation_not_found')
  const { id, role, isHandOver } = open.value
  return accept({ data: { id, role, isHandOver, shop: found.shop.profile.name } })
}

/** When the shop is handed over, the giver's events come along. */
export async function answerInvitation(
  acting: Acting<ShopGround>,
  input: Input,
): Promise<Outcome<CallReply<typeof call>>> {
  const { caller, database } = acting
  if (!caller) return refuse('account_required')
  const answered = await database.inTransaction(async (tx) => {
    const invitation = await findMeant(acting, tx.db, { input, caller })
    if (!invitation.accepted) return invitation
    if (!input.isAccepted) {
      await deleteInvitation(tx.db, invitation.value.id)
      return accept(null)
    }
    const { shopId, role, isHandOver, id } = invitation.value
    if (role === 'organizer' && !caller.labels.includes(ORGANIZER_LABEL)) return refuse('organizer_account_required')
    const held = await findMembership(tx.db, caller.accountId)
    if (held && held.id !== shopId) return refuse('shop_already_held')
    const since = acting.now().toISOString()
    const joined = joinShop(await lockMembers(tx, shopId), { accountId: caller.accountId, role, since })
    if (!joined.accepted) return joined
    await writeMembers(tx.db, shopId, joined.value)
    if (!isHandOver) await deleteInvitation(tx.db, id)
    return accept(isHandOver ? invitation.value : null)
  })
  if (!answered.accepted) return answered
  if (answered.value) await takeOver(acting, caller, answered.value)
  return accept(await database.read((db) => readOwnShop(acting, db, caller.accountId)))
}

type Asked = { readonly input: Input; readonly caller: Identity }

async function findMeant(
  acting: Acting<ShopGround>,
  db: Queryable,
  { input: { invitationId, code }, caller }: Asked,
): Promise<Outcome<ShopInvitation>> {
  const invitation = await findInvitation(db, invitationId)
  const coded = code === undefined ? null : await findInvitationByHash(db, hashCode(code))
  const account = await acting.findAccount(db, caller.accountId)
  const email = account?.isEmailVerified ? account.email : null
  return decide(invitation, { email, isCodeShown: coded?.id === invitationId, now: acting.now() })
}

/** Events first, so that a retry after a failure can continue. */
async function takeOver(acting: Acting<ShopGround>, caller: Identity, { id, shopId, from }: ShopInvitation) {
  const asOrganizer = { ...caller, shop: { id: shopId, role: 'organizer' as const } }
  if (from !== caller.accountId)
    await acting.passEventsOn(asOrganizer, { shop: shopId, leaver: from, heir: caller.accountId })
  await acting.database.inTransaction(async (tx) => {
    const members = await lockMembers(tx, shopId)
    const own = members.find(({ accountId }) => accountId === caller.accountId)
    const after = own && takeOverShop(members, own, from)
    if (after?.accepted) await writeMembers(tx.db, shopId, after.value)
    await deleteInvitation(tx.db, id)
  })
}
