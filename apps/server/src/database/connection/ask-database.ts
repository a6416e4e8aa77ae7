import type { Database } from '../database.ts'

/** The smallest query that needs to read stored data. Also fails when the data is gone. */
export async function askDatabase(database: Database): Promise<void> {
  if (!database.isInPlace()) throw new Error('The database file was deleted or replaced')
  await database.read((db) => db.selectFrom('server_keys').select('name').limit(1).execute())
}
