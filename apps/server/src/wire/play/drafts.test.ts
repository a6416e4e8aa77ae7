import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import {
  createTournament,
  finishRound,
  matchesOf,
  ORGANIZER,
  startServer,
  type TestServer,
} from '../../testing/a-server.ts'

const WISH = { sizes: null, cards: 15, ranksByPod: false, knockout: false }

type StoredDraft = { readonly kind: string; readonly pods: readonly (readonly string[])[]; readonly timer?: object }

describe.each(DATABASE_KINDS)('DRFT-12 drafts on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind })
  })
  afterAll(() => server.close())

  const act = (id: string, name: string, more: object = {}) =>
    server.call(name, { tournamentId: id, organizerId: ORGANIZER, ...more })
  const must = async (id: string, name: string, more: object = {}) => {
    const { status, body } = await act(id, name, more)
    if (status !== 200) throw new Error(`${name}: ${body.reason}`)
  }
  const stages = async (id: string): Promise<readonly StoredDraft[]> =>
    ((await server.document(id)).stages as readonly string[]).map((text) => JSON.parse(text))

  async function aDraft(players: number) {
    const { id, code } = await createTournament(server, players)
    expect((await server.patch(id, { structure: 'draft', organizerId: ORGANIZER })).status).toBe(200)
    return { id, code }
  }

  test('pods are drawn, picked by the timer, played, and drawn again by the standings; all is kept', async () => {
    const { id, code } = await aDraft(8)
    await must(id, 'draw-pods', WISH)
    await must(id, 'take-back-pods', { stage: 0 })
    await must(id, 'draw-pods', { ...WISH, sizes: [4, 4] })
    expect((await stages(id))[0]?.pods.map(({ length }) => length)).toEqual([4, 4])
    await must(id, 'set-draft-timer', { course: 'start' })
    await must(id, 'set-draft-timer', { course: 'pause' })
    await must(id, 'set-draft-timer', { course: 'skip', toMs: 40_000 })
    await server.restart()
    expect((await stages(id))[0]?.timer).toEqual({ course: { kind: 'paused', elapsedMs: 40_000 } })
    const late = await server.call('add-anonymous-player', { code, organizerId: ORGANIZER, playerName: 'Tard' })
    expect([late.status, late.body.reason]).toEqual([409, 'draft_under_way'])
    await must(id, 'start-quick-tournament')
    const [{ pods = [] } = {}] = await stages(id)
    const across = pods.flatMap(([one, two, three, four]) => [
      [one, three],
      [two, four],
    ])
    const seats = matchesOf(await server.document(id)).map(({ player1Key, player2Key }) => [player1Key, player2Key])
    expect(seats).toEqual(across)
    await finishRound(server, { id, code })
    await must(id, 'draw-pods', WISH)
    expect((await stages(id)).map(({ kind }) => kind)).toEqual(['draft', 'draft'])
    await must(id, 'take-back-pods', { stage: 1 })
    expect(await stages(id)).toHaveLength(1)
    await must(id, 'draw-pods', WISH)
    await must(id, 'start-next-round')
    await server.restart()
    expect((await stages(id))[1]?.pods).toHaveLength(1)
    expect((await server.document(id)).currentRound).toBe(2)
    const { body } = await server.call('get-journal', { code, organizerId: ORGANIZER, asStaff: true })
    const told = (body.data.entries as readonly { act: string; facts: readonly { kind: string; as?: string }[] }[]).map(
      (entry) => [entry.act, entry.facts[0]?.kind, entry.facts[0]?.as],
    )
    expect(told).toContainEqual(['set-draft-timer', 'stage_chosen', 'timer-paused'])
    expect(told).toContainEqual(['draw-pods', 'stage_opened', 'pods'])
    expect(told).toContainEqual(['take-back-pods', 'stage_taken_back', undefined])
  })

  test('what no draft can be is refused with its reason', async () => {
    const { id } = await aDraft(6)
    const refused = async (name: string, more: object) => {
      const { status, body } = await act(id, name, more)
      return [status, body.reason]
    }
    expect(await refused('draw-pods', { ...WISH, sizes: [8] })).toEqual([400, 'draft_pods_invalid'])
    expect(await refused('draw-pods', { ...WISH, sizes: [12] })).toEqual([400, 'draft_pods_invalid'])
    expect(await refused('draw-pods', { ...WISH, cards: 16 })).toEqual([400, 'draft_pods_invalid'])
    expect(await refused('draw-pods', { ...WISH, knockout: true })).toEqual([409, 'draft_knockout_of_eight'])
    expect(await refused('set-draft-timer', { course: 'start' })).toEqual([409, 'draft_not_drawn'])
    expect(await refused('set-draft-timer', { course: 'skip', toMs: -1 })).toEqual([400, 'draft_time_invalid'])
    const swiss = await createTournament(server, 6)
    expect((await act(swiss.id, 'draw-pods', WISH)).body.reason).toBe('not_a_draft')
  })
})
