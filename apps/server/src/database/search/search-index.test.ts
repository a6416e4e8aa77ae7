import { seededRandom } from '@tablee/domain/seeded-random'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../database.ts'
import { createTestDatabase, DATABASE_KINDS, DIALECTS, type TestDatabase } from '../testing/test-databases.ts'
import { writeFoundBy } from './found-by.ts'
import { BUCKET_SIZE, foundPlaces, isFoundBy, type Search } from './search-index.ts'
import { wordsOfTokens } from './search-words.ts'

const MONTH = '2030-02-01T00:00:00.000Z'

describe.each(DATABASE_KINDS)('on %s', (kind) => {
  let place: TestDatabase
  let database: Database
  beforeEach(async () => {
    place = await createTestDatabase(kind)
    database = await place.open()
  })
  afterEach(async () => {
    await database.close()
    await place.remove()
  })

  async function keep(id: string, tokens: readonly string[], startsAt: string | null = null) {
    await database.inTransaction(async (tx) => {
      await sql`insert into all_tournaments (id, code, type, name, name_folded, capacity, organizer, phase, current_round,
          rules, lot, standings, sequence, created_at, updated_at)
        values (${id}, ${id}, 'quick', ${id}, ${id}, 8, 'o', 'waiting', 0, '{}', 'l', '[]', 1, ${MONTH}, ${MONTH})
        on conflict do nothing`.execute(tx.db)
      await writeFoundBy(tx, id, { tokens, startsAt })
    })
  }

  /** Stores the next tournament as if the buckets before it were full. */
  const skipBuckets = (count: number) =>
    database.read((db) =>
      kind === 'sqlite'
        ? sql`update sqlite_sequence set seq = ${count * BUCKET_SIZE} where name = 'searched_tournaments'`.execute(db)
        : sql`select setval(pg_get_serial_sequence('searched_tournaments', 'place'), ${count * BUCKET_SIZE})`.execute(
            db,
          ),
    )

  async function find(token: string, more: Partial<Search> = {}): Promise<readonly string[]> {
    const term = { kind: 'token', token } as const
    const search = { term, isNewestFirst: true, most: 100, startsFrom: null, ...more }
    const { rows } = await database.read((db) =>
      sql<{ tournament_id: string }>`select tournament_id from (${foundPlaces(DIALECTS[kind], search)}) as found
        join searched_tournaments on searched_tournaments.place = found.place
        order by found.place desc`.execute(db),
    )
    return rows.map(({ tournament_id }) => tournament_id)
  }

  test('SRCH-4 a tournament is found by each of its tokens and by none of their parts', async () => {
    const random = seededRandom('tokens')
    const letters = ['a', 'b', '7', '_6771_', '_e9_']
    const kept = new Map<string, Set<string>>()
    for (let number = 0; number < 12; number++) {
      const tokens = Array.from({ length: 25 }, () => {
        const length = 1 + Math.floor(random() * 4)
        return `n${Array.from({ length }, () => letters[Math.floor(random() * letters.length)]).join('')}`
      })
      kept.set(`T${number}`, new Set(tokens))
      await keep(`T${number}`, tokens)
    }
    const asked = new Set([...kept.values()].flatMap((tokens) => [...tokens]))
    for (const token of asked) {
      const having = [...kept].filter(([, tokens]) => tokens.has(token)).map(([id]) => id)
      expect(await find(token), token).toEqual(having.toReversed())
    }
    expect(await find('n')).toEqual([])
  })

  test('SRCH-9 what starts from a moment on is found in every bucket, whatever was written after it', async () => {
    await keep('A', ['xa'], '2030-01-01T10:00:00.000Z')
    await skipBuckets(2)
    await keep('B', ['xa'], '2030-03-01T10:00:00.000Z')
    await keep('C', ['xa'], '2030-02-01T10:00:00.000Z')
    await skipBuckets(3)
    await keep('D', ['xa'])
    const from = (startsFrom: string, more: Partial<Search> = {}) => find('xa', { startsFrom, ...more })
    expect(await find('xa')).toEqual(['D', 'C', 'B', 'A'])
    expect(await from('2030-03-01T10:00:00.000Z')).toContain('B')
    expect(await from('2030-03-01T10:00:00.000Z')).not.toContain('A')
    expect(await from('2030-03-01T10:00:00.001Z')).toEqual([])
    expect(await from('2030-01-01T10:00:00.000Z', { isNewestFirst: false })).toContain('A')
    await keep('A', ['xa'], '2031-01-01T10:00:00.000Z')
    expect(await from('2030-12-01T00:00:00.000Z')).toContain('A')
    expect(await from('2030-12-01T00:00:00.000Z', { after: 2 * BUCKET_SIZE })).toEqual(['A'])
    expect(await from('2030-12-01T00:00:00.000Z', { after: 2 * BUCKET_SIZE, isNewestFirst: false })).not.toContain('A')
  })

  test.runIf(kind === 'postgres')('SRCH-4 no tokens are made to answer, whatever else is asked', async () => {
    await database.inTransaction(async ({ db }) => {
      await sql`insert into all_tournaments (id, code, type, name, name_folded, capacity, organizer, phase, current_round,
          rules, lot, standings, sequence, created_at, updated_at)
        select number, number, 'quick', number, number, 8, 'o', 'waiting', 0, '{}', 'l', '[]', 1, ${MONTH}, ${MONTH}
        from generate_series(1, 2000) as number`.execute(db)
      await sql`insert into searched_tournaments (tournament_id, words, name, created_at, name_range)
        select number, case when number <= 3 then 'nab' else 'nb' end, number, '', 0 from generate_series(1, 2000) as number`.execute(
        db,
      )
      await sql`analyze`.execute(db)
      await sql`create or replace function search_tokens(place bigint, words text) returns tsvector
        language plpgsql immutable strict parallel safe cost 2000 as $$
        begin raise exception 'tokens are made'; end $$`.execute(db)
    })
    expect(await find('na')).toEqual(['3', '2', '1'])
    expect(await find('na', { after: 2 })).toEqual(['1'])
    const isFound = isFoundBy(DIALECTS[kind], sql.ref('tournaments.id'), { kind: 'token', token: 'na' })
    const named = await database.read((db) =>
      sql<{ id: string }>`select id from tournaments where ${isFound} and id <= '2' order by name`.execute(db),
    )
    expect(named.rows).toEqual([{ id: '1' }, { id: '2' }])
  })
})

test('SRCH-4 the beginnings of a word are kept as the word alone', () => {
  expect(wordsOfTokens(['na', 'nab', 'nabc', 'xab'])).toBe('nabc =xab')
  expect(wordsOfTokens(['n_e9_', 'n_e9_t', 'n_e9_t_e9_'])).toBe('n_e9_t_e9_')
  expect(wordsOfTokens(['na', 'nabc'])).toBe('na =nabc')
})
