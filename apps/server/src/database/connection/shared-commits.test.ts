import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database, Transaction } from '../database.ts'
import { writeLater } from '../dialect/ask-at-once.ts'
import { createTestDatabase, DATABASE_KINDS, type TestDatabase } from '../testing/test-databases.ts'
import { createSharedCommits } from './shared-commits.ts'

describe.each(DATABASE_KINDS)('works that share a commit on %s', (kind) => {
  let place: TestDatabase
  let database: Database

  beforeEach(async () => {
    place = await createTestDatabase(kind)
    database = await place.open()
    await database.inTransaction(({ db }) => sql`create table notes (text varchar(20) not null)`.execute(db))
  })

  afterEach(async () => {
    await database.close()
    await place.remove()
  })

  const write = (tx: Transaction, text: string) => sql`insert into notes values (${text})`.execute(tx.db)
  const written = async () => {
    const { rows } = await database.read((db) => sql<{ text: string }>`select text from notes`.execute(db))
    return rows.map(({ text }) => text)
  }

  test('those that wait for one under way go together, in the order asked for, and see each other', async () => {
    const commits: object[] = []
    const carried: string[] = []
    const note = (text: string) =>
      database.inSharedTransaction('A', async (tx) => {
        await write(tx, text)
        commits.push(tx.commit)
        carried.push(text)
        const { rows } = await sql`select text from notes`.execute(tx.db)
        return rows.length
      })
    const first = note('first')
    await expect.poll(() => carried).toEqual(['first'])
    const others = ['second', 'third', 'fourth'].map(note)
    expect(await Promise.all([first, ...others])).toEqual([1, 2, 3, 4])
    expect(new Set(commits.slice(1)).size).toBe(1)
    expect(await written()).toEqual(['first', 'second', 'third', 'fourth'])
  })

  test('WIDE-4 who arrives while the first waits for another process joins its commit where several processes write', async () => {
    const lock = Promise.withResolvers<void>()
    const commits: object[] = []
    const note = (text: string, before = async () => {}) =>
      database.inSharedTransaction('A', async (tx) => {
        commits.push(tx.commit)
        await before()
        await write(tx, text)
        if (text === 'broken') throw new Error('no')
      })
    const first = note('first', () => lock.promise)
    await expect.poll(() => commits.length).toBe(1)
    const others = ['second', 'broken', 'fourth'].map((text) => note(text))
    lock.resolve()
    const settled = await Promise.allSettled([first, ...others])
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
    expect(commits.length).toBe(4)
    expect(new Set(commits).size).toBe(kind === 'postgres' ? 1 : 2)
    expect(await written()).toEqual(['first', 'second', 'fourth'])
  })

  test('WIDE-4 who joined shares what becomes of the first, and is carried by the next commit if it came too late for that', async () => {
    const lock = Promise.withResolvers<void>()
    const told: string[] = []
    const note = (text: string) => (tx: Transaction) => {
      tx.afterCommit(() => told.push(text))
      return write(tx, text)
    }
    const first = database.inSharedTransaction('A', async (tx) => {
      await note('first')(tx)
      await lock.promise
      throw new Error('no')
    })
    const second = database.inSharedTransaction('A', note('second'))
    lock.resolve()
    await expect(Promise.allSettled([first, second])).resolves.toMatchObject([
      { status: 'rejected', reason: { message: 'no' } },
      { status: 'fulfilled' },
    ])
    expect(told).toEqual(['second'])
    expect(await written()).toEqual(['second'])
  })

  test('WIDE-4 a transaction takes no more than 64, and the next one those who are left', async () => {
    const lock = Promise.withResolvers<void>()
    const commits: object[] = []
    const first = database.inSharedTransaction('A', async (tx) => {
      commits.push(tx.commit)
      await lock.promise
    })
    await expect.poll(() => commits.length).toBe(1)
    const others = Array.from({ length: 70 }, (_, index) =>
      database.inSharedTransaction('A', async (tx) => {
        commits.push(tx.commit)
        await write(tx, String(index))
      }),
    )
    lock.resolve()
    await Promise.all([first, ...others])
    const sizes = [...Map.groupBy(commits, (commit) => commit).values()].map((some) => some.length)
    expect(sizes).toEqual(kind === 'postgres' ? [64, 7] : [1, 64, 6])
    expect(await written()).toHaveLength(70)
  })

  test('none is answered, and nothing told, before the commit of all', async () => {
    const heard: string[] = []
    const works = ['one', 'two'].map((text) =>
      database
        .inSharedTransaction('A', async (tx) => {
          await write(tx, text)
          tx.afterCommit(() => heard.push(`${text} told`))
          heard.push(`${text} written`)
        })
        .then(() => heard.push(`${text} answered`)),
    )
    await Promise.all(works)
    expect(heard).toEqual(['one written', 'two written', 'one told', 'two told', 'one answered', 'two answered'])
  })

  test('one that fails is undone alone, and tells nobody', async () => {
    const told: string[] = []
    const works = ['one', 'broken', 'three'].map((text) =>
      database.inSharedTransaction('A', async (tx) => {
        await write(tx, text)
        tx.afterCommit(() => told.push(text))
        if (text === 'broken') throw new Error('no')
      }),
    )
    const settled = await Promise.allSettled(works)
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await written()).toEqual(['one', 'three'])
    expect(told).toEqual(['one', 'three'])
  })

  test('a statement that the database refuses fails its own work only', async () => {
    const works = ['one', null, 'three'].map((text) =>
      database.inSharedTransaction('A', (tx) => sql`insert into notes values (${text})`.execute(tx.db)),
    )
    const settled = await Promise.allSettled(works)
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await written()).toEqual(['one', 'three'])
  })

  test('a transaction that ends by itself fails all that share it, with its reason', async () => {
    const end = (tx: Transaction) => sql`rollback`.execute(tx.db)
    const works = ['one', 'ending', 'three'].map((text) =>
      database.inSharedTransaction('A', async (tx) => {
        await write(tx, text)
        if (text !== 'ending') return
        await end(tx)
        throw new Error('the disk is full')
      }),
    )
    for (const work of await Promise.allSettled(works))
      expect(work).toMatchObject({ status: 'rejected', reason: { message: 'the disk is full' } })
    expect(await written()).toEqual([])
  })

  test('who waited too long behind others is told that it is busy, and is not carried any more', async () => {
    const { dialect, inTransaction } = database
    const inSharedTransaction = createSharedCommits({ dialect, inTransaction, longestWaitMs: -1 })
    const late = inSharedTransaction('A', async () => expect.unreachable())
    await expect(late).rejects.toMatchObject({ kind: 'storage_busy' })
  })
})

