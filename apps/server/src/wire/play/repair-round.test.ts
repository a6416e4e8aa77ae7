import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import {
  matchesOf,
  ORGANIZER,
  playersOf,
  startServer,
  startTournament,
  type TestServer,
} from '../../testing/a-server.ts'
import type { Person } from '../../testing/an-account.ts'
import { anEvent, anOrganizer, sessionHeaders } from '../../testing/an-event.ts'

describe.each(DATABASE_KINDS)('NONE-6 the smallest repair on %s', (kind) => {
  let server: TestServer
  let shop: Person
  beforeAll(async () => {
    server = await startServer({ kind })
    shop = await anOrganizer(server)
  })
  afterAll(() => server.close())

  /** Four play at two tables, and Nora arrives. */
  async function withNora() {
    const played = await startTournament(server, 4)
    const proof = { code: played.code, organizerId: ORGANIZER }
    await server.call('add-anonymous-player', { ...proof, playerName: 'Nora' })
    const document = await server.document(played.id)
    const nora = playersOf(document).find(({ name }) => name === 'Nora')?.key
    const [one, two] = matchesOf(document)
    const wish = [{ player1: one?.player1Key, player2: nora }, { player1: one?.player2Key }]
    const repair = (pairings: unknown = wish, more: object = {}) =>
      server.call('repair-round', { ...proof, roundNumber: 1, pairings, ...more })
    return { ...played, proof, document, nora, one, two, wish, repair }
  }

  test('NONE-6 in one act: the broken table keeps its number, the other one is as it was, and everybody may read it', async () => {
    const { id, code, document, nora, one, two, repair } = await withNora()
    const actId = `repair-${id}`
    const { status, body } = await repair(undefined, { actId })
    expect([status, body.tournament.liveSequence]).toEqual([200, document.liveSequence + 1])
    const after = await server.document(id)
    expect(matchesOf(after)).toEqual(
      expect.arrayContaining([
        two,
        expect.objectContaining({ player1Key: one?.player1Key, player2Key: nora, table: one?.table, kind: 'played' }),
        expect.objectContaining({ player1Key: one?.player2Key, player2Key: null, kind: 'bye' }),
      ]),
    )
    expect(matchesOf(after)).toHaveLength(3)
    expect((await repair(undefined, { actId })).status).toBe(200)
    expect((await repair()).status).toBe(200)
    expect((await server.document(id)).liveSequence).toBe(after.liveSequence)
    const { entries } = (await server.call('get-journal', { code })).body.data
    expect(entries[0]).toMatchObject({
      ...{ act: 'repair-round', role: 'organizer' },
      facts: [{ kind: 'pairings_changed', round: 1, tables: [one?.table] }],
    })
    const { draws } = (await server.call('get-round-draws', { code, roundNumber: 1 })).body.data
    expect(draws).toMatchObject([{ round: 1, undoneAt: null }])
    expect(draws[0].changedAt).not.toBeNull()
  })

  test('NONE-6 a result that came at the table to break stops it, and stays; the other table may be broken instead', async () => {
    const { id, proof, nora, one, two, repair } = await withNora()
    const score = { ...proof, matchId: one?.id, score: '2-0' }
    expect((await server.call('update-score-quick-tournament', score)).status).toBe(200)
    const before = await server.document(id)
    const refused = await repair()
    expect([refused.status, refused.body.reason]).toEqual([409, 'round_moved_on'])
    expect(await server.document(id)).toEqual(before)
    const other = [{ player1: two?.player2Key, player2: nora }, { player1: two?.player1Key }]
    expect((await repair(other)).status).toBe(200)
    expect(matchesOf(await server.document(id))).toContainEqual(
      expect.objectContaining({ id: one?.id, status: 'terminated', table: one?.table }),
    )
  })

  test('NONE-6 what is no smallest repair, or cannot be read, changes nothing', async () => {
    const { id, nora, one, two, wish, repair } = await withNora()
    const before = await server.document(id)
    const many = Array.from({ length: 161 }, () => ({ player1: nora }))
    const refused = [
      await repair([...wish, { player1: two?.player1Key, player2: two?.player2Key }]),
      await repair([{ player1: nora }]),
      await repair([{ player1: one?.player1Key, player2: nora }]),
      await repair([{ player1: 'nobody', player2: nora }]),
      await repair([{ player1: one?.player1Key, player2: nora }, { player1: nora }]),
      await repair(undefined, { roundNumber: 2 }),
      await repair(many),
      await repair('all'),
      await repair(undefined, { organizerId: 'x'.repeat(32) }),
    ]
    expect(refused.map(({ status, body }) => [status, body.reason])).toEqual([
      [409, 'round_moved_on'],
      [409, 'round_moved_on'],
      [409, 'round_moved_on'],
      [400, 'pairing_player_unknown'],
      [400, 'pairing_player_twice'],
      [409, 'round_moved_on'],
      [400, 'body_invalid'],
      [400, 'body_invalid'],
      [403, 'not_organizer'],
    ])
    expect(await server.document(id)).toEqual(before)
  })

  test('NONE-6 at an announced event by the session of the organizer', async () => {
    const event = await anEvent(server, shop)
    const headers = sessionHeaders(shop)
    const players = ['Ana', 'Bob', 'Cléo', 'Dan'].map((playerName) => ({ playerName }))
    await server.call('add-players-at-desk', { tournamentId: event.id, players }, headers)
    await server.call('generate-advanced-pairings', { tournamentId: event.id, roundNumber: 1 }, headers)
    await server.call('add-player-at-desk', { tournamentId: event.id, playerName: 'Nora' }, headers)
    const document = await server.document(event.id)
    const nora = playersOf(document).find(({ name }) => name === 'Nora')?.key
    const [one] = matchesOf(document)
    const pairings = [{ player1: one?.player2Key, player2: nora }, { player1: one?.player1Key }]
    const wish = { code: event.code, roundNumber: 1, pairings }
    expect((await server.call('repair-round', wish)).status).toBe(403)
    expect((await server.call('repair-round', wish, headers)).status).toBe(200)
    expect(matchesOf(await server.document(event.id))).toContainEqual(
      expect.objectContaining({ player2Key: nora, table: one?.table }),
    )
  })
})
