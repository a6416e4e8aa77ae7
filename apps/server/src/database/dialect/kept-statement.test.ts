import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../database.ts'
import { createTestDatabase, DATABASE_KINDS, type TestDatabase } from '../testing/test-databases.ts'
import { compiledTogether, type Statement } from './kept-statement.ts'

describe.each(DATABASE_KINDS)('WIDE-3 statements that acts write again, on %s', (kind) => {
  let place: TestDatabase
  let database: Database
  let built = 0

  beforeAll(async () => {
    place = await createTestDatabase(kind)
    database = await place.open()
  })
  afterAll(async () => {
    await database.close()
    await place.remove()
  })

  const told = (shape: string, values: readonly string[]): Statement => ({
    shape: `told on ${kind}: ${shape} ${values.length}`,
    values,
    build: (db, standIns) => {
      built++
      const said = standIns.map((value) => sql`cast(${value} as text)`)
      return db.selectNoFrom(sql<string>`${sql.join(said, sql` || `)} || cast(${shape} as text)`.as('said'))
    },
  })
  const ask = (statements: readonly Statement[]) =>
    database.read(async (db) => {
      const compiled = compiledTogether(db, statements, (parts) => {
        const each = parts.map((part) => sql`select said from (${part}) as told`)
        const all = sql`${sql.join(each, sql` union all `)} order by 1`
        return { compile: () => all.compile(db) }
      })
      const { rows } = await db.executeQuery(compiled)
      return rows.map((row) => (row as { said: string }).said)
    })

  test('are built once for each shape, alone and together, and each time with their own values', async () => {
    expect(await ask([told('!', ['a', 'b'])])).toEqual(['ab!'])
    expect(await ask([told('!', ['c', 'd'])])).toEqual(['cd!'])
    expect(built).toBe(1)
    expect(await ask([told('!', ['e', 'f']), told('?', ['g'])])).toEqual(['ef!', 'g?'])
    expect(await ask([told('!', ['h', 'i']), told('?', ['j'])])).toEqual(['hi!', 'j?'])
    expect(built).toBe(3)
    expect(await ask([told('!', ['k'])])).toEqual(['k!'])
    expect(built).toBe(4)
  })

  test('of a whole field are built anew', async () => {
    const before = built
    for (let time = 0; time < 2; time++)
      await ask([
        told(
          '.',
          Array.from({ length: 200 }, () => 'x'),
        ),
      ])
    expect(built).toBe(before + 2)
  })
})
