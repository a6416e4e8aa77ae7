import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import {
  finishRound,
  matchesOf,
  ORGANIZER,
  playersOf,
  secretOf,
  startServer,
  type TestServer,
} from '../../testing/a-server.ts'

describe.each(DATABASE_KINDS)('STGE groups change in round 1, on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind })
  })
  afterAll(() => server.close())

  const act = (id: string, name: string, more: object = {}) =>
    server.call(name, { tournamentId: id, organizerId: ORGANIZER, ...more })

  async function begun(players: number) {
    const { body } = await server.call('create-quick-tournament', {
      ...{ name: 'Groupes', playerCount: 16, organizerId: ORGANIZER, structure: 'groups' },
      actId: crypto.randomUUID(),
    })
    const { id, code } = body.tournament as { id: string; code: string }
    for (let number = 1; number <= players; number++) {
      await server.call('join-quick-tournament', { code, playerName: `Joueur ${number}`, playerId: secretOf(number) })
    }
    expect((await act(id, 'start-quick-tournament')).status).toBe(200)
    return { id, code }
  }

  async function groupsIn(id: string): Promise<readonly (readonly string[])[]> {
    const [stage = '{}'] = (await server.document(id)).stages as readonly string[]
    return JSON.parse(stage).groups
  }

  async function toldAs(code: string, name: string): Promise<readonly object[]> {
    const { body } = await server.call('get-journal', { code })
    return body.data.entries.find((entry: { readonly act: string }) => entry.act === name)?.facts ?? []
  }

  test('STGE-33 two people exchange, all see it, the journal says who, and it is kept', async () => {
    const { id, code } = await begun(8)
    const drawn = await groupsIn(id)
    const [playerId, instead] = [drawn[0]?.[1] ?? '', drawn[1]?.[2] ?? '']
    const move = { playerId, group: 1, instead }
    expect((await act(id, 'move-to-group', move)).status).toBe(200)
    await server.restart()
    const groups = await groupsIn(id)
    expect(groups[1]).toContain(playerId)
    expect(groups[0]).toContain(instead)
    const tables = matchesOf(await server.document(id))
    expect(tables.map(({ table }) => table).toSorted()).toEqual([1, 2, 3, 4])
    for (const { player1Key, player2Key } of tables) {
      expect(groups.some((group) => group.includes(player1Key) && group.includes(player2Key ?? ''))).toBe(true)
    }
    expect(await toldAs(code, 'move-to-group')).toMatchObject([
      { kind: 'stage_chosen', as: 'moved', players: expect.arrayContaining([playerId, instead]) },
      { kind: 'pairings_changed', round: 1 },
    ])
    const { body } = await server.call('get-round-draws', { code, roundNumber: 1 })
    expect(body.data.draws).toMatchObject([{ round: 1, pairs: expect.any(Array), changedAt: expect.any(String) }])
    expect((await act(id, 'move-to-group', { playerId, group: 0, instead })).status).toBe(200)
    expect(await groupsIn(id)).toEqual(drawn)
    await finishRound(server, { id, code })
    const late = await act(id, 'move-to-group', move)
    expect([late.status, late.body.reason]).toEqual([409, 'groups_have_results'])
  })

  test('STGE-36 somebody who comes takes the bye of a group, and the next is refused', async () => {
    const { id, code } = await begun(7)
    const add = (playerName: string) =>
      server.call('add-anonymous-player', { code, organizerId: ORGANIZER, playerName })
    expect((await add('Nora')).status).toBe(200)
    const document = await server.document(id)
    const nora = playersOf(document).find(({ name }) => name === 'Nora')?.key ?? ''
    expect(matchesOf(document).filter(({ kind: of }) => of === 'played')).toHaveLength(4)
    expect((await groupsIn(id)).map((group) => group.length)).toEqual([4, 4])
    expect(await toldAs(code, 'add-anonymous-player')).toMatchObject([
      { kind: 'pairings_changed', round: 1, tables: [4] },
    ])
    const refused = await add('Hugo')
    expect([refused.status, refused.body.reason]).toEqual([409, 'field_drawn'])
    await finishRound(server, { id, code })
    expect((await act(id, 'start-next-round')).status).toBe(200)
    const second = matchesOf(await server.document(id)).filter(({ round }) => round === 2)
    expect(second.some(({ player1Key, player2Key }) => [player1Key, player2Key].includes(nora))).toBe(true)
  })
})
