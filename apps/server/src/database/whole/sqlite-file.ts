import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import SqliteFile from 'better-sqlite3'
import { Kysely } from 'kysely'
import { storageFailureOf } from '../connection/storage-failures.ts'
import { UnusableDatabase } from '../connection/unusable-database.ts'
import { ImmediateSqliteDialect } from '../dialect/sqlite-dialect.ts'
import { type DatabaseVersion, readVersion } from '../migrations/migrate.ts'
import type { Tables } from '../tables/tables.ts'

const BUSY_MS = 5000
const FOUND_AT_MOST = 5

/** In SQLite's words; empty when intact. */
export function damagesOf(path: string): readonly string[] {
  return withFile(path, (file) => {
    const damages = file
      .prepare<[], { integrity_check: string }>(`pragma integrity_check(${FOUND_AT_MOST})`)
      .all()
      .map(({ integrity_check: line }) => line)
      .filter((line) => line !== 'ok')
    const orphans = file
      .prepare<[], { table: string; parent: string }>('pragma foreign_key_check')
      .all()
      .slice(0, FOUND_AT_MOST)
      .map(({ table, parent }) => `a row of ${table} belongs to nothing in ${parent}`)
    return [...damages, ...orphans]
  })
}

export function versionOfFile(path: string): Promise<DatabaseVersion> {
  return readFileWith(path, readVersion)
}

export async function readFileWith<Result>(
  path: string,
  read: (db: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  const db = new Kysely<Tables>({ dialect: new ImmediateSqliteDialect(openToRead(path)) })
  try {
    return await read(db)
  } catch (error) {
    throw fileTrouble(path, error)
  } finally {
    await db.destroy()
  }
}

/** An unreadable file counts as data. */
export function hasData(path: string): boolean {
  if (!existsSync(path)) return false
  try {
    return withFile(path, (file) => {
      const isKept = (name: string) =>
        file.prepare("select 1 from sqlite_master where type = 'table' and name = ?").get(name) !== undefined
      const tables = ['accounts', 'all_tournaments', 'tournaments'].filter(isKept)
      return tables.some((name) => file.prepare(`select 1 from ${name} limit 1`).get() !== undefined)
    })
  } catch {
    return true
  }
}

/**
 * A snapshot, while others may write. It gets its name once complete and on the disk, readable by its owner only. Nothing is overwritten.
 */
export function copyFileWhole(from: string, to: string): void {
  writeWhole(to, (part) =>
    withFile(from, (file) => {
      try {
        file.prepare('vacuum into ?').run(part)
      } catch (error) {
        // One statement reads one file and writes the other: the message must name the disk to clean up.
        throw isOfReading(error) ? error : fileTrouble(to, error)
      }
    }),
  )
}

function isOfReading(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return /^SQLITE_(CORRUPT|NOTADB|BUSY|LOCKED|IOERR_(SHORT_)?READ)/.test(code)
}

/** A failure leaves nothing behind. */
export function writeWhole(path: string, write: (part: string) => void): void {
  const part = beginFile(path)
  try {
    write(part)
    endFile(part, path)
  } catch (error) {
    dropFile(part)
    throw fileTrouble(path, error)
  }
}

export function beginFile(path: string): string {
  const part = `${path}.part`
  if (existsSync(path)) throw sentence(`${path} is there already, and nothing is overwritten: choose another name.`)
  try {
    closeSync(openSync(part, 'wx', 0o600))
    return part
  } catch (error) {
    throw fileTrouble(part, error)
  }
}

export function endFile(part: string, path: string): void {
  syncToDisk(part)
  renameSync(part, path)
  syncToDisk(dirname(path))
}

export function dropFile(path: string): void {
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(path + suffix, { force: true })
}

export function syncToDisk(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

function withFile<Result>(path: string, work: (file: SqliteFile.Database) => Result): Result {
  const file = openToRead(path)
  try {
    return work(file)
  } catch (error) {
    throw fileTrouble(path, error)
  } finally {
    file.close()
  }
}

function openToRead(path: string): SqliteFile.Database {
  if (!existsSync(path)) throw sentence(`There is no file ${path}.`)
  try {
    return new SqliteFile(path, { readonly: true, fileMustExist: true, timeout: BUSY_MS })
  } catch (error) {
    throw fileTrouble(path, error)
  }
}

const TROUBLES: readonly (readonly [code: RegExp, told: (path: string) => string])[] = [
  [/^SQLITE_NOTADB/, (path) => `${path} is no database of this software, or only a part of one.`],
  [/^SQLITE_(CORRUPT|IOERR_SHORT_READ)/, (path) => `${path} is damaged: a part of it is missing or was changed.`],
  [
    /^EEXIST$/,
    (path) => `${path} is there already: another command is at work, or one was cut off. Delete it in that case.`,
  ],
  [/^ENOENT$/, (path) => `${path} does not exist, or its folder does not.`],
  [
    /^(EACCES|EPERM|EROFS|SQLITE_READONLY|SQLITE_CANTOPEN)/,
    (path) => `${path} cannot be read or written: look at the rights of the file and of its folder.`,
  ],
  [/^EISDIR$/, (path) => `${path} is a folder.`],
  [/^ENOTDIR$/, (path) => `The folder of ${path} is a file.`],
]

export function fileTrouble(path: string, error: unknown): Error {
  if (error instanceof UnusableDatabase) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const known = TROUBLES.find(([pattern]) => pattern.test(code))
  if (known) return new UnusableDatabase(known[1](path), error)
  switch (storageFailureOf(error)?.kind) {
    case 'storage_full':
      return new UnusableDatabase(`The disk is full: ${path} cannot be written whole.`, error)
    case 'storage_busy':
      return new UnusableDatabase(`${path} is locked by another program.`, error)
    case 'storage_failed':
      return new UnusableDatabase(`${path} cannot be read or written (${code}).`, error)
    default:
      return error instanceof Error ? error : new Error('The file cannot be used', { cause: error })
  }
}

function sentence(text: string): UnusableDatabase {
  return new UnusableDatabase(text, undefined)
}
