import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import {
  createTournament,
  DOCUMENTS,
  matchesOf,
  ORGANIZER,
  startServer,
  type TestServer,
} from '../../testing/a-server.ts'

describe.each(DATABASE_KINDS)('STAK-9 on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind })
  })
  afterAll(() => server.close())

  const act = (id: string, name: string, more: object = {}) =>
    server.call(name, { tournamentId: id, organizerId: ORGANIZER, ...more })

  /** Every open table of the latest round ends 2-0. */
  async function score(id: string, code: string) {
    for (const { id: matchId, status } of matchesOf(await server.document(id))) {
      if (status !== 'pending') continue
      await server.call('update-score-quick-tournament', { code, organizerId: ORGANIZER, matchId, score: '2-0' })
    }
  }

  async function afterOneRound(players: number) {
    const { id, code } = await createTournament(server, players)
    await act(id, 'start-quick-tournament')
    await score(id, code)
    return { id, code }
  }

  const stages = async (id: string) => {
    const document = await server.document(id)
    return (document.stages as readonly string[]).map((text) => JSON.parse(text))
  }

  test('who shares the first place of a round robin plays for it, and nobody else does', async () => {
    const { id, code } = await createTournament(server, 3)
    await server.patch(id, { structure: 'round-robin', organizerId: ORGANIZER })
    const playOff = (roundNumber: number) => act(id, 'start-cut', { roundNumber, playOff: true })
    await act(id, 'start-quick-tournament')
    for (const round of [1, 2, 3]) {
      const open = matchesOf(await server.document(id)).find((match) => match.status === 'pending')
      // All matches are drawn.
      await server.call('update-score-quick-tournament', {
        code,
        organizerId: ORGANIZER,
        matchId: open?.id,
        score: '1-1',
      })
      if (round < 3) expect((await playOff(round)).body.reason).toBe('play_off_early')
      if (round < 3) await act(id, 'start-next-round', { roundNumber: round + 1 })
    }
    expect((await act(id, 'start-cut', { roundNumber: 3, playOff: true, size: 4 })).status).toBe(400)
    expect((await playOff(3)).status).toBe(200)
    expect((await stages(id))[1].seeds).toHaveLength(3)
    const swiss = await afterOneRound(4)
    const refused = await act(swiss.id, 'start-cut', { roundNumber: 1, playOff: true })
    expect(refused.body.reason).toBe('play_off_needs_round_robin')
  })

  test('the journal tells for how many a round of the bracket was made, and nothing of one that was taken back', async () => {
    const { id, code } = await afterOneRound(6)
    await act(id, 'start-next-round', { roundNumber: 2 })
    await server.call('undo-round', { code, organizerId: ORGANIZER, roundNumber: 2 })
    await act(id, 'start-cut', { roundNumber: 1, size: 4 })
    await score(id, code)
    await act(id, 'start-next-round', { roundNumber: 3 })
    const { body } = await server.call('get-journal', { code })
    type Fact = { kind: string; round?: number; places?: number }
    const facts = (body.data.entries as readonly { facts: readonly Fact[] }[]).flatMap((entry) => entry.facts)
    const paired = facts.filter(({ kind }) => kind === 'round_paired').map(({ round, places }) => [round, places])
    expect(paired).toEqual([
      [3, 2],
      [2, 4],
      [2, undefined],
      [1, undefined],
    ])
    const staff = await server.call('get-journal', { code, organizerId: ORGANIZER, asStaff: true })
    const told = (staff.body.data.entries as readonly { facts: readonly Fact[] }[]).flatMap((entry) => entry.facts)
    const scored = told.filter(({ kind }) => kind === 'match_scored').map(({ round, places }) => [round, places])
    expect(scored.slice(0, 3)).toEqual([
      [2, 4],
      [2, 4],
      [1, undefined],
    ])
  })

  test('a top 4 is played to its end, is kept, and ranks first who won it', async () => {
    const { id, code } = await afterOneRound(6)
    /** By the whole document, and by what lists read. */
    const told = async () => {
      const asked = new URLSearchParams({
        'queries[0]': JSON.stringify({ method: 'equal', attribute: 'code', values: [code] }),
        'queries[1]': JSON.stringify({ method: 'select', values: ['bracketPlaces'] }),
      })
      const answer = await server.send({ method: 'GET', url: `${DOCUMENTS}?${asked}` })
      return [(await server.document(id)).bracketPlaces, JSON.parse(answer.body).documents[0].bracketPlaces]
    }
    expect(await told()).toEqual([null, null])
    const started = await act(id, 'start-cut', { roundNumber: 1, size: 4 })
    expect(started.status).toBe(200)
    const [, { seeds }] = await stages(id)
    const pairs = async (round: number) =>
      matchesOf(await server.document(id))
        .filter((match) => match.round === round)
        .map(({ player1Key, player2Key }) => [seeds.indexOf(player1Key), seeds.indexOf(player2Key ?? '')])
    expect(await pairs(2)).toEqual([
      [0, 3],
      [1, 2],
    ])
    const [open] = matchesOf(await server.document(id)).filter(({ round }) => round === 2)
    const drawn = { code, organizerId: ORGANIZER, matchId: open?.id, score: '1-1' }
    const refused = await server.call('update-score-quick-tournament', drawn)
    expect([refused.status, refused.body.reason]).toEqual([409, 'winner_needed'])
    await score(id, code)
    expect(await told()).toEqual([4, 4])
    await act(id, 'start-next-round', { roundNumber: 3 })
    expect(await told()).toEqual([2, 2])
    expect(await pairs(3)).toEqual([[0, 1]])
    await score(id, code)
    const over = await act(id, 'start-next-round')
    expect([over.status, over.body.reason]).toEqual([409, 'cut_over'])
    await act(id, 'finish-tournament')
    const ranking = (await server.document(id)).finalRanking as readonly string[]
    expect(ranking.slice(0, 4).map((row) => seeds.indexOf(JSON.parse(row).playerKey))).toEqual([0, 1, 2, 3])
  })

  test('a match for the third place is kept with its bracket', async () => {
    const { id, code } = await afterOneRound(6)
    expect((await act(id, 'start-cut', { roundNumber: 1, size: 4, thirdPlace: true })).status).toBe(200)
    expect((await stages(id))[1]).toMatchObject({ kind: 'elimination', thirdPlace: true })
    await server.restart()
    await score(id, code)
    await act(id, 'start-next-round', { roundNumber: 3 })
    expect(matchesOf(await server.document(id)).filter(({ round }) => round === 3)).toHaveLength(2)
  })

  test('a planned cut is public, is asked for by lists, and bad sizes change nothing', async () => {
    const { id, code } = await afterOneRound(5)
    expect((await act(id, 'plan-cut', { size: 4 })).status).toBe(200)
    const asked = new URLSearchParams({
      'queries[0]': JSON.stringify({ method: 'equal', attribute: 'plannedCut', values: [4] }),
      'queries[1]': JSON.stringify({ method: 'equal', attribute: 'code', values: [code] }),
    })
    const answer = await server.send({ method: 'GET', url: `${DOCUMENTS}?${asked}` })
    expect(JSON.parse(answer.body).documents).toMatchObject([{ $id: id, plannedCut: 4 }])
    for (const size of [1, 3, 64, '8', undefined]) {
      const bad = await act(id, 'plan-cut', { size })
      expect([bad.status, bad.body.reason], String(size)).toEqual([400, 'cut_wish_invalid'])
    }
    const journal = await server.call('get-journal', { code })
    expect(journal.body.data.entries[0]).toMatchObject({ act: 'plan-cut', facts: [{ kind: 'cut_planned', cut: 4 }] })
    expect((await act(id, 'start-cut', { roundNumber: 1, size: 2 })).status).toBe(200)
    const late = await act(id, 'plan-cut', { size: 8 })
    expect([late.status, late.body.reason]).toEqual([409, 'cut_under_way'])
  })

  test('a cut of 8 from 5 players is refused with a sentence and changes nothing', async () => {
    const { id } = await afterOneRound(5)
    const before = await server.document(id)
    const { status, body } = await act(id, 'start-cut', { roundNumber: 1, size: 8 })
    expect([status, body.reason]).toEqual([409, 'cut_too_big'])
    expect(body.message ?? body.error).toContain('5')
    expect(await server.document(id)).toEqual(before)
    for (const wish of [{ size: 5 }, { size: '8' }, { points: -1 }, { points: 1e9 }, {}, { size: 4, points: 3 }]) {
      const bad = await act(id, 'start-cut', { roundNumber: 1, ...wish })
      expect([bad.status, bad.body.reason], JSON.stringify(wish)).toEqual([400, 'cut_wish_invalid'])
    }
  })

  test('two who start it at once start it once, and it is undone with its first round', async () => {
    const { id, code } = await afterOneRound(8)
    const both = await Promise.all([4, 8].map((size) => act(id, 'start-cut', { roundNumber: 1, size })))
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await stages(id)).toHaveLength(2)
    await server.call('undo-round', { code, organizerId: ORGANIZER, roundNumber: 2 })
    expect(await stages(id)).toEqual([{ kind: 'swiss', plannedRounds: null }])
    expect((await act(id, 'start-next-round', { roundNumber: 2 })).status).toBe(200)
    expect(matchesOf(await server.document(id)).filter(({ round }) => round === 2)).toHaveLength(4)
  })
})
