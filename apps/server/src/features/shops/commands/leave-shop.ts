import type { CallReply } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { closeShop as closeCall, leaveShop as leaveCall } from '@tablee/contract/shops/own-shop'
import { accept, type Outcome } from '@tablee/domain/outcome'
import { leaveShop as decide, heirInShop } from '@tablee/domain/shops/shop-members'
import { readOwnShop } from '../queries/get-own-shop.ts'
import type { ShopGround } from '../shop-ground.ts'
import { listMembers, lockMembers, writeMembers } from '../shop-member-store.ts'
import { asMember } from '../shop-role.ts'
import { deleteShop } from '../shop-store.ts'

/** The member's coming events go to the shop's organizer. */
export async function leaveShop(acting: Acting<ShopGround>): Promise<Outcome<CallReply<typeof leaveCall>>> {
  const asked = asMember('leave-shop', acting.caller)
  if (!asked.accepted) return asked
  const { caller, shop } = asked.value
  const members = await acting.database.read((db) => listMembers(db, shop.id))
  const possible = decide(members, caller.accountId)
  if (!possible.accepted) return possible
  const heir = heirInShop(members, caller.accountId)
  if (heir !== null) await acting.passEventsOn(caller, { shop: shop.id, leaver: caller.accountId, heir })
  return acting.database.inTransaction(async (tx) => {
    const after = decide(await lockMembers(tx, shop.id), caller.accountId)
    if (!after.accepted) return after
    await writeMembers(tx.db, shop.id, after.value)
    return accept(await readOwnShop(acting, tx.db, caller.accountId))
  })
}

/** Its events stay with their organizers. */
export async function closeShop(acting: Acting<ShopGround>): Promise<Outcome<CallReply<typeof closeCall>>> {
  const asked = asMember('close-shop', acting.caller)
  if (!asked.accepted) return asked
  const { caller, shop } = asked.value
  return acting.database.inTransaction(async (tx) => {
    await lockMembers(tx, shop.id)
    await deleteShop(tx.db, shop.id)
    return accept(await readOwnShop(acting, tx.db, caller.accountId))
  })
}
