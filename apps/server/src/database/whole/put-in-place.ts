import { existsSync, linkSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import SqliteFile from 'better-sqlite3'
import { Kysely, sql } from 'kysely'
import { patientPostgres, unusablePostgres } from '../connection/open-postgres.ts'
import { SQLITE_FILE } from '../connection/open-sqlite.ts'
import { UnusableDatabase } from '../connection/unusable-database.ts'
import { ImmediateSqliteDialect } from '../dialect/sqlite-dialect.ts'
import { migrate, readVersion } from '../migrations/migrate.ts'
import type { Tables } from '../tables/tables.ts'
import { copyRows, isUnused } from './copy-rows.ts'
import { dropFile, fileTrouble, hasData, syncToDisk } from './sqlite-file.ts'
import type { WorkingCopy } from './working-copy.ts'

type Placing = {
  readonly copy: WorkingCopy
  /** Otherwise existing data is refused. */
  readonly isReplacing: boolean
  readonly at: Date
}

/** The old data's new place; null if there was none. */
type KeptBeside = string | null

/** At every moment either the old or the new file is there. */
export async function putInFolder(folder: string, { copy, isReplacing, at }: Placing): Promise<KeptBeside> {
  const path = join(folder, SQLITE_FILE)
  const beside = hasData(path) ? `${path}.before-${stampOf(at)}` : null
  if (beside !== null && !isReplacing) throw notEmpty(`The folder ${folder}`)
  try {
    if (beside === null) dropFile(path)
    else keepBeside(path, beside)
    renameSync(copy.path, path)
    syncToDisk(path)
    syncToDisk(dirname(path))
  } catch (error) {
    throw fileTrouble(path, error)
  }
  return beside
}

function keepBeside(path: string, beside: string): void {
  if (isSettled(path) && isLinked(path, beside)) return
  // The old file's companions must not be taken for the new one's.
  for (const suffix of ['-wal', '-shm', '-journal', '']) {
    if (existsSync(path + suffix)) renameSync(path + suffix, beside + suffix)
  }
}

/** Some file systems have no hard links. */
function isLinked(path: string, beside: string): boolean {
  try {
    linkSync(path, beside)
    return true
  } catch {
    return false
  }
}

function isSettled(path: string): boolean {
  try {
    const file = new SqliteFile(path)
    try {
      file.pragma('journal_mode = DELETE')
    } finally {
      file.close()
    }
    return !existsSync(`${path}-wal`)
  } catch {
    return false
  }
}

/** In one transaction if the PostgreSQL is empty, otherwise in a schema that replaces the old one. */
export async function putInPostgres(url: string, { copy, isReplacing, at }: Placing): Promise<KeptBeside> {
  const postgres = patientPostgres(url)
  try {
    const { isEmpty } = await readVersion(postgres)
    if (!isEmpty && !(await isUnusedPostgres(postgres))) {
      if (!isReplacing) throw notEmpty('The database of DATABASE_URL')
      return await replaceSchema(url, postgres, { copy, stamp: stampOf(at) })
    }
    await migrate(postgres)
    await fill(postgres, copy)
    return null
  } catch (error) {
    throw unusablePostgres(error)
  } finally {
    await postgres.destroy()
  }
}

/** A database of an older version may lack a queried table: then it is not empty. */
async function isUnusedPostgres(db: Kysely<Tables>): Promise<boolean> {
  const { pending, unknown } = await readVersion(db)
  return pending.length === 0 && unknown.length === 0 && isUnused(db)
}

async function fill(postgres: Kysely<Tables>, { path }: WorkingCopy): Promise<void> {
  const sqlite = new Kysely<Tables>({ dialect: new ImmediateSqliteDialect(new SqliteFile(path)) })
  try {
    await postgres.transaction().execute((into) => sqlite.transaction().execute((from) => copyRows(from, into)))
  } finally {
    await sqlite.destroy()
  }
}

type Replacing = { readonly copy: WorkingCopy; readonly stamp: string }

async function replaceSchema(url: string, postgres: Kysely<Tables>, { copy, stamp }: Replacing): Promise<string> {
  const fresh = `tablee_restored_${stamp.toLowerCase()}`
  const beside = `tablee_before_${stamp.toLowerCase()}`
  await sql`create schema ${sql.ref(fresh)}`.execute(postgres)
  try {
    const restored = patientPostgres(inSchema(url, fresh))
    try {
      await migrate(restored, { schema: fresh })
      await fill(restored, copy)
    } finally {
      await restored.destroy()
    }
    const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(postgres)
    const place = rows[0]?.name ?? 'public'
    await postgres.transaction().execute(async (tx) => {
      await sql`alter schema ${sql.ref(place)} rename to ${sql.ref(beside)}`.execute(tx)
      await sql`alter schema ${sql.ref(fresh)} rename to ${sql.ref(place)}`.execute(tx)
    })
    return `the schema ${beside}`
  } catch (error) {
    await sql`drop schema if exists ${sql.ref(fresh)} cascade`.execute(postgres)
    throw error
  }
}

function inSchema(url: string, schema: string): string {
  const address = new URL(url)
  address.searchParams.set('options', `-c search_path=${schema} -c jit=off`)
  return address.href
}

/** `20261122T235900Z` */
function stampOf(at: Date): string {
  return at.toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '')
}

function notEmpty(place: string): UnusableDatabase {
  return new UnusableDatabase(
    `${place} holds data already, and nothing was changed. With --replace it is kept beside under another name.`,
    undefined,
  )
}
