import { join } from 'node:path'
import SqliteFile from 'better-sqlite3'
import { Kysely } from 'kysely'
import { patientPostgres, unusablePostgres } from '../connection/open-postgres.ts'
import { SQLITE_FILE } from '../connection/open-sqlite.ts'
import { UnusableDatabase } from '../connection/unusable-database.ts'
import { ImmediateSqliteDialect } from '../dialect/sqlite-dialect.ts'
import { migrate, newerDatabase, readVersion } from '../migrations/migrate.ts'
import type { Tables } from '../tables/tables.ts'
import { copyRows } from './copy-rows.ts'
import { beginFile, copyFileWhole, damagesOf, dropFile, endFile, fileTrouble } from './sqlite-file.ts'

/** A SQLite file of one moment, which can be restored into either database. */
export async function backUp(
  source: { readonly folder: string; readonly url: string | null },
  to: string,
): Promise<void> {
  if (source.url === null) backUpFile(join(source.folder, SQLITE_FILE), to)
  else await backUpPostgres(source.url, to)
}

function backUpFile(from: string, to: string): void {
  copyFileWhole(from, to)
  const [damage] = damagesOf(to)
  if (damage === undefined) return
  throw new UnusableDatabase(
    `${to} was written, but what it was read from is damaged (${damage}). Keep older backups, and run \`check\`.`,
    undefined,
  )
}

/** From one snapshot, without blocking writers. */
async function backUpPostgres(url: string, to: string): Promise<void> {
  const part = beginFile(to)
  const postgres = patientPostgres(url)
  const sqlite = new Kysely<Tables>({ dialect: new ImmediateSqliteDialect(newFile(part)) })
  try {
    await requireVersion(postgres)
    await migrate(sqlite)
    await postgres
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((from) => sqlite.transaction().execute((into) => copyRows(from, into)))
    await sqlite.destroy()
    endFile(part, to)
  } catch (error) {
    await sqlite.destroy()
    dropFile(part)
    throw fileTrouble(to, unusablePostgres(error))
  } finally {
    await postgres.destroy()
  }
}

function newFile(path: string): SqliteFile.Database {
  const file = new SqliteFile(path)
  file.pragma('foreign_keys = ON')
  return file
}

/** Rows of another version would not fit. */
async function requireVersion(db: Kysely<Tables>): Promise<void> {
  const { isEmpty, pending, unknown } = await readVersion(db)
  if (unknown.length > 0) throw newerDatabase(unknown)
  if (isEmpty) throw new UnusableDatabase('There is no data in the database of DATABASE_URL yet.', undefined)
  if (pending.length > 0)
    throw new UnusableDatabase(
      `The database was written by an older version of this software: back it up with that version, or run \`migrate\` first (${pending.join(', ')}).`,
      undefined,
    )
}
