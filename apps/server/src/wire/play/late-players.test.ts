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

describe.each(DATABASE_KINDS)('STAK-4 late players on %s', (kind) => {
  let server: TestServer
  let shop: Person
  beforeAll(async () => {
    server = await startServer({ kind })
    shop = await anOrganizer(server)
  })
  afterAll(() => server.close())

  /** Three play, one with a bye, and Nora arrives. */
  async function withNora() {
    const played = await startTournament(server, 3)
    const proof = { code: played.code, organizerId: ORGANIZER }
    await server.call('add-anonymous-player', { ...proof, playerName: 'Nora' })
    const document = await server.document(played.id)
    const bye = matchesOf(document).find(({ kind: is }) => is === 'bye')?.player1Key
    const seat = (wish: object) =>
      server.call('seat-late-player', { ...proof, playerName: 'Nora', roundNumber: 1, ...wish })
    return { ...played, document, bye, seat }
  }

  test('wire 9.1 she meets who has the bye, in one act that is told and kept', async () => {
    const { id, document, bye, seat } = await withNora()
    const nora = playersOf(document).find(({ name }) => name === 'Nora')
    expect(nora?.firstRound).toBe(2)
    const { status, body } = await seat({ opponent: bye })
    expect([status, body.tournament.liveSequence]).toEqual([200, document.liveSequence + 1])
    const after = await server.document(id)
    expect(after).toMatchObject({ matches: body.tournament.matches })
    expect(matchesOf(after)).toMatchObject([
      matchesOf(document).find(({ kind: is }) => is === 'played'),
      { player1Key: bye, player2Key: nora?.key, table: 2, status: 'pending', kind: 'played' },
    ])
    expect(playersOf(after).at(-1)).toMatchObject({ name: 'Nora', firstRound: 1 })
    expect((await seat({ opponent: bye })).status).toBe(200)
    expect((await server.document(id)).liveSequence).toBe(after.liveSequence)
  })

  test('wire 9.1 or has a bye of her own; what moved on meanwhile is refused and nothing is lost', async () => {
    const { id, bye, seat } = await withNora()
    const refused = [
      await seat({ roundNumber: 2, opponent: bye }),
      await seat({ opponent: 'nobody' }),
      await seat({ playerName: 'Lou' }),
      await seat({ playerName: undefined }),
      await seat({ roundNumber: 'one' }),
    ]
    expect(refused.map(({ status, body }) => [status, body.reason])).toEqual([
      [409, 'round_moved_on'],
      [409, 'round_moved_on'],
      [404, 'player_not_found'],
      [400, 'player_reference_required'],
      [400, 'round_not_current'],
    ])
    expect((await seat({})).status).toBe(200)
    const byes = matchesOf(await server.document(id)).filter(({ kind: is }) => is === 'bye')
    expect(byes.map(({ player1Name, score1 }) => [player1Name, score1])).toContainEqual(['Nora', 2])
    expect(byes).toHaveLength(2)
    const elsewhere = await seat({ opponent: bye })
    expect([elsewhere.status, elsewhere.body.message]).toEqual([409, 'Nora a déjà sa place dans cette ronde.'])
  })

  test('wire 9.1 events alike, by the session of the organizer', async () => {
    const event = await anEvent(server, shop)
    const headers = sessionHeaders(shop)
    const players = ['Ana', 'Bob', 'Cléo'].map((playerName) => ({ playerName }))
    await server.call('add-players-at-desk', { tournamentId: event.id, players }, headers)
    await server.call('generate-advanced-pairings', { tournamentId: event.id, roundNumber: 1 }, headers)
    await server.call('add-player-at-desk', { tournamentId: event.id, playerName: 'Nora' }, headers)
    const bye = matchesOf(await server.document(event.id)).find(({ kind: is }) => is === 'bye')?.player1Key
    const wish = { code: event.code, playerName: 'Nora', roundNumber: 1, opponent: bye }
    expect((await server.call('seat-late-player', wish)).status).toBe(403)
    expect((await server.call('seat-late-player', wish, headers)).status).toBe(200)
    expect(matchesOf(await server.document(event.id)).at(-1)).toMatchObject({ player2Name: 'Nora', table: 2 })
  })
})
