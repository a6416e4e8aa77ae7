import type { Database, Queryable } from './database.ts'

/** The first process that asks settles it for all. `draw` is called only when there is none. */
export function keepServerKey(database: Database, name: string, draw: () => string): Promise<string> {
  return database.inTransaction(({ db }) => keepServerKeyIn(db, name, draw))
}

/** The same, within a transaction. */
export async function keepServerKeyIn(db: Queryable, name: string, draw: () => string): Promise<string> {
  const find = () => db.selectFrom('server_keys').select('value').where('name', '=', name).executeTakeFirst()
  const kept = await find()
  if (kept) return kept.value
  await db
    .insertInto('server_keys')
    .values({ name, value: draw() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  return (await find())?.value ?? keyIsMissing(name)
}

function keyIsMissing(name: string): never {
  throw new Error(`The key ${name} was not kept`)
}
