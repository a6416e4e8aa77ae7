import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { openPostgres, versionOfPostgres } from '../database/connection/open-postgres.ts'
import { openSqlite, SQLITE_FILE } from '../database/connection/open-sqlite.ts'
import { servePostgres } from '../database/connection/serve-postgres.ts'
import { serveSqlite } from '../database/connection/serve-sqlite.ts'
import { AlreadyServed } from '../database/connection/serving-lock.ts'
import { UnusableDatabase } from '../database/connection/unusable-database.ts'
import type { Database } from '../database/database.ts'
import { type DatabaseVersion, newerDatabase } from '../database/migrations/migrate.ts'
import { versionOfFile } from '../database/whole/sqlite-file.ts'

type Place = Pick<Config, 'databaseUrl' | 'dataFolder'>

/** Works on the server's data, even while it runs; a command never migrates in passing. */
export async function withData<Result>(place: Place, work: (database: Database) => Promise<Result>): Promise<Result> {
  const { isEmpty, pending, unknown } = await versionOf(place)
  if (unknown.length > 0) throw newerDatabase(unknown)
  if (isEmpty) throw noData(place)
  if (pending.length > 0) throw olderData(pending, place)
  const database = await openData(place)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** The same, migrated to this version. */
export function openData({ databaseUrl, dataFolder }: Place): Promise<Database> {
  return databaseUrl === null ? openSqlite(dataFolder) : openPostgres(databaseUrl)
}

export async function versionOf({ databaseUrl, dataFolder }: Place): Promise<DatabaseVersion> {
  if (databaseUrl !== null) return versionOfPostgres(databaseUrl)
  const file = join(dataFolder, SQLITE_FILE)
  return existsSync(file)
    ? versionOfFile(file)
    : { isEmpty: true, pending: [], pendingAlone: [], unknown: [], unbearable: [] }
}

/** Refuses while a server uses the data. */
export async function whileNobodyServes<Result>(place: Place, work: () => Promise<Result>): Promise<Result> {
  const lock = await lockOf(place)
  try {
    return await work()
  } finally {
    await lock.release()
  }
}

const NO_PATIENCE_MS = 0

async function lockOf({ databaseUrl, dataFolder }: Place) {
  try {
    if (databaseUrl === null) return serveSqlite(dataFolder, NO_PATIENCE_MS)
    return await servePostgres(databaseUrl, { way: 'alone', note: () => {}, patienceMs: NO_PATIENCE_MS })
  } catch (error) {
    if (!(error instanceof AlreadyServed)) throw error
    throw new UnusableDatabase('A server serves these data: stop it first. Nothing was changed.', error)
  }
}

export function noData({ databaseUrl, dataFolder }: Place): UnusableDatabase {
  const where = databaseUrl === null ? `in ${dataFolder} (DATA_DIR)` : 'in the database of DATABASE_URL'
  return new UnusableDatabase(`There is no data ${where} yet.`, undefined)
}

/** Only the version that wrote a PostgreSQL can read all of it; its backup is a file this version can read. */
function olderData(pending: readonly string[], { databaseUrl }: Place): UnusableDatabase {
  const backup =
    databaseUrl === null ? 'Make a backup' : 'Make a backup with that version, `check` that file with this one'
  return new UnusableDatabase(
    `The data was written by an older version of this software (to be done: ${pending.join(', ')}). ${backup}, then run \`npm run tablee -- migrate\`, or start the server.`,
    undefined,
  )
}
