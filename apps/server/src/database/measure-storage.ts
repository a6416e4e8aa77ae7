import { stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { SQLITE_FILE } from './connection/open-sqlite.ts'
import type { Database } from './database.ts'

/** In bytes; null for what does not exist. */
export type StorageSizes = {
  readonly databaseBytes: number | null
  readonly walBytes: number | null
  readonly freeBytes: number | null
}

export async function measureStorage(database: Database, folder: string): Promise<StorageSizes> {
  const freeBytes = await statfs(folder).then(({ bavail, bsize }) => bavail * bsize, nothing)
  if (database.dialect.isFile) {
    const path = join(folder, SQLITE_FILE)
    return { freeBytes, databaseBytes: await sizeOf(path), walBytes: await sizeOf(`${path}-wal`) }
  }
  const { rows } = await database.read((db) =>
    sql<{ bytes: string }>`select pg_database_size(current_database()) as bytes`.execute(db),
  )
  return { freeBytes, databaseBytes: Number(rows[0]?.bytes), walBytes: null }
}

function sizeOf(path: string): Promise<number | null> {
  return stat(path).then(({ size }) => size, nothing)
}

function nothing(): null {
  return null
}
