import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import {
  DOCUMENTS,
  finishRound,
  matchesOf,
  ORGANIZER,
  secretOf,
  startServer,
  type TestServer,
} from '../../testing/a-server.ts'
import { anEvent, announce, anOrganizer } from '../../testing/an-event.ts'

describe.each(DATABASE_KINDS)('STAK-9 structures on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind })
  })
  afterAll(() => server.close())

  const act = (id: string, name: string, more: object = {}) =>
    server.call(name, { tournamentId: id, organizerId: ORGANIZER, ...more })
  const stages = async (id: string) =>
    ((await server.document(id)).stages as readonly string[]).map((text) => JSON.parse(text))

  async function created(structure: string | undefined, players: number) {
    const { body } = await server.call('create-quick-tournament', {
      ...{ name: `Une ${structure}`, playerCount: 16, organizerId: ORGANIZER, structure },
      actId: crypto.randomUUID(),
    })
    const { id, code } = body.tournament
    for (let number = 1; number <= players; number++) {
      await server.call('join-quick-tournament', { code, playerName: `Joueur ${number}`, playerId: secretOf(number) })
    }
    return { id, code } as { id: string; code: string }
  }

  async function playedToTheEnd(structure: string, players: number) {
    const { id, code } = await created(structure, players)
    const started = await act(id, 'start-quick-tournament')
    expect(started.status).toBe(200)
    for (;;) {
      await finishRound(server, { id, code })
      const next = await act(id, 'start-next-round')
      if (next.status !== 200) return { id, code, last: next.body.reason }
    }
  }

  test('an elimination of five is drawn at the start, played to its end and kept', async () => {
    const { id, code, last } = await playedToTheEnd('elimination', 5)
    expect(last).toBe('cut_over')
    await act(id, 'finish-tournament')
    await server.restart()
    const document = await server.document(id)
    expect(document).toMatchObject({ structure: 'elimination', currentRound: 3, roundsToPlay: 3 })
    const ranks = (document.finalRanking as readonly string[]).map((row) => JSON.parse(row).rank)
    expect(ranks).toEqual([1, 2, 3, 3, 5])
    expect((await stages(id))[0].seeds).toHaveLength(5)
    const open = await server.send({ method: 'GET', url: `/v1/tournaments/${code}` })
    expect(JSON.parse(open.body)).toMatchObject({ structure: 'elimination', state: 'finished' })
  })

  test('a round robin of four lets everybody meet everybody', async () => {
    const { id, last } = await playedToTheEnd('round-robin', 4)
    expect(last).toBe('everybody_met')
    const pairs = matchesOf(await server.document(id)).map(({ player1Key, player2Key }) =>
      [player1Key, player2Key].sort(),
    )
    expect(new Set(pairs.map(String)).size).toBe(6)
    expect(pairs).toHaveLength(6)
  })

  test('STGE-18 groups are drawn at the start, the same after a restart, and end in a bracket once they are over', async () => {
    const { id, code } = await created('groups', 6)
    const planned = await server.patch(id, { groups: { size: 3, fills: false }, organizerId: ORGANIZER })
    expect(planned.status).toBe(200)
    const refused = await server.patch(id, { groups: { advance: 3 }, organizerId: ORGANIZER })
    expect([refused.status, refused.body.reason]).toEqual([400, 'groups_plan_invalid'])
    await act(id, 'start-quick-tournament')
    const [drawn] = await stages(id)
    expect(drawn).toMatchObject({ kind: 'groups', size: 3, advance: 2 })
    expect(drawn.groups.map((group: readonly string[]) => group.length)).toEqual([3, 3])
    const cut = (roundNumber: number) =>
      server.call('start-cut', { tournamentId: id, organizerId: ORGANIZER, roundNumber, groups: true })
    const early = await cut(1)
    expect([early.status, early.body.reason]).toEqual([409, 'round_not_complete'])
    await server.restart()
    for (let round = 1; round <= 3; round++) {
      await finishRound(server, { id, code })
      if (round < 3) expect((await act(id, 'start-next-round')).status).toBe(200)
    }
    expect((await act(id, 'start-next-round')).body.reason).toBe('everybody_met')
    expect((await cut(3)).status).toBe(200)
    const [groups, bracket] = await stages(id)
    expect(groups).toEqual(drawn)
    expect(bracket).toMatchObject({ kind: 'elimination', seeds: { length: 4 } })
    await finishRound(server, { id, code })
    expect((await act(id, 'start-next-round')).status).toBe(200)
    await finishRound(server, { id, code })
    expect((await act(id, 'finish-tournament')).status).toBe(200)
    const ranking = (await server.document(id)).finalRanking as readonly string[]
    expect(ranking).toHaveLength(6)
  })

  test('the organizer chooses otherwise until the start, and nobody afterwards', async () => {
    const { id, code } = await created(undefined, 4)
    const change = (structure: string) => server.patch(id, { structure, organizerId: ORGANIZER })
    expect((await server.document(id)).structure).toBe('swiss')
    expect((await change('elimination')).status).toBe(200)
    expect((await change('ladder')).status).toBe(400)
    expect(await stages(id)).toEqual([{ kind: 'elimination', seeds: [] }])
    await act(id, 'start-quick-tournament')
    const [drawn] = await stages(id)
    expect(drawn.seeds).toHaveLength(4)
    const late = await change('swiss')
    expect([late.status, late.body.reason ?? 'structure_locked']).toEqual([409, 'structure_locked'])
    const added = await server.call('add-anonymous-player', { code, organizerId: ORGANIZER, playerName: 'Tardive' })
    expect([added.status, added.body.reason]).toEqual([409, 'field_drawn'])
    const undone = await server.call('undo-round', { code, organizerId: ORGANIZER, roundNumber: 1 })
    expect(undone.status).toBe(200)
    expect(await stages(id)).toEqual([{ kind: 'elimination', seeds: [] }])
  })

  test('a round robin of two or nine is refused at the start with what to do', async () => {
    for (const [players, reason, limit] of [
      [2, 'round_robin_too_small', '3'],
      [9, 'round_robin_too_big', '8'],
    ] as const) {
      const { id } = await created('round-robin', players)
      const { status, body } = await act(id, 'start-quick-tournament')
      expect([status, body.reason]).toEqual([409, reason])
      expect(body.message ?? body.error).toContain(limit)
      expect(await stages(id)).toEqual([{ kind: 'round-robin', order: [] }])
    }
  })

  test('an event is announced with its structure, which its card tells', async () => {
    const shop = await anOrganizer(server)
    const { id } = await anEvent(server, shop, { structure: 'round-robin' })
    expect((await server.document(id)).structure).toBe('round-robin')
    const { body } = await server.call('get-last-advanced-event', {})
    expect(body.data.find((event: { readonly id: string }) => event.id === id)).toMatchObject({
      structure: 'round-robin',
    })
    const bad = await announce(server, shop, { structure: 'ladder' })
    expect([bad.status, bad.body.reason]).toEqual([400, 'structure_invalid'])
  })

  test('lists tell the structure without reading anybody', async () => {
    const { id } = await created('elimination', 0)
    const query = (value: object) => encodeURIComponent(JSON.stringify(value))
    const asked = [
      query({ method: 'equal', attribute: '$id', values: [id] }),
      query({ method: 'select', values: ['$id', 'structure'] }),
    ]
    const url = `${DOCUMENTS}?queries[0]=${asked[0]}&queries[1]=${asked[1]}`
    const answer = await server.send({ method: 'GET', url })
    expect(JSON.parse(answer.body).documents[0]).toMatchObject({ structure: 'elimination' })
  })
})
