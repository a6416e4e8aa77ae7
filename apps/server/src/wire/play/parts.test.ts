import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { createTournament, matchesOf, ORGANIZER, startServer, type TestServer } from '../../testing/a-server.ts'
import { announce, anOrganizer } from '../../testing/an-event.ts'

describe.each(DATABASE_KINDS)('STGE-7 an event of several parts on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind })
  })
  afterAll(() => server.close())

  const act = (id: string, name: string, more: object = {}) =>
    server.call(name, { tournamentId: id, organizerId: ORGANIZER, ...more })

  /** Whoever is named first wins. */
  async function play(id: string, code: string) {
    for (const { id: matchId, status, sides } of matchesOf(await server.document(id))) {
      if (status !== 'pending') continue
      const result = sides ? { placings: { winner: 0 } } : { score: '1-0' }
      const said = await server.call('update-score-quick-tournament', {
        ...{ code, organizerId: ORGANIZER, matchId, ...result },
      })
      expect(said.status).toBe(200)
    }
  }

  async function afterOneRound(players: number) {
    const { id, code } = await createTournament(server, players)
    await act(id, 'start-quick-tournament')
    await play(id, code)
    return { id, code }
  }

  const PODS = { roundNumber: 1, structure: 'pods', plannedRounds: 2, carriesPoints: false }
  const stages = async (id: string) =>
    ((await server.document(id)).stages as readonly string[]).map((text) => JSON.parse(text))

  test('it begins, is kept and told under a kind of its own, is taken back, and ranks by its own rounds', async () => {
    const { id, code } = await afterOneRound(8)
    expect((await act(id, 'open-stage', PODS)).status).toBe(200)
    await act(id, 'undo-round', { code, roundNumber: 2 })
    expect(await stages(id)).toHaveLength(1)
    const wished = { ...PODS, playing: 6, rules: { placings: { points: { win: 4, draw: 1, loss: 0 }, places: null } } }
    expect((await act(id, 'open-stage', wished)).status).toBe(200)
    await server.restart()
    const [, part] = await stages(id)
    expect(part).toMatchObject({ kind: 'part', stage: { kind: 'pods', plannedRounds: 2 }, carriesPoints: false })
    expect(part.players).toHaveLength(6)
    expect(part.rules.placings.points.win).toBe(4)
    await play(id, code)
    expect((await act(id, 'start-next-round', { roundNumber: 3 })).status).toBe(200)
    await play(id, code)
    await act(id, 'finish-tournament')
    await server.restart()
    const ranking = ((await server.document(id)).finalRanking as readonly string[]).map((row) => JSON.parse(row))
    expect(ranking.map(({ playerKey }) => part.players.includes(playerKey))).toEqual(
      ranking.map((_, place) => place < 6),
    )
    expect(ranking.map(({ points }) => points % 4)).toEqual([...ranking.slice(0, 6).map(() => 0), 0, 0])
  })

  test('what cannot be is refused', async () => {
    const { id } = await afterOneRound(8)
    for (const [wish, status, reason] of [
      [{ structure: 'elimination' }, 400, 'part_invalid'],
      [{ plannedRounds: 0 }, 400, 'part_invalid'],
      [{ playing: 9 }, 409, 'cut_too_big'],
      [{ roundNumber: 2 }, 409, 'round_not_current'],
      [{ rules: { bestOf: 99 } }, 400, 'rules_invalid'],
    ] as const) {
      const refused = await act(id, 'open-stage', { ...PODS, ...wish })
      expect([refused.status, refused.body.reason]).toEqual([status, reason])
    }
    expect(await stages(id)).toHaveLength(1)
  })

  test('the journal says who began it, and how it is played', async () => {
    const { id, code } = await afterOneRound(8)
    await act(id, 'open-stage', PODS)
    const { body } = await server.call('get-journal', { code, organizerId: ORGANIZER })
    const facts = body.data.entries.flatMap(({ facts: each }: { facts: readonly object[] }) => each)
    expect(facts).toContainEqual(expect.objectContaining({ kind: 'stage_opened', structure: 'pods' }))
  })

  const PLANNED = {
    structure: 'pods',
    plannedRounds: 2,
    carriesPoints: false,
    playing: null,
    rules: null,
    minutes: null,
  }
  const creation = (more: object) => ({ name: 'Deux parties', playerCount: 8, organizerId: ORGANIZER, ...more })

  test.each([
    [{ structure: 'elimination' }, 409, 'part_after_knockout'],
    [{ structure: 'groups' }, 409, 'cut_follows_groups'],
    [{ teamKind: 'trios' }, 409, 'teams_not_at_pods'],
    [{ plannedParts: [{ ...PLANNED, rules: { bestOf: 99 } }] }, 400, 'rules_invalid'],
    [{ plannedParts: Array.from({ length: 6 }, () => PLANNED) }, 409, 'part_too_many'],
  ])('STGE-27 created with a part that cannot follow (%o) it is refused', async (more, status, code) => {
    const made = await server.call('create-quick-tournament', creation({ plannedParts: [PLANNED], ...more }))
    expect([made.status, made.body.reason]).toEqual([status, code])
    const organizer = await anOrganizer(server)
    const announced = await announce(server, organizer, { plannedParts: [PLANNED], ...more })
    expect(announced.status).toBe(status)
  })

  test('STGE-27 created with a part that can follow, it keeps its plan', async () => {
    const made = await server.call('create-quick-tournament', creation({ plannedParts: [PLANNED] }))
    expect(made.status).toBe(200)
    await server.restart()
    expect((await server.document(made.body.tournament.$id)).plannedParts).toEqual([PLANNED])
  })
})
