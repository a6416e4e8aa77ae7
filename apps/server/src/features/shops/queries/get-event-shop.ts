import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { getEventShop as call } from '@tablee/contract/shops/public-shop'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { findEventShop } from '../event-shop-store.ts'
import type { ShopGround } from '../shop-ground.ts'

/** Apart from the caller's own role, the same for everyone. */
export async function getEventShop(
  { database, caller, findAccount, readsMessages, isMailSent }: Acting<ShopGround>,
  { tournamentId }: ParsedInput<typeof call>,
): Promise<Outcome<CallReply<typeof call>>> {
  const { event, account, isRead } = await database.read(async (db) => {
    const found = await findEventShop(db, tournamentId)
    const organizer = found && !found.shop?.profile.contact.email ? await findAccount(db, found.organizer) : null
    return {
      event: found,
      account: caller && (await findAccount(db, caller.accountId)),
      isRead: organizer === null || (await readsMessages(db, organizer.email)),
    }
  })
  if (!event) return refuse('tournament_not_found', { code: tournamentId })
  const { shop, isOpen } = event
  return accept({
    data: {
      shop: shop && { slug: shop.slug, name: shop.profile.name, logo: shop.logo },
      takesMessages: isMailSent && isOpen && isRead && (shop === null || shop.profile.takesMessages),
      answersTo: account?.isEmailVerified ? account.email : null,
      role: shop && caller?.shop?.id === shop.id ? caller.shop.role : null,
    },
  })
}
