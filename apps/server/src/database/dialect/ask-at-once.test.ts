import { type Compilable, type CompiledQuery, type RawBuilder, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database, Queryable, Transaction } from '../database.ts'
import { createTestDatabase, DATABASE_KINDS, type TestDatabase } from '../testing/test-databases.ts'
import { askAtOnce, writeLater } from './ask-at-once.ts'

type Note = { readonly text: string }

describe.each(DATABASE_KINDS)('WIDE-3 questions asked at once, on %s', (kind) => {
  let place: TestDatabase
  let database: Database

  beforeEach(async () => {
    place = await createTestDatabase(kind)
    database = await place.open()
    await database.inTransaction(async ({ db }) => {
      await sql`create table counts (number integer not null)`.execute(db)
      await sql`create table notes (text varchar(20) not null)`.execute(db)
      await sql`insert into counts values (1)`.execute(db)
    })
  })

  afterEach(async () => {
    await database.close()
    await place.remove()
  })

  test('each has its own answer, with its own values', async () => {
    await database.inTransaction(async (tx) => {
      await sql`insert into notes values ('one'), ('two')`.execute(tx.db)
      const note = (text: string) => compilable<Note>(tx.db, sql`select text from notes where text = ${text}`)
      expect(await askAtOnce(tx, [note('two'), note('none'), note('one')])).toEqual([
        [{ text: 'two' }],
        [],
        [{ text: 'one' }],
      ])
    })
  })

  test('one that the database refuses fails all, and its transaction', async () => {
    const failed = database.inTransaction(async (tx) => {
      await sql`insert into notes values ('one')`.execute(tx.db)
      await askAtOnce(tx, [
        compilable(tx.db, sql`select text from notes`),
        compilable(tx.db, sql`select nothing from notes`),
      ])
    })
    await expect(failed).rejects.toThrow(/nothing/)
    const { rows } = await database.read((db) => sql`select text from notes`.execute(db))
    expect(rows).toEqual([])
  })

  test('what is written later is read by what follows, and kept', async () => {
    const insert = (tx: Transaction, text: string) =>
      writeLater(tx, compilable(tx.db, sql`insert into notes values (${text})`))
    const read = await database.inTransaction(async (tx) => {
      await insert(tx, 'one')
      const { rows } = await sql<Note>`select text from notes`.execute(tx.db)
      await insert(tx, 'two')
      return rows
    })
    expect(read).toEqual([{ text: 'one' }])
    const { rows } = await database.read((db) => sql`select text from notes`.execute(db))
    expect(rows).toEqual([{ text: 'one' }, { text: 'two' }])
  })

  test('what is written later and cannot be kept fails its transaction, whole, and nothing is told', async () => {
    const told: string[] = []
    const failed = database.inTransaction(async (tx) => {
      tx.afterCommit(() => told.push('committed'))
      await sql`insert into notes values ('one')`.execute(tx.db)
      await writeLater(tx, compilable(tx.db, sql`insert into nowhere values ('two')`))
    })
    await expect(failed).rejects.toThrow(/nowhere/)
    expect(told).toEqual([])
    const { rows } = await database.read((db) => sql`select text from notes`.execute(db))
    expect(rows).toEqual([])
  })

  test('what waited for a lock reads what was committed meanwhile', async () => {
    const locked = Promise.withResolvers<void>()
    const mayCommit = Promise.withResolvers<void>()
    const first = database.inTransaction(async ({ db }) => {
      await sql`update counts set number = 2`.execute(db)
      await sql`insert into notes values ('of the first')`.execute(db)
      locked.resolve()
      await mayCommit.promise
    })
    await locked.promise
    const second = database.inTransaction(async (tx) => {
      const lock = tx.dialect.writesTogether ? sql` for update` : sql``
      return askAtOnce(tx, [
        compilable<{ number: number }>(tx.db, sql`select number from counts${lock}`),
        compilable<Note>(tx.db, sql`select text from notes`),
      ])
    })
    // On SQLite the second waits for the first to end; on PostgreSQL for its lock.
    if (kind === 'postgres') await expect.poll(() => waiting(database)).toBe(1)
    mayCommit.resolve()
    await first
    expect(await second).toEqual([[{ number: 2 }], [{ text: 'of the first' }]])
  })
})

function compilable<Row>(db: Queryable, question: RawBuilder<unknown>): Compilable<Row> {
  return { compile: () => question.compile(db) as CompiledQuery<Row> }
}

async function waiting(database: Database): Promise<number> {
  const { rows } = await database.read((db) =>
    sql<{ count: number }>`select count(*)::int as count from pg_locks where not granted`.execute(db),
  )
  return rows[0]?.count ?? 0
}
