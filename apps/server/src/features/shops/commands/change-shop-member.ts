import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { changeShopMember as call } from '@tablee/contract/shops/own-shop'
import { accept, type Outcome } from '@tablee/domain/outcome'
import { changeShopMember as decide, removeShopMember } from '@tablee/domain/shops/shop-members'
import { readOwnShop } from '../queries/get-own-shop.ts'
import type { ShopGround } from '../shop-ground.ts'
import { listMembers, lockMembers, writeMembers } from '../shop-member-store.ts'
import { asMember } from '../shop-role.ts'

/** A role is effective at once in every event; a removed member's events for the shop go to the caller. */
export async function changeMember(
  acting: Acting<ShopGround>,
  { accountId, role }: ParsedInput<typeof call>,
): Promise<Outcome<CallReply<typeof call>>> {
  const asked = asMember('change-shop-member', acting.caller)
  if (!asked.accepted) return asked
  const { caller, shop } = asked.value
  const decided = (members: Parameters<typeof removeShopMember>[0]) =>
    role === null ? removeShopMember(members, accountId) : decide(members, { accountId, role })
  const possible = decided(await acting.database.read((db) => listMembers(db, shop.id)))
  if (!possible.accepted) return possible
  if (role === null && accountId !== caller.accountId)
    await acting.passEventsOn(caller, { shop: shop.id, leaver: accountId, heir: caller.accountId })
  return acting.database.inTransaction(async (tx) => {
    const after = decided(await lockMembers(tx, shop.id))
    if (!after.accepted) return after
    await writeMembers(tx.db, shop.id, after.value)
    return accept(await readOwnShop(acting, tx.db, caller.accountId))
  })
}
