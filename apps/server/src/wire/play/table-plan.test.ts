import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { takeBack } from '../../database/testing/take-back.ts'
import { createTestDatabase, DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import {
  createTournament,
  matchesOf,
  ORGANIZER,
  playersOf,
  startServer,
  type TestServer,
} from '../../testing/a-server.ts'

const PLAN = { prefix: '', first: 21, leftOut: [22, 24], fixed: [], order: 'rank' }

const tablesOf = async (server: TestServer, id: string) =>
  matchesOf(await server.document(id)).flatMap(({ table }) => table ?? [])

describe.each(DATABASE_KINDS)('STAK-8 on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind })
  })
  afterAll(() => server.close())

  test('a round has the tables that were planned, with the players who stay at theirs', async () => {
    const { id } = await createTournament(server, 6)
    const [, second] = playersOf(await server.document(id))
    const act = (name: string, more: object = {}) =>
      server.call(name, { tournamentId: id, organizerId: ORGANIZER, ...more })
    const plan = { ...PLAN, fixed: [{ playerId: second?.key, table: 3 }] }
    expect((await act('plan-tables', plan)).body.tournament.tablePlan).toEqual(plan)
    await act('start-quick-tournament')
    const matches = matchesOf(await server.document(id))
    expect(matches.map(({ table }) => table).toSorted((one, other) => (one ?? 0) - (other ?? 0))).toEqual([3, 21, 23])
    const own = matches.find(({ player1Key, player2Key }) => [player1Key, player2Key].includes(second?.key ?? ''))
    expect(own?.table).toBe(3)
  })

  test('bad numbers and strangers at a table are refused, and change nothing', async () => {
    const { id } = await createTournament(server, 4)
    const plan = async (wish: object) => {
      const input = { tournamentId: id, organizerId: ORGANIZER, ...PLAN, ...wish }
      const { status, body } = await server.call('plan-tables', input)
      return [status, body.reason]
    }
    for (const wish of [{ first: 0 }, { first: 1e300 }, { leftOut: ['5'] }, { leftOut: Array(1001).fill(5) }]) {
      expect(await plan(wish)).toEqual([400, 'table_number_invalid'])
    }
    for (const prefix of ['1', 'B2', '-A', 'ABCDE', '=A', ' '.repeat(99), 5]) {
      expect(await plan({ prefix })).toEqual([400, 'table_prefix_invalid'])
    }
    expect((await plan({ order: 'alphabetical' }))[0]).toBe(400)
    expect(await plan({ fixed: [{ playerId: '__proto__', table: 5 }] })).toEqual([404, 'player_not_found'])
    expect((await server.document(id)).tablePlan).toEqual({
      prefix: '',
      first: 1,
      leftOut: [],
      fixed: [],
      order: 'rank',
    })
  })

  test('the prefix counts at once, the tables keep their numbers, and an app that knows none leaves it', async () => {
    const { id } = await createTournament(server, 4)
    const act = (name: string, more: object = {}) =>
      server.call(name, { tournamentId: id, organizerId: ORGANIZER, ...more })
    await act('start-quick-tournament')
    await act('plan-tables', { ...PLAN, prefix: ' B ' })
    expect((await server.document(id)).tablePlan).toEqual({ ...PLAN, prefix: 'B' })
    expect(await tablesOf(server, id)).toEqual([1, 2])
    const { prefix: _, ...plan } = { ...PLAN, first: 31 }
    expect((await act('plan-tables', plan)).body.tournament.tablePlan).toEqual({ ...plan, prefix: 'B' })
    await act('plan-tables', { ...plan, prefix: '' })
    expect((await server.document(id)).tablePlan).toEqual({ ...plan, prefix: '' })
  })

  test('what the version before kept is numbered from 1, is planned, and keeps that', async () => {
    const database = await createTestDatabase(kind)
    const before = await startServer({ kind, database })
    const { id } = await createTournament(before, 4)
    const written = await before.document(id)
    await before.close()
    const kept = await database.open()
    await kept.inTransaction(({ db }) => takeBack(db, '0026-table-plan'))
    await kept.close()
    const after = await startServer({ kind, database })
    expect(await after.document(id)).toEqual(written)
    await after.call('plan-tables', { tournamentId: id, organizerId: ORGANIZER, ...PLAN })
    await after.close()
    const again = await startServer({ kind, database })
    expect((await again.document(id)).tablePlan).toEqual(PLAN)
    await again.call('start-quick-tournament', { tournamentId: id, organizerId: ORGANIZER })
    expect(await tablesOf(again, id)).toEqual([21, 23])
    await again.close()
    await database.remove()
  })
})
