import type { Database } from './database.ts'

/** The smallest question that the database cannot answer without reading what it keeps. */
export async function askDatabase(database: Database): Promise<void> {
  await database.read((db) => db.selectFrom('server_keys').select('name').limit(1).execute())
}
