import type { Database } from '../database.ts'

/** The smallest question that the database cannot answer without reading what it keeps. Fails as well where that is no longer there. */
export async function askDatabase(database: Database): Promise<void> {
  if (!database.isInPlace()) throw new Error('The database file was deleted or replaced')
  await database.read((db) => db.selectFrom('server_keys').select('name').limit(1).execute())
}
