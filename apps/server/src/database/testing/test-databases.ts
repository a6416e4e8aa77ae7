import { randomBytes } from 'node:crypto'
import { chmodSync, copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { openPostgres } from '../connection/open-postgres.ts'
import { openSqlite, SQLITE_FILE } from '../connection/open-sqlite.ts'
import type { Database, DatabaseNote } from '../database.ts'
import { type Dialect, POSTGRES, SQLITE } from '../dialect/dialect.ts'
import { administerAgain } from './administer.ts'

export const DATABASE_KINDS = ['sqlite', 'postgres'] as const
export type DatabaseKind = (typeof DATABASE_KINDS)[number]

export const DIALECTS = { sqlite: SQLITE, postgres: POSTGRES } as const satisfies Record<DatabaseKind, Dialect>

export type TestDatabase = {
  readonly kind: DatabaseKind
  readonly folder: string
  readonly url: string | null
  readonly open: (note?: DatabaseNote) => Promise<Database>
  readonly remove: () => Promise<void>
}

/** Migrated and empty; with `isBlank` without tables. */
export async function createTestDatabase(kind: DatabaseKind, { isBlank = false } = {}): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-server-'))
  const removeFolder = () => rmSync(folder, { recursive: true, force: true })
  if (kind === 'sqlite') {
    if (!isBlank) copyTemplate(folder)
    return {
      kind,
      folder,
      url: null,
      open: (note) => openSqlite(folder, note ? { note } : {}),
      remove: async () => removeFolder(),
    }
  }
  const name = `tablee_${randomBytes(6).toString('hex')}`
  const server = inject('postgresUrl')
  // Faster than copying through the log.
  const template = isBlank ? '' : ` template ${inject('postgresTemplate')} strategy file_copy`
  await administerAgain(server, `create database ${name}${template}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    kind,
    folder,
    url: url.href,
    open: (note) => openPostgres(url.href, note ? { note } : {}),
    remove: async () => {
      removeFolder()
      await administerAgain(server, `drop database if exists ${name} with (force)`)
    },
  }
}

function copyTemplate(folder: string): void {
  const file = join(folder, SQLITE_FILE)
  copyFileSync(join(inject('sqliteTemplate'), SQLITE_FILE), file)
  chmodSync(file, 0o600)
}

export async function everythingStored(database: Database, tables: readonly string[]): Promise<string> {
  const rows = await database.read((db) =>
    Promise.all(
      tables.map((table) =>
        db
          .selectFrom(table as 'journal')
          .selectAll()
          .execute(),
      ),
    ),
  )
  return JSON.stringify(rows)
}
