import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { inject } from 'vitest'
import type { Database, DatabaseNote } from '../database.ts'
import { openPostgres } from '../open-postgres.ts'
import { openSqlite } from '../open-sqlite.ts'

export const DATABASE_KINDS = ['sqlite', 'postgres'] as const
export type DatabaseKind = (typeof DATABASE_KINDS)[number]

/** An empty database of its own: a real file, or a real PostgreSQL database. */
export type TestDatabase = {
  readonly kind: DatabaseKind
  readonly folder: string
  readonly url: string | null
  readonly open: (note?: DatabaseNote) => Promise<Database>
  readonly remove: () => Promise<void>
}

export async function createTestDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-server-'))
  const removeFolder = () => rmSync(folder, { recursive: true, force: true })
  if (kind === 'sqlite') {
    return {
      kind,
      folder,
      url: null,
      open: (note) => openSqlite(folder, note ? { note } : {}),
      remove: async () => removeFolder(),
    }
  }
  const name = `tablee_${randomBytes(6).toString('hex')}`
  await administer(`create database ${name}`)
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${name}`
  return {
    kind,
    folder,
    url: url.href,
    open: (note) => openPostgres(url.href, note ? { note } : {}),
    remove: async () => {
      removeFolder()
      await administer(`drop database if exists ${name} with (force)`)
    },
  }
}

async function administer(statement: string): Promise<void> {
  const client = new Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Every stored value of every table as one text, to look for what must not be there. */
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
