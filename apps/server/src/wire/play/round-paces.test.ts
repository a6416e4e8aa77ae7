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

describe.each(DATABASE_KINDS)('NONE-10 how fast the rounds went, on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind })
  })
  afterAll(() => server.close())

  const pacesOf = async (code: string) => (await server.call('get-round-paces', { code })).body.data.paces
  const pairedAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)
  const seconds = (count: number) => Array.from({ length: count }, () => expect.any(Number))

  test('NONE-10 everybody reads when a round was paired and when its results came; a correction is no second result', async () => {
    const { id, code } = await startTournament(server, 6)
    expect(await pacesOf(code)).toEqual([{ round: 1, pairedAt, resultSeconds: [] }])
    await finishRound(server, { id, code })
    const [match] = matchesOf(await server.document(id))
    const correction = { code, matchId: match?.id, score: { score1: 0, score2: 2 }, organizerId: ORGANIZER }
    expect((await server.call('update-score-quick-tournament', correction)).status).toBe(200)
    await server.call('start-next-round', { code, tournamentId: id, organizerId: ORGANIZER })
    expect(await pacesOf(code)).toEqual([
      { round: 1, pairedAt, resultSeconds: seconds(3) },
      { round: 2, pairedAt, resultSeconds: [] },
    ])
  })

  test('NONE-10 a round that was undone counts from when it was paired again', async () => {
    const { id, code } = await startTournament(server, 4)
    const wish = { code, tournamentId: id, organizerId: ORGANIZER }
    await finishRound(server, { id, code })
    await server.call('start-next-round', wish)
    await server.call('undo-round', { ...wish, roundNumber: 2 })
    expect((await pacesOf(code)).map(({ round }: { round: number }) => round)).toEqual([1])
    await server.call('start-next-round', wish)
    expect(await pacesOf(code)).toMatchObject([{ round: 1 }, { round: 2, resultSeconds: [] }])
  })

  test('NONE-10 before the start there is none, and no tournament has none', async () => {
    expect((await server.call('get-round-paces', { code: 'ZZZZZZ' })).status).toBe(404)
    expect((await server.call('get-round-paces', {})).status).toBe(400)
  })
})