test('on PostgreSQL a key does not wait for another one', async () => {
  const place = await createTestDatabase('postgres')
  const database = await place.open()
  const first = Promise.withResolvers<void>()
  const held = database.inSharedTransaction('A', () => first.promise)
  await database.inSharedTransaction('B', async () => {})
  first.resolve()
  await held
  await database.close()
  await place.remove()
})

test('WIDE-4 on PostgreSQL a failure that is told late fails those who joined, and nothing of them is kept', async () => {
  const place = await createTestDatabase('postgres')
  const database = await place.open()
  await database.inTransaction(({ db }) => sql`create table notes (text varchar(20) not null)`.execute(db))
  const lock = Promise.withResolvers<void>()
  const first = database.inSharedTransaction('A', async (tx) => {
    expect(tx.isAlone).toBe(true)
    await lock.promise
    await writeLater(tx, { compile: () => sql`insert into notes values (null)`.compile(tx.db) })
  })
  // Until it has begun.
  await new Promise((resume) => setImmediate(resume))
  const second = database.inSharedTransaction('A', (tx) => sql`insert into notes values ('two')`.execute(tx.db))
  lock.resolve()
  for (const work of await Promise.allSettled([first, second])) expect(work.status).toBe('rejected')
  await database.inSharedTransaction('A', (tx) => sql`insert into notes values ('three')`.execute(tx.db))
  const { rows } = await database.read((db) => sql`select text from notes`.execute(db))
  expect(rows).toEqual([{ text: 'three' }])
  await database.close()
  await place.remove()
})
