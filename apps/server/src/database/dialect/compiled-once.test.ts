import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../database.ts'
import { createTestDatabase, DATABASE_KINDS, type TestDatabase } from '../testing/test-databases.ts'
import { compiledOnce } from './compiled-once.ts'

type Said = { readonly greeting: string; readonly name: string }

describe.each(DATABASE_KINDS)('WIDE-3 a question that is compiled once, on %s', (kind) => {
  let place: TestDatabase
  let database: Database

  beforeAll(async () => {
    place = await createTestDatabase(kind)
    database = await place.open()
  })
  afterAll(async () => {
    await database.close()
    await place.remove()
  })

  test('is asked with other values each time, and is built once', async () => {
    let built = 0
    const greeting = compiledOnce<Said, { readonly said: string }>(['greeting', 'name'], (db, { greeting, name }) => {
      built++
      const said = sql<string>`cast(${greeting} as text) || ' and ' || cast(${name} as text) || cast(${'!'} as text)`
      return db.selectNoFrom(said.as('said'))
    })
    const ask = async (said: Said) =>
      database.read(async (db) => (await db.executeQuery(greeting(db, said).compile())).rows)
    expect(await ask({ greeting: 'one', name: 'two' })).toEqual([{ said: 'one and two!' }])
    expect(await ask({ greeting: 'three', name: 'four' })).toEqual([{ said: 'three and four!' }])
    expect(built).toBe(1)
  })
})
