import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type {
  eraseRegular as eraseCall,
  keepRegular as keepCall,
  mergeRegulars as mergeCall,
} from '@tablee/contract/shops/regulars'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { keepRegular as decideKeeping, mergeRegulars as decideMerging } from '@tablee/domain/shops/regular'
import { readRegulars } from '../queries/get-regulars.ts'
import { eraseRegular as erase, findRegular, mergeVisits, updateRegular } from '../regular-store.ts'
import { forgetPastNames } from '../seasons/past-event-store.ts'
import type { ShopGround } from '../shop-ground.ts'
import { asMember } from '../shop-role.ts'

type Reply<Call> = Promise<Outcome<CallReply<Call>>>

export async function keepRegular(
  acting: Acting<ShopGround>,
  { id, ...wish }: ParsedInput<typeof keepCall>,
): Reply<typeof keepCall> {
  const asked = asMember('keep-regular', acting.caller)
  if (!asked.accepted) return asked
  const { shop } = asked.value
  return acting.database.inTransaction(async ({ db }) => {
    const regular = await findRegular(db, shop.id, id)
    if (!regular) return refuse('regular_not_found')
    const decided = decideKeeping(regular, wish, acting.now().toISOString())
    if (!decided.accepted) return decided
    await updateRegular(db, decided.value)
    return accept(await readRegulars(db, shop.id))
  })
}

export async function mergeRegulars(
  acting: Acting<ShopGround>,
  { id, other }: ParsedInput<typeof mergeCall>,
): Reply<typeof mergeCall> {
  const asked = asMember('merge-regulars', acting.caller)
  if (!asked.accepted) return asked
  const { shop } = asked.value
  return acting.database.inTransaction(async ({ db }) => {
    const kept = await findRegular(db, shop.id, id)
    const merged = await findRegular(db, shop.id, other)
    if (!kept || !merged) return refuse('regular_not_found')
    const decided = decideMerging(kept, merged)
    if (!decided.accepted) return decided
    await updateRegular(db, decided.value)
    await mergeVisits(db, kept.id, merged.id)
    return accept(await readRegulars(db, shop.id))
  })
}

/** Until they come again. */
export async function eraseRegular(
  acting: Acting<ShopGround>,
  { id }: ParsedInput<typeof eraseCall>,
): Reply<typeof eraseCall> {
  const asked = asMember('erase-regular', acting.caller)
  if (!asked.accepted) return asked
  const { shop } = asked.value
  return acting.database.inTransaction(async ({ db }) => {
    const regular = await findRegular(db, shop.id, id)
    if (!regular) return refuse('regular_not_found')
    await forgetPastNames(db, await erase(db, regular.id))
    return accept(await readRegulars(db, shop.id))
  })
}
