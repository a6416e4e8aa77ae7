import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../database/testing/test-databases.ts'
import {
  matchesOf,
  ORGANIZER,
  openMatch,
  type Played,
  startServer,
  startTournament,
  type TestServer,
} from '../testing/a-server.ts'

describe.each(DATABASE_KINDS)('a decision of the staff taken back on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind })
  })
  afterAll(() => server.close())

  const matchOf = async ({ id }: Played) => matchesOf(await server.document(id))[0]
  const decide = async (played: Played, score: string) =>
    server.call('update-score-quick-tournament', {
      ...{ code: played.code, organizerId: ORGANIZER, matchId: (await matchOf(played))?.id, score },
    })
  const takeBack = async (played: Played, over: string) =>
    server.call('erase-result', {
      ...{ code: played.code, organizerId: ORGANIZER, matchId: (await matchOf(played))?.id, over, toPrevious: true },
    })

  test('EVEN-6 the report of a player stands again as theirs, and nobody else may take it for a decision', async () => {
    const played = await startTournament(server, 2)
    const { match, secret1 } = await openMatch(server, played.id)
    const reporter = { code: played.code, playerId: secret1, matchId: match.id }
    expect((await server.call('send-score-quick-tournament', { ...reporter, score: '2-0' })).status).toBe(200)
    const reported = await matchOf(played)
    await decide(played, '2-1')
    expect(await matchOf(played)).not.toEqual(reported)
    expect((await takeBack(played, '1-1')).body.reason).toBe('result_changed')
    expect((await takeBack(played, '2-1')).status).toBe(200)
    expect(await matchOf(played)).toEqual(reported)
    // A decision of the organizer would refuse this.
    expect((await server.call('send-score-quick-tournament', { ...reporter, score: '1-0' })).status).toBe(200)
  })

  test('EVEN-6 a decision over an earlier one, and one over nothing, are taken back one by one', async () => {
    const played = await startTournament(server, 2)
    const paired = await matchOf(played)
    await decide(played, '2-0')
    const first = await matchOf(played)
    await decide(played, '1-1')
    await takeBack(played, '1-1')
    expect(await matchOf(played)).toEqual(first)
    expect(
      (
        await server.call('erase-result', {
          code: played.code,
          organizerId: ORGANIZER,
          matchId: paired?.id,
          over: '2-0',
        })
      ).status,
    ).toBe(200)
    expect(await matchOf(played)).toEqual(paired)
  })
})
