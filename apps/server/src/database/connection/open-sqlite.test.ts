import { readdirSync } from 'node:fs'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { MIGRATIONS } from '../migrations/migrations.ts'
import { createTestDatabase, DATABASE_KINDS, type TestDatabase } from '../testing/test-databases.ts'

describe.each(DATABASE_KINDS)('on %s', (kind) => {
  let place: TestDatabase
  beforeEach(async () => {
    place = await createTestDatabase(kind)
  })
  afterEach(() => place.remove())

  test('a database is prepared once, and opened again as it is', async () => {
    const opened: (readonly { readonly name: string; readonly timestamp: string }[])[] = []
    for (let start = 0; start < 2; start++) {
      const database = await place.open()
      const done = await database.read((db) =>
        sql<{ name: string; timestamp: string }>`select name, timestamp from kysely_migration order by name`.execute(
          db,
        ),
      )
      opened.push(done.rows)
      await database.close()
    }
    const [first = [], second] = opened
    expect(first.map(({ name }) => name)).toEqual(Object.keys(MIGRATIONS))
    expect(second).toEqual(first)
  })

  test('what follows a commit is done after it, and never after a failure', async () => {
    const database = await place.open()
    const steps: string[] = []
    await database.inTransaction(async (tx) => {
      tx.afterCommit(() => steps.push('told'))
      steps.push('written')
    })
    const failing = database.inTransaction(async (tx) => {
      tx.afterCommit(() => steps.push('never'))
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(steps).toEqual(['written', 'told'])
    await database.close()
  })

  test('what breaks after a commit keeps neither the answer nor what else is to be done, and is noted', async () => {
    const troubles: unknown[] = []
    const database = await place.open((trouble) => troubles.push(trouble))
    const steps: string[] = []
    const broken = new Error('broken')
    const answer = await database.inTransaction(async (tx) => {
      tx.afterCommit(() => {
        throw broken
      })
      tx.afterCommit(() => steps.push('told'))
      return 'done'
    })
    expect([answer, steps, troubles]).toEqual([
      'done',
      ['told'],
      [{ event: 'step after the commit failed', error: broken }],
    ])
    await database.close()
  })
})

test('the embedded file survives a power cut after a commit: WAL, and every commit on the disk', async () => {
  const place = await createTestDatabase('sqlite')
  const database = await place.open()
  const setting = (name: string) =>
    database.read(async (db) => {
      const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(db)
      return Object.values(rows[0] ?? {})[0]
    })
  expect(await setting('journal_mode')).toBe('wal')
  expect(await setting('synchronous')).toBe(2)
  expect(await setting('foreign_keys')).toBe(1)
  expect(readdirSync(place.folder)).toContain('tablee.sqlite')
  await database.close()
  expect(readdirSync(place.folder)).toEqual(['tablee.sqlite'])
  await place.remove()
})
