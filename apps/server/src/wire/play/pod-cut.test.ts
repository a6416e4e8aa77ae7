import { POD_PRESETS } from '@tablee/domain/tournaments/rule-packs/pod-rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { createTournament, matchesOf, ORGANIZER, startServer, type TestServer } from '../../testing/a-server.ts'

describe.each(DATABASE_KINDS)('PODS-7 pods and their knockout on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind })
  })
  afterAll(() => server.close())

  const act = (id: string, name: string, more: object = {}) =>
    server.call(name, { tournamentId: id, organizerId: ORGANIZER, ...more })

  /** The first seat of every open table wins. */
  async function play(id: string, code: string, placings: object = { winner: 0 }) {
    for (const { id: matchId, status } of matchesOf(await server.document(id))) {
      if (status !== 'pending') continue
      const said = await server.call('update-score-quick-tournament', {
        ...{ code, organizerId: ORGANIZER, matchId, placings },
      })
      expect(said.status).toBe(200)
    }
  }

  async function ofPods(players: number) {
    const { id, code } = await createTournament(server, players)
    expect((await server.patch(id, { structure: 'pods', organizerId: ORGANIZER })).status).toBe(200)
    await act(id, 'start-quick-tournament')
    await play(id, code)
    return { id, code }
  }

  const stages = async (id: string) =>
    ((await server.document(id)).stages as readonly string[]).map((text) => JSON.parse(text))

  test('a top 7 is played to its end, is kept, and ranks the finalists before who lost to them', async () => {
    const { id, code } = await ofPods(8)
    for (const wish of [{ size: 8 }, { points: 5 }]) {
      const bad = await act(id, 'start-cut', { roundNumber: 1, ...wish })
      expect([bad.status, bad.body.reason]).toEqual([400, 'cut_wish_invalid'])
    }
    expect((await act(id, 'plan-cut', { size: 7 })).status).toBe(200)
    const wished = { roundNumber: 1, size: 7, playsOn: true, columns: true }
    expect((await act(id, 'start-cut', wished)).status).toBe(200)
    const [, bracket] = await stages(id)
    expect(bracket).toMatchObject({ kind: 'pod-bracket', playsOn: true, columns: true })
    const [open] = matchesOf(await server.document(id)).filter(({ status }) => status === 'pending')
    const drawn = { code, organizerId: ORGANIZER, matchId: open?.id, placings: { drawn: [0, 1] } }
    const refused = await server.call('update-score-quick-tournament', drawn)
    expect([refused.status, refused.body.reason]).toEqual([409, 'winner_needed'])
    await play(id, code, { winner: 3 })
    await server.restart()
    expect((await act(id, 'start-next-round', { roundNumber: 3 })).status).toBe(200)
    expect((await server.document(id)).bracketPlaces).toBe(2)
    await play(id, code)
    const over = await act(id, 'start-next-round')
    expect([over.status, over.body.reason]).toEqual([409, 'cut_over'])
    await act(id, 'finish-tournament')
    await server.restart()
    const ranking = ((await server.document(id)).finalRanking as readonly string[]).map((row) => JSON.parse(row))
    const seeds: readonly string[] = bracket.seeds
    expect(ranking.slice(0, 7).map(({ playerKey }) => seeds.indexOf(playerKey) + 1)).toEqual([1, 2, 3, 7, 4, 5, 6])
    // Who begins won each table: the winner beat three, from seat 1.
    expect(ranking[0]).toMatchObject({ points: 5, beaten: 3, seat: 1 })
  })

  test('points by place are kept with the event and count from the first round on', async () => {
    const placings = POD_PRESETS['by-place']
    const { body } = await server.call('create-quick-tournament', {
      ...{
        actId: crypto.randomUUID(),
        name: 'Commander',
        playerCount: 4,
        organizerId: ORGANIZER,
        structure: 'pods',
        rules: { placings },
      },
    })
    const { id, code } = body.tournament
    const playerNames = ['Léa', 'Max', 'Zoé', 'Inès']
    await server.call('add-players-quick-tournament', { code, organizerId: ORGANIZER, playerNames })
    await act(id, 'start-quick-tournament')
    await play(id, code, { places: [2, 1, 4, 3] })
    await server.restart()
    const document = await server.document(id)
    expect(JSON.parse(document.rules as string)).toMatchObject({ official: false, placings })
    await act(id, 'finish-tournament')
    const ranking = (await server.document(id)).finalRanking as readonly string[]
    expect(ranking.map((row) => JSON.parse(row).points)).toEqual([5, 3, 2, 1])
  })

  test('PODS-37 cut, rounds and clock of tables of four are planned when it is created, and kept', async () => {
    const planned = { plannedCut: 10, plannedRounds: 5, clockPlan: { minutes: 75, startsWithRound: false } }
    const create = (wish: object) =>
      server.call('create-quick-tournament', {
        ...{ name: 'Commander', playerCount: 40, organizerId: ORGANIZER, structure: 'pods' },
        ...{ actId: crypto.randomUUID(), ...wish },
      })
    const { id, code } = (await create(planned)).body.tournament
    await server.restart()
    const read = (await server.send({ method: 'GET', url: `/v1/tournaments/${code}` })).json()
    expect(read).toMatchObject({
      ...{ structure: 'pods', plannedRounds: 5 },
      // Forty are given a cut of ten.
      rules: { differences: [{ rule: 'minutes', minutes: 75 }] },
    })
    expect(await server.document(id)).toMatchObject({ plannedCut: 10 })
    const refused = await create({ ...planned, plannedCut: 8 })
    expect([refused.status, refused.body.reason]).toEqual([400, 'cut_wish_invalid'])
    const endless = await create({ clockPlan: { minutes: 0, startsWithRound: false } })
    expect([endless.status, endless.body.reason]).toEqual([400, 'clock_minutes_invalid'])
  })

  test('rules of pods that make no sense are refused and create nothing', async () => {
    const placings = { ...POD_PRESETS.standard, places: [1, 5] }
    const { status, body } = await server.call('create-quick-tournament', {
      ...{
        actId: crypto.randomUUID(),
        name: 'Commander',
        playerCount: 4,
        organizerId: ORGANIZER,
        structure: 'pods',
        rules: { placings },
      },
    })
    expect([status, body.reason]).toEqual([400, 'rules_invalid'])
  })
})
