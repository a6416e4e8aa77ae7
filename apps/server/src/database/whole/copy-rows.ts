import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { UnusableDatabase } from '../connection/unusable-database.ts'
import { dialectOf } from '../dialect/dialect.ts'
import type { Tables } from '../tables/tables.ts'

type Side = Kysely<Tables>
type Values = Readonly<Record<string, unknown>>

const READ_TOGETHER = 1000
/** SQLite takes 32,766 parameters per statement, PostgreSQL 65,535. */
const MOST_PARAMETERS = 30_000
const ROW_NUMBER = 'rowid__'
const DIGEST_MOD = 2n ** 64n

type Content = { readonly rows: number; readonly digest: bigint }

/**
 * Copies every row between a SQLite file and a PostgreSQL of the same version, in either direction, and compares both. Left out: the search
 * index, which a server rebuilds, and facts that concern one database only.
 */
export async function copyRows(from: Side, to: Side): Promise<number> {
  let copied = 0
  for (const table of await listTables(dialectOf(from).isFile ? from : to)) {
    const read = counter()
    for await (const rows of readRows(from, table)) {
      read.add(rows)
      await insertRows(to, table, rows)
    }
    const arrived = counter()
    for await (const rows of readRows(to, table)) arrived.add(rows)
    if (!isSame(read.content(), arrived.content())) throw notAlike(table)
    copied += read.content().rows
  }
  return copied
}

export async function isUnused(db: Side): Promise<boolean> {
  const tournament = await db.selectFrom('all_tournaments').select('id').limit(1).executeTakeFirst()
  const account = await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst()
  return !tournament && !account
}

/** Each after the tables its rows refer to. */
export async function listTables(sqlite: Side): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select name from sqlite_master where type = 'table'
    and name not glob 'sqlite_*' and name not glob 'kysely_*' and name not glob 'search*' and name <> 'server_facts' order by name`.execute(
    sqlite,
  )
  const ordered: string[] = []
  const visit = async (name: string): Promise<void> => {
    if (ordered.includes(name)) return
    const { rows: owners } = await sql<{ table: string }>`pragma foreign_key_list(${sql.raw(name)})`.execute(sqlite)
    for (const { table } of owners) if (table !== name) await visit(table)
    if (!ordered.includes(name)) ordered.push(name)
  }
  for (const { name } of rows) await visit(name)
  return ordered
}

async function* readRows(db: Side, table: string): AsyncGenerator<readonly Values[]> {
  if (dialectOf(db).isFile) yield* readSqliteRows(db, table)
  else yield* readPostgresRows(db, table)
}

async function* readSqliteRows(db: Side, table: string): AsyncGenerator<readonly Values[]> {
  for (let last = -1; ; ) {
    const { rows } = await sql<
      Record<string, unknown>
    >`select rowid as ${sql.ref(ROW_NUMBER)}, * from ${sql.table(table)}
      where rowid > ${last} order by rowid limit ${READ_TOGETHER}`.execute(db)
    if (rows.length === 0) return
    last = Number(rows.at(-1)?.[ROW_NUMBER])
    yield rows.map(({ [ROW_NUMBER]: _, ...values }) => values)
  }
}

/** By cursor, from one snapshot. */
async function* readPostgresRows(db: Side, table: string): AsyncGenerator<readonly Values[]> {
  await sql`declare rows_of_table no scroll cursor for select * from ${sql.table(table)}`.execute(db)
  for (;;) {
    const { rows } = await sql<Values>`fetch forward ${sql.lit(READ_TOGETHER)} from rows_of_table`.execute(db)
    if (rows.length === 0) break
    yield rows
  }
  await sql`close rows_of_table`.execute(db)
}

async function insertRows(db: Side, table: string, rows: readonly Values[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  const together = Math.max(1, Math.floor(MOST_PARAMETERS / columns.length))
  for (let start = 0; start < rows.length; start += together) {
    const lines = rows
      .slice(start, start + together)
      .map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`)
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
      values ${sql.join(lines)}`.execute(db)
  }
}

function counter() {
  let rows = 0
  let digest = 0n
  return {
    add: (some: readonly Values[]) => {
      rows += some.length
      for (const row of some) digest = (digest + digestOf(row)) % DIGEST_MOD
    },
    content: (): Content => ({ rows, digest }),
  }
}

/** One driver reads a large number as a number, the other as text. */
function digestOf(row: Values): bigint {
  const columns = Object.keys(row).toSorted()
  const text = JSON.stringify(columns.map((column) => [column, row[column] === null ? null : String(row[column])]))
  return createHash('sha256').update(text).digest().readBigUInt64BE()
}

function isSame(one: Content, other: Content): boolean {
  return one.rows === other.rows && one.digest === other.digest
}

function notAlike(table: string): UnusableDatabase {
  return new UnusableDatabase(
    `What arrived of the table ${table} is not what was read: nothing was kept of the copy.`,
    new Error('The digests differ'),
  )
}
