import { portableText } from '@tablee/contract/tournaments/documents/portable-tournament'
import { portableTournament } from '@tablee/domain/tournaments/files/portable-tournament'
import { playedTournament } from '@tablee/domain/tournaments/testing/played-tournament'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import {
  finishRound,
  matchesOf,
  ORGANIZER,
  openMatch,
  type Played,
  startServer,
  startTournament,
  type TestServer,
} from '../../testing/a-server.ts'

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

  test('EVEN-6 a correction of an earlier round is taken back, and the report that stood stands again', async () => {
    const played = await startTournament(server, 2)
    const { match, secret1 } = await openMatch(server, played.id)
    await server.call('send-score-quick-tournament', {
      ...{ code: played.code, playerId: secret1, matchId: match.id, score: '2-0' },
    })
    await finishRound(server, played)
    const next = { tournamentId: played.id, organizerId: ORGANIZER }
    expect((await server.call('start-next-round', next)).status).toBe(200)
    const before = (await server.document(played.id)).matches
    await decide(played, '1-1')
    expect((await server.document(played.id)).matches).not.toEqual(before)
    expect((await takeBack(played, '2-0')).body.reason).toBe('result_changed')
    expect((await takeBack(played, '1-1')).status).toBe(200)
    expect((await server.document(played.id)).matches).toEqual(before)
    // Only the report is left, which is no decision.
    expect((await takeBack(played, '2-0')).body.reason).toBe('result_changed')
  })

  test('EVEN-6 a correction of a result that came with a file is taken back', async () => {
    const tournament = JSON.parse(
      portableText(portableTournament(playedTournament({ players: 4, rounds: 2, seed: 'f' }))),
    )
    const { body } = await server.call('import-tournament', { tournament, organizerId: ORGANIZER })
    const played = { id: body.tournament.$id, code: body.tournament.code } as Played
    const before = (await server.document(played.id)).matches
    const stood = await matchOf(played)
    const wished = stood?.score1 === 1 && stood.score2 === 1 ? '2-0' : '1-1'
    await decide(played, wished)
    expect((await server.document(played.id)).matches).not.toEqual(before)
    expect((await takeBack(played, wished)).status).toBe(200)
    expect((await server.document(played.id)).matches).toEqual(before)
  })
})
