import type { Database } from './database.ts'

/**
 * A secret that the server draws once and keeps: the first process that asks settles it for all. `draw` is asked where there
 * is none yet.
 */
export function keepServerKey(database: Database, name: string, draw: () => string): Promise<string> {
  return database.inTransaction(async ({ db }) => {
    const find = () => db.selectFrom('server_keys').select('value').where('name', '=', name).executeTakeFirst()
    const kept = await find()
    if (kept) return kept.value
    await db
      .insertInto('server_keys')
      .values({ name, value: draw() })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
    return (await find())?.value ?? keyIsMissing(name)
  })
}

function keyIsMissing(name: string): never {
  throw new Error(`The key ${name} was not kept`)
}
