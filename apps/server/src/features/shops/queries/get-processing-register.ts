import type { CallReply } from '@tablee/contract/call'
import type { Caller } from '@tablee/contract/serving/caller'
import type { getProcessingRegister as call } from '@tablee/contract/shops/processing-register'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { ShopId } from '@tablee/domain/shops/shop'
import type { Queryable } from '../../../database/database.ts'
import type { ShopGround } from '../shop-ground.ts'
import { asMember } from '../shop-role.ts'
import { findShop } from '../shop-store.ts'

type Reading = Pick<ShopGround, 'database' | 'isMailSent' | 'processing'>

export async function getProcessingRegister(
  { database, isMailSent, processing }: Reading,
  caller: Caller,
): Promise<Outcome<CallReply<typeof call>>> {
  const asked = asMember('read-shop', caller)
  if (!asked.accepted) return asked
  const { id } = asked.value.shop
  const found = await database.read(async (db) => ({ shop: await findShop(db, id), held: await countHeld(db, id) }))
  if (!found.shop) return refuse('shop_not_found')
  const { name, location: address, contact } = found.shop.profile
  const shop = { name, address, email: contact.email, phone: contact.phone }
  const isOverwritten = database.dialect.isFile
  return accept({ data: { shop, isMailSent, isOverwritten, ...processing, ...found.held } })
}

/** What of the shop is really in use. */
async function countHeld(db: Queryable, id: ShopId) {
  const number = ({ number: counted }: { readonly number: string | number | bigint }) => Number(counted)
  const hooks = await db
    .selectFrom('shop_hooks')
    .where('shop_id', '=', id)
    .where('is_on', '=', 1)
    .select(({ fn }) => fn.countAll().as('number'))
    .executeTakeFirstOrThrow()
  const tokens = await db
    .selectFrom('shop_tokens')
    .where('shop_id', '=', id)
    .where('hash', 'is not', null)
    .select(({ fn }) => fn.countAll().as('number'))
    .executeTakeFirstOrThrow()
  const ratings = await db
    .selectFrom('ratings')
    .where('shop_id', '=', id)
    .where('is_on', '=', 1)
    .select(({ fn }) => fn.countAll().as('number'))
    .executeTakeFirstOrThrow()
  const youthEvents = await db
    .selectFrom('tournaments')
    .where('shop_id', '=', id)
    .where('is_youth', '=', 1)
    .select(({ fn }) => fn.countAll().as('number'))
    .executeTakeFirstOrThrow()
  const guardians = await db
    .selectFrom('registrations')
    .innerJoin('tournaments', 'tournaments.id', 'registrations.tournament_id')
    .where('tournaments.shop_id', '=', id)
    .where('registrations.guardian', '<>', '')
    .select(({ fn }) => fn.countAll().as('number'))
    .executeTakeFirstOrThrow()
  return {
    ...{ hooks: number(hooks), tokens: number(tokens), ratings: number(ratings) },
    ...{ youthEvents: number(youthEvents), guardians: number(guardians) },
  }
}
