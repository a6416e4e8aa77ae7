import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import {
  finishRound,
  matchesOf,
  ORGANIZER,
  startServer,
  startTournament,
  type TestServer,
} from '../../testing/a-server.ts'

describe.each(DATABASE_KINDS)('NONE-5 a correction that pairs again on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind })
  })
  afterAll(() => server.close())

  /** Eight play, round 2 is paired, and a result of round 1 was the wrong way round. */
  async function secondRound() {
    const played = await startTournament(server, 8)
    await finishRound(server, played)
    await server.call('start-next-round', { tournamentId: played.id, organizerId: ORGANIZER })
    const document = await server.document(played.id)
    const [first] = matchesOf(document)
    const score = { score1: first?.score2, score2: first?.score1 }
    const proof = { code: played.code, organizerId: ORGANIZER }
    const correct = (wish: object = {}) =>
      server.call('correct-and-pair-again', { ...proof, matchId: first?.id, score, roundNumber: 2, ...wish })
    return { ...played, proof, document, first, correct }
  }

  const seedOf = ({ rounds }: { readonly rounds: readonly string[] }) => JSON.parse(rounds.at(-1) ?? '{}').seed

  test('wire 9.1 both or nothing: the result, and the round with a seed of its own, in one act', async () => {
    const { id, document, first, correct } = await secondRound()
    const { status, body } = await correct()
    expect([status, body.tournament.liveSequence]).toEqual([200, document.liveSequence + 1])
    const after = await server.document(id)
    expect(after).toMatchObject({ matches: body.tournament.matches, currentRound: 2 })
    expect(matchesOf(after)[0]).toMatchObject({ id: first?.id, score1: first?.score2, decidedBy: 'organizer' })
    expect(seedOf(after)).not.toBe(seedOf(document))
    const tables = matchesOf(after).filter(({ round }) => round === 2)
    expect(tables.map(({ table }) => table).toSorted()).toEqual([1, 2, 3, 4])
    expect((await correct()).status).toBe(200)
    expect((await server.document(id)).liveSequence).toBe(after.liveSequence)
  })

  test('wire 9.1 never once anybody reported, nor of a round that moved on', async () => {
    const { id, proof, document, correct } = await secondRound()
    expect((await correct({ roundNumber: 1 })).body.reason).toBe('round_moved_on')
    const open = matchesOf(document).find(({ status }) => status === 'pending')
    await server.call('update-score-quick-tournament', { ...proof, matchId: open?.id, score: '2-0' })
    const before = await server.document(id)
    const refused = await correct()
    expect([refused.status, refused.body.reason]).toEqual([409, 'round_has_results'])
    expect(await server.document(id)).toEqual(before)
  })
})
