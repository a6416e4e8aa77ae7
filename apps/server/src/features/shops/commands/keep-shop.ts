import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { keepShop as call } from '@tablee/contract/shops/own-shop'
import { ORGANIZER_LABEL } from '@tablee/domain/accounts/account'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { mayShop } from '@tablee/domain/shops/may-shop'
import type { ShopId, ShopProfile } from '@tablee/domain/shops/shop'
import { lockName } from '../../../database/connection/lock-name.ts'
import { readOwnShop } from '../queries/get-own-shop.ts'
import type { ShopGround } from '../shop-ground.ts'
import { findMembership, writeMembers } from '../shop-member-store.ts'
import { drawId } from '../shop-secret.ts'
import { findShop, insertShop, updateShop } from '../shop-store.ts'

type Input = ParsedInput<typeof call>

/** A new shop gets the events its account organizes. */
export async function keepShop(acting: Acting<ShopGround>, input: Input): Promise<Outcome<CallReply<typeof call>>> {
  const { caller, database } = acting
  if (!caller) return refuse('account_required')
  const kept = await database.inTransaction(async (tx) => {
    // URL names are assigned one at a time.
    await lockName(tx, 'shop slugs')
    const membership = await findMembership(tx.db, caller.accountId)
    const at = acting.now().toISOString()
    const written = { profile: profileOf(input), words: acting.wordsOf(input.name, input.location), at }
    if (membership) {
      if (!mayShop('change-shop', membership.role)) return refuse('shop_role_needed')
      const before = await findShop(tx.db, membership.id)
      if (!before) return refuse('shop_not_found')
      await updateShop(tx.db, before, written)
      return accept({ opened: null, reply: await readOwnShop(acting, tx.db, caller.accountId) })
    }
    if (!caller.labels.includes(ORGANIZER_LABEL)) return refuse('organizer_account_required')
    const id = drawId(acting.chance) as ShopId
    await insertShop(tx.db, id, written)
    await writeMembers(tx.db, id, [{ accountId: caller.accountId, role: 'organizer', since: at }])
    return accept({ opened: id, reply: await readOwnShop(acting, tx.db, caller.accountId) })
  })
  if (!kept.accepted) return kept
  const { opened, reply } = kept.value
  if (opened !== null) await acting.bringEvents(caller, opened)
  return accept(reply)
}

function profileOf(input: Input): ShopProfile {
  const { name, location, words, takesReplies, takesMessages, email, phone, site, discord, instagram } = input
  return { name, location, words, takesReplies, takesMessages, contact: { email, phone, site, discord, instagram } }
}
