import type { CallReply, ParsedInput } from '@tablee/contract/call'
import { type findShops as call, MOST_SHOPS_FOUND } from '@tablee/contract/shops/public-shop'
import { accept, type Outcome } from '@tablee/domain/outcome'
import type { Queryable } from '../../../database/database.ts'
import type { ShopGround } from '../shop-ground.ts'

/** Further words only narrow the result. */
const MOST_WORDS = 6
/** Shops compared per first word; a name usually narrows more. */
const MOST_LOOKED_AT = 200

/** Name and town contain every word, the last one as a prefix. */
export async function findShops(
  { database, wordsOf }: Pick<ShopGround, 'database' | 'wordsOf'>,
  { text }: ParsedInput<typeof call>,
): Promise<Outcome<CallReply<typeof call>>> {
  const words = wordsOf(text, null).slice(0, MOST_WORDS)
  const shops = words.length === 0 ? [] : await database.read((db) => listByWords(db, words))
  return accept({ data: { shops } })
}

async function listByWords(db: Queryable, words: readonly string[]) {
  let found: readonly string[] | null = null
  // Most selective first.
  for (const word of words.toSorted((one, other) => other.length - one.length)) {
    const isLast = word === words.at(-1)
    const rows = await db
      .selectFrom('shop_words')
      .select('shop_id')
      .distinct()
      .$if(isLast, (query) => query.where('word', '>=', word).where('word', '<', `${word}\u{10FFFF}`))
      .$if(!isLast, (query) => query.where('word', '=', word))
      .$if(found !== null, (query) => query.where('shop_id', 'in', [...(found ?? [])]))
      .limit(MOST_LOOKED_AT)
      .execute()
    found = rows.map((row) => row.shop_id)
    if (found.length === 0) return []
  }
  return db
    .selectFrom('shops')
    .select(['slug', 'name', 'location'])
    .where('id', 'in', [...(found ?? [])])
    .orderBy('name')
    .orderBy('id')
    .limit(MOST_SHOPS_FOUND)
    .execute()
}
