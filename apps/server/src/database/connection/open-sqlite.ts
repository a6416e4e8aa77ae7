import { closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { join } from 'node:path'
import SqliteFile from 'better-sqlite3'
import { Kysely } from 'kysely'
import type { Database, DatabaseNote } from '../database.ts'
import { SQLITE } from '../dialect/dialect.ts'
import { ImmediateSqliteDialect } from '../dialect/sqlite-dialect.ts'
import { type Migrating, migrate } from '../migrations/migrate.ts'
import type { Tables } from '../tables/tables.ts'
import { createDatabase } from './create-database.ts'
import { insistInTurn, insistOnLock } from './foreign-lock.ts'
import { storageFailureOf } from './storage-failures.ts'
import { UnusableDatabase } from './unusable-database.ts'

export const SQLITE_FILE = 'tablee.sqlite'
/** How long the start waits for another program. After that nothing may block. */
const START_BUSY_MS = 1500

export type SqliteOptions = Pick<Migrating, 'migrations' | 'tell'> & {
  readonly note?: DatabaseNote
  readonly noteCommit?: (ms: number) => void
}

export async function openSqlite(
  folder: string,
  { note = () => {}, noteCommit, migrations, tell }: SqliteOptions = {},
): Promise<Database> {
  const path = join(folder, SQLITE_FILE)
  const file = prepareFile(folder, path)
  const db = new Kysely<Tables>({ dialect: new ImmediateSqliteDialect(file) })
  try {
    await migrate(db, { migrations, tell })
    file.pragma('busy_timeout = 0')
  } catch (error) {
    await db.destroy()
    throw unusableFile(path, error)
  }
  const isInPlace = fileInPlace(path)
  return createDatabase(db, {
    dialect: SQLITE,
    ...{ note, noteCommit, isInPlace },
    insistOnReading: insistOnLock(),
    insistOnWriting: insistInTurn(),
  })
}

function prepareFile(folder: string, path: string): SqliteFile.Database {
  prepareFolder(folder)
  try {
    if (existsSync(path)) lookAt(path)
    // The write-ahead log and its index inherit the file's mode.
    else closeSync(openSync(path, 'a', 0o600))
    const file = new SqliteFile(path, { timeout: START_BUSY_MS })
    file.pragma('journal_mode = WAL')
    // In WAL mode the default keeps the file intact but may lose the last commits in a power cut.
    file.pragma('synchronous = FULL')
    file.pragma('foreign_keys = ON')
    // Erased data is overwritten, so that a stolen or copied file holds nothing but its rows.
    file.pragma('secure_delete = ON')
    file.pragma('cache_size = -16384')
    return file
  } catch (error) {
    throw unusableFile(path, error)
  }
}

/** Whether the opened file is still the one at that path: writes to another one are lost with the process. */
function fileInPlace(path: string): () => boolean {
  const opened = statSync(path, { bigint: true })
  return () => {
    const found = statSync(path, { bigint: true, throwIfNoEntry: false })
    return found?.ino === opened.ino && found.dev === opened.dev
  }
}

export function prepareFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new UnusableDatabase(
      `The data folder ${folder} cannot be created or written: set DATA_DIR to another one.`,
      error,
    )
  }
}

/** Read-only, so that a file that is no database is left alone. The `check` command reads the whole file. */
function lookAt(path: string): void {
  const file = new SqliteFile(path, { readonly: true, fileMustExist: true, timeout: START_BUSY_MS })
  try {
    file.prepare('select count(*) from sqlite_master').get()
  } finally {
    file.close()
  }
}

function damaged(path: string, cause: unknown): UnusableDatabase {
  return new UnusableDatabase(
    `The database file ${path} is damaged or is not a database. It was left as it is: put a backup in its place, or move it away to start afresh.`,
    cause,
  )
}

export function unusableFile(path: string, error: unknown): Error {
  if (error instanceof UnusableDatabase) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (/^SQLITE_(NOTADB|CORRUPT)/.test(code)) return damaged(path, error)
  switch (storageFailureOf(error)?.kind) {
    case 'storage_full':
      return new UnusableDatabase(`The disk is full: the database file ${path} cannot be prepared.`, error)
    case 'storage_busy':
      return new UnusableDatabase(`The database file ${path} is locked by another program.`, error)
    case 'storage_failed':
      return new UnusableDatabase(`The database file ${path} cannot be opened or written (${code}).`, error)
    default:
      return error instanceof Error ? error : new Error('The database cannot be opened.', { cause: error })
  }
}
