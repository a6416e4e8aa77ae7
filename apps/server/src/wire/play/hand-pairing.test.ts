import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import {
  matchesOf,
  ORGANIZER,
  type Played,
  playersOf,
  secretOf,
  startServer,
  startTournament,
  type TestServer,
} from '../../testing/a-server.ts'
import type { Person } from '../../testing/an-account.ts'
import { anEvent, anOrganizer, register, sessionHeaders } from '../../testing/an-event.ts'

describe.each(DATABASE_KINDS)('a round set by hand on %s', (kind) => {
  let server: TestServer
  let shop: Person
  beforeAll(async () => {
    server = await startServer({ kind })
    shop = await anOrganizer(server)
  })
  afterAll(() => server.close())

  /** The round as displayed, and as in a call. */
  async function seen({ id }: Played) {
    const matches = matchesOf(await server.document(id))
    return matches.map(({ player1Key, player2Key, score1, score2, status, kind }) => ({
      player1: player1Key,
      player2: player2Key,
      loss: kind === 'loss',
      result:
        kind !== 'played' || status === 'pending' ? null : status === 'in-progress' ? 'contested' : { score1, score2 },
    }))
  }
  const set = ({ code }: Played, wish: object) =>
    server.call('set-round-pairings', { code, organizerId: ORGANIZER, roundNumber: 1, ...wish })

  test('STAK-1 wire 9.1 a stale save is refused and destroys no result; without `from` it replaces what stands', async () => {
    const played = await startTournament(server, 4)
    const from = await seen(played)
    const [one, two] = from
    const pairings = [
      { player1: one?.player1, player2: two?.player1 },
      { player1: one?.player2, player2: two?.player2 },
    ]
    const [match] = matchesOf(await server.document(played.id))
    await server.call('update-score-quick-tournament', {
      ...{ code: played.code, organizerId: ORGANIZER, matchId: match?.id, score: '2-1' },
    })
    const before = await server.document(played.id)
    const refused = await set(played, { pairings, from, dropped: [] })
    expect([refused.status, refused.body.reason]).toEqual([409, 'round_moved_on'])
    expect(refused.body.message).toMatch(/^La ronde a changé entre-temps/)
    expect(await server.document(played.id)).toEqual(before)
    expect((await set(played, { pairings, from: await seen(played) })).status).toBe(200)
    const again = await startTournament(server, 4)
    const [first, second] = await seen(again)
    const swap = [
      { player1: first?.player1, player2: second?.player1 },
      { player1: first?.player2, player2: second?.player2 },
    ]
    expect((await set(again, { pairings: swap })).status).toBe(200)
  })

  test('STAK-1 wire 9.1 what was seen may say contested, and a malformed result is refused', async () => {
    const played = await startTournament(server, 2)
    const [pairing] = await seen(played)
    const wish = { pairings: [{ player1: pairing?.player1 }, { player1: pairing?.player2, loss: true }] }
    expect((await set(played, { ...wish, from: [{ ...pairing, result: 'contested' }] })).body.reason).toBe(
      'round_moved_on',
    )
    expect((await set(played, { ...wish, from: [{ ...pairing, result: 'perdu' }] })).status).toBe(400)
    expect((await set(played, { ...wish, from: [pairing] })).status).toBe(200)
    expect((await seen(played)).map(({ loss, player2 }) => [loss, player2])).toEqual([
      [false, null],
      [true, null],
    ])
  })

  test('STAK-1 wire 9.1 a new pairing gets the number that is wished; one that is no table number is refused', async () => {
    const played = await startTournament(server, 6)
    const from = await seen(played)
    const [one, two, three] = from
    const wish = (table: unknown) => ({
      from,
      pairings: [
        { player1: one?.player1, player2: two?.player2, table },
        { player1: two?.player1, player2: one?.player2 },
        { player1: three?.player1, player2: three?.player2, table: 1 },
      ],
    })
    for (const table of [0, -1, 1.5, 10_000, '2', {}]) expect((await set(played, wish(table))).status).toBe(400)
    expect((await set(played, wish(2))).status).toBe(200)
    const tables = new Map(matchesOf(await server.document(played.id)).map((match) => [match.player1Key, match.table]))
    expect([one, two, three].map((pairing) => tables.get(pairing?.player1 ?? ''))).toEqual([2, 1, 3])
  })

  test('STAK-1 AADM-3 who drops instead of playing drops with the registration, in one act', async () => {
    const event = await anEvent(server, shop)
    for (const number of [1, 2, 3, 4])
      await register(server, event, { playerName: `J${number}`, playerId: secretOf(number) })
    const headers = sessionHeaders(shop)
    await server.call('accept-registrations', { tournamentId: event.id }, headers)
    await server.call('generate-advanced-pairings', { tournamentId: event.id, roundNumber: 1 }, headers)
    const [one, two] = await seen(event)
    const { liveSequence } = await server.document(event.id)
    const wish = {
      ...{ code: event.code, roundNumber: 1, from: [one, two] },
      pairings: [{ player1: two?.player1, player2: two?.player2 }, { player1: one?.player1 }],
    }
    const refused = await server.call('set-round-pairings', { ...wish, dropped: [two?.player1] }, headers)
    expect([refused.status, refused.body.reason]).toEqual([409, 'pairing_player_dropped'])
    const { status, body } = await server.call('set-round-pairings', { ...wish, dropped: [one?.player2] }, headers)
    expect([status, body.tournament.liveSequence]).toEqual([200, liveSequence + 1])
    const player = playersOf(body.tournament).find(({ key }) => key === one?.player2)
    expect(player?.droppedAfter).toBe(0)
    const registrations = await server.call('get-advanced-registrations', { tournamentId: event.id }, headers)
    const rows: { playerKey: string; dropped: boolean }[] = registrations.body.data
    expect(rows.filter(({ dropped }) => dropped).map(({ playerKey }) => playerKey)).toEqual([one?.player2])
  })
})
