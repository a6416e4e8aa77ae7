import { SHOP_MESSAGE_DAY_MS } from '@tablee/domain/shops/shop-message'
import type { ShopGround } from '../shop-ground.ts'
import { deleteEndedInvitations } from '../shop-invitation-store.ts'
import { deleteMessagesBefore } from '../shop-message-store.ts'

/** Invitations contain addresses. */
export async function forgetOldInvitations({ database, now }: Pick<ShopGround, 'database' | 'now'>): Promise<void> {
  const at = now()
  const dayBefore = new Date(at.getTime() - SHOP_MESSAGE_DAY_MS).toISOString()
  await database.inTransaction(async ({ db }) => {
    await deleteEndedInvitations(db, at.toISOString())
    await deleteMessagesBefore(db, dayBefore)
  })
}
