import { portableText } from '@tablee/contract/tournaments/documents/portable-tournament'
import { portableTournament } from '@tablee/domain/tournaments/files/portable-tournament'
import { playedTournament } from '@tablee/domain/tournaments/testing/played-tournament'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import {
  finishRound,
  matchesOf,
  ORGANIZER,
  type Played,
  startServer,
  startTournament,
  type TestServer,
} from '../../testing/a-server.ts'

describe.each(DATABASE_KINDS)('NONE-2 the seeds that were drawn, on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind })
  })
  afterAll(() => server.close())

  const must = async (call: string, { id, code }: Played, wish: object = {}) => {
    const { status, body } = await server.call(call, { code, tournamentId: id, organizerId: ORGANIZER, ...wish })
    expect([call, status]).toEqual([call, 200])
    return body
  }
  const drawsOf = async ({ code }: Played) => (await server.call('get-round-draws', { code })).body.data.draws
  const seedOf = async ({ id }: Played) => JSON.parse((await server.document(id)).rounds.at(-1) ?? '{}').seed
  const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)

  test('wire 9.1 a round that was undone keeps its seed in public, beside the one it was paired with again', async () => {
    const played = await startTournament(server, 6)
    await finishRound(server, played)
    await must('start-next-round', played)
    const first = await seedOf(played)
    await must('undo-round', played, { roundNumber: 2 })
    await must('start-next-round', played)
    const second = await seedOf(played)
    expect(second).not.toBe(first)
    const byServer = { isApart: false, seal: null }
    const draw = {
      ...{
        drawnAt: moment,
        by: 'organizer',
        changedAt: null,
        undoneAt: null,
        pairs: null,
        tables: null,
        results: null,
      },
      ...byServer,
    }
    expect(await drawsOf(played)).toEqual([
      { ...draw, round: 1, seed: expect.any(String) },
      { ...draw, round: 2, seed: first, undoneAt: moment },
      { ...draw, round: 2, seed: second },
    ])
  })

  test('wire 9.1 pairings changed by hand do not hide the seed that was drawn', async () => {
    const played = await startTournament(server, 4)
    const seed = await seedOf(played)
    const pairings = matchesOf(await server.document(played.id)).map(({ player1Key }) => ({ player1: player1Key }))
    await must('set-round-pairings', played, { roundNumber: 1, pairings })
    expect(await seedOf(played)).toBeNull()
    expect(await drawsOf(played)).toMatchObject([{ round: 1, seed, changedAt: moment, undoneAt: null }])
  })

  test('wire 9.1 of the round that is asked for, the tables as they were drawn are told once they were changed by hand', async () => {
    const played = await startTournament(server, 5)
    const asked = async (roundNumber?: number) =>
      (await server.call('get-round-draws', { code: played.code, roundNumber })).body.data.draws
    const drawn = matchesOf(await server.document(played.id))
    expect(await asked(1)).toMatchObject([{ round: 1, pairs: null }])
    const [one, two] = drawn.filter(({ player2Key }) => player2Key !== null)
    const exempt = drawn.find(({ player2Key }) => player2Key === null)
    const pairings = [
      { player1: one?.player1Key, player2: two?.player2Key },
      { player1: two?.player1Key, player2: one?.player2Key },
      { player1: exempt?.player1Key },
    ]
    await must('set-round-pairings', played, { roundNumber: 1, pairings })
    const [draw] = await asked(1)
    const keys = drawn.map(({ player1Key, player2Key }) => [player1Key, player2Key])
    expect(draw.pairs.toSorted()).toEqual(keys.toSorted())
    for (const other of [undefined, 2]) expect(await asked(other)).toMatchObject([{ round: 1, pairs: null }])
    await must('undo-round', played, { roundNumber: 1 })
    expect(await asked(1)).toMatchObject([{ round: 1, undoneAt: moment, pairs: null }])
    expect((await server.call('get-round-draws', { code: played.code, roundNumber: 'all' })).status).toBe(400)
  })

  test('NONE-5 a correction that pairs again leaves both seeds', async () => {
    const played = await startTournament(server, 8)
    await finishRound(server, played)
    await must('start-next-round', played)
    const first = await seedOf(played)
    const [match] = matchesOf(await server.document(played.id))
    const score = { score1: match?.score2, score2: match?.score1 }
    await must('correct-and-pair-again', played, { matchId: match?.id, score, roundNumber: 2 })
    const second = await seedOf(played)
    expect(second).not.toBe(first)
    expect((await drawsOf(played)).slice(1)).toMatchObject([
      { round: 2, seed: first, undoneAt: moment },
      { round: 2, seed: second, undoneAt: null },
    ])
  })

  const asked = async ({ code }: Played, roundNumber: number) => {
    const { draws } = (await server.call('get-round-draws', { code, roundNumber })).body.data
    return draws.findLast(({ round }: { round: number }) => round === roundNumber)
  }
  const scoredNow = (played: Played, matchId: string | undefined, score: string) =>
    must('update-score-quick-tournament', played, { matchId, score })

  test('NONE-2 of the round that is asked for, the results that stood at its draw and were corrected since are told', async () => {
    const played = await startTournament(server, 5)
    await finishRound(server, played)
    const [first] = matchesOf(await server.document(played.id))
    // Corrected before the draw, so this counts.
    await scoredNow(played, first?.id, '2-1')
    await must('start-next-round', played)
    expect(await asked(played, 2)).toMatchObject({ round: 2, results: [] })
    expect(await asked(played, 1)).toMatchObject({ round: 1, results: [] })
    await scoredNow(played, first?.id, '1-1')
    await scoredNow(played, first?.id, '0-2')
    const exempt = matchesOf(await server.document(played.id)).find((match) => match.player2Key === null)
    await must('correct-bye', played, { matchId: exempt?.id, as: 'loss' })
    const stood = { matchId: first?.id, score: { score1: 2, score2: 1, draws: 0, doubleLoss: false }, as: null }
    const { results } = await asked(played, 2)
    expect(results).toHaveLength(2)
    expect(results).toEqual(expect.arrayContaining([stood, { matchId: exempt?.id, score: null, as: 'bye' }]))
    expect((await drawsOf(played)).at(-1)).toMatchObject({ round: 2, results: null })
    // Corrected back, nothing differs.
    await scoredNow(played, first?.id, '2-1')
    await must('correct-bye', played, { matchId: exempt?.id, as: 'bye' })
    expect(await asked(played, 2)).toMatchObject({ results: [] })
  })

  test('NONE-2 NONE-5 paired again with a correction, a round rests on the corrected result', async () => {
    const played = await startTournament(server, 8)
    await finishRound(server, played)
    await must('start-next-round', played)
    const [match] = matchesOf(await server.document(played.id))
    const score = { score1: match?.score2, score2: match?.score1 }
    await must('correct-and-pair-again', played, { matchId: match?.id, score, roundNumber: 2 })
    expect(await asked(played, 2)).toMatchObject({ round: 2, undoneAt: null, results: [] })
    await scoredNow(played, match?.id, '1-1')
    expect(await asked(played, 2)).toMatchObject({
      results: [{ matchId: match?.id, score: { score1: match?.score2, score2: match?.score1 } }],
    })
  })

  test('NONE-2 the results that a file brought are those of a draw after it; of its own draws nothing is known', async () => {
    const file = portableTournament(playedTournament({ players: 6, rounds: 2, seed: 'file' }))
    const tournament = JSON.parse(portableText(file))
    const { body } = await server.call('import-tournament', { tournament, organizerId: ORGANIZER })
    const played = { id: body.tournament.$id, code: body.tournament.code } as Played
    await finishRound(server, played)
    await must('start-next-round', played)
    const [first] = matchesOf(await server.document(played.id))
    const wished = first?.score1 === 1 ? '2-0' : '1-1'
    await scoredNow(played, first?.id, wished)
    const stood = { score1: first?.score1, score2: first?.score2 }
    expect(await drawsOf(played)).toHaveLength(1)
    expect(await asked(played, 3)).toMatchObject({ round: 3, results: [{ matchId: first?.id, score: stood }] })
  })

  test('wire 9.1 before the start there is none, and no tournament has none', async () => {
    expect((await server.call('get-round-draws', { code: 'ZZZZZZ' })).status).toBe(404)
    expect((await server.call('get-round-draws', {})).status).toBe(400)
  })
})
