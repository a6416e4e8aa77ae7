import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import {
  finishRound,
  matchesOf,
  ORGANIZER,
  playersOf,
  startServer,
  startTournament,
  type TestServer,
} from '../../testing/a-server.ts'

describe.each(DATABASE_KINDS)('STAK-2 a corrected bye on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind })
  })
  afterAll(() => server.close())

  /** With round 2 paired. */
  async function secondRound(players = 3) {
    const played = await startTournament(server, players)
    await finishRound(server, played)
    await server.call('start-next-round', { tournamentId: played.id, organizerId: ORGANIZER })
    const document = await server.document(played.id)
    const bye = matchesOf(document).find(({ kind, round }) => kind === 'bye' && round === 1)
    if (!bye) throw new Error('nobody has the bye')
    const correct = (wish: object) =>
      server.call('correct-bye', { code: played.code, organizerId: ORGANIZER, matchId: bye.id, ...wish })
    return { ...played, document, bye, correct }
  }

  const pointsOf = (document: Parameters<typeof playersOf>[0], key: string) =>
    playersOf(document).find((player) => player.key === key)?.points

  test('wire 9.1 it is kept under its id, points follow, and the seeds of the rounds stay', async () => {
    const { id, document, bye, correct } = await secondRound()
    const { status, body } = await correct({ as: 'loss' })
    expect([status, body.match]).toMatchObject([200, { id: bye.id, kind: 'loss', score1: 0, score2: 0 }])
    const after = await server.document(id)
    expect(after).toMatchObject({ rounds: document.rounds, liveSequence: document.liveSequence + 1 })
    expect(matchesOf(after)).toEqual(matchesOf(document).map((match) => (match.id === bye.id ? body.match : match)))
    expect(pointsOf(after, bye.player1Key)).toBe((pointsOf(document, bye.player1Key) ?? 0) - 3)
    expect((await correct({ as: 'loss' })).status).toBe(200)
    expect((await server.document(id)).liveSequence).toBe(after.liveSequence)
    expect((await correct({ as: 'bye' })).body.match).toEqual(bye)
  })

  test('NONE-5 wire 9.1 with the current round it is paired again in the same act, and both seeds stay public', async () => {
    const { id, code, document, bye, correct } = await secondRound(7)
    const refused = await correct({ as: 'loss', roundNumber: 1 })
    expect([refused.status, refused.body.reason]).toEqual([409, 'round_moved_on'])
    const { status, body } = await correct({ as: 'loss', roundNumber: 2 })
    expect([status, body.match]).toMatchObject([200, { id: bye.id, kind: 'loss' }])
    const after = await server.document(id)
    expect(after.liveSequence).toBe(document.liveSequence + 1)
    const seedOf = ({ rounds }: typeof document) => JSON.parse(rounds.at(-1) ?? '{}').seed
    expect(seedOf(after)).not.toBe(seedOf(document))
    const { draws } = (await server.call('get-round-draws', { code })).body.data
    expect(draws.slice(1)).toMatchObject([
      { round: 2, seed: seedOf(document), undoneAt: expect.any(String) },
      { round: 2, seed: seedOf(after), undoneAt: null },
    ])
    const [open] = matchesOf(after).filter(({ kind, round }) => kind === 'played' && round === 2)
    const score = { code, organizerId: ORGANIZER, matchId: open?.id, score: '2-0' }
    expect((await server.call('update-score-quick-tournament', score)).status).toBe(200)
    expect((await correct({ as: 'bye', roundNumber: 2 })).body.reason).toBe('round_has_results')
  })

  test('wire 9.1 bad input is refused and changes nothing', async () => {
    const { id, document, correct } = await secondRound()
    const table = matchesOf(document).find((match) => match.kind === 'played')
    for (const wish of [{}, { as: 'played' }, { as: null }, { as: 'loss', matchId: 7 }])
      expect((await correct(wish)).status).toBe(400)
    expect((await correct({ as: 'loss', matchId: table?.id })).body.reason).toBe('match_not_found')
    expect((await correct({ as: 'loss', organizerId: 'somebody-else' })).body.reason).toBe('not_organizer')
    expect(await server.document(id)).toEqual(document)
  })
})
