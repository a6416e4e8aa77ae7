import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { takeBack } from '../../database/testing/take-back.ts'
import { createTestDatabase, DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { type Played, secretOf, startServer, type TestServer } from '../../testing/a-server.ts'
import type { Person } from '../../testing/an-account.ts'
import { anEvent, anOrganizer, register, sessionHeaders } from '../../testing/an-event.ts'

describe.each(DATABASE_KINDS)('SHOP-66 byes that are awarded on %s', (kind) => {
  let server: TestServer
  let shop: Person
  beforeAll(async () => {
    server = await startServer({ kind })
    shop = await anOrganizer(server)
  })
  afterAll(() => server.close())

  const keysOf = async ({ id }: Played): Promise<readonly string[]> => {
    const list = await server.call('get-advanced-registrations', { tournamentId: id }, sessionHeaders(shop))
    return list.body.data.map(({ playerKey }: { playerKey: string }) => playerKey)
  }
  const award = ({ id }: Played, playerId: string | undefined, byes: unknown) =>
    server.call('award-byes', { tournamentId: id, playerId, byes }, sessionHeaders(shop))

  async function registered(count: number): Promise<Played> {
    const event = await anEvent(server, shop)
    for (let number = 1; number <= count; number++) {
      await register(server, event, { playerName: `J${number}`, playerId: secretOf(number) })
    }
    return event
  }

  test('they stand on a registration before it is accepted, and the round follows them', async () => {
    const event = await registered(5)
    const [first] = await keysOf(event)
    expect((await award(event, first, 2)).status).toBe(200)
    expect((await server.document(event.id)).awardedByes).toEqual([{ playerId: first, byes: 2 }])
    await server.call('accept-registrations', { tournamentId: event.id }, sessionHeaders(shop))
    const pair = () =>
      server.call('generate-advanced-pairings', { tournamentId: event.id, roundNumber: 1 }, sessionHeaders(shop))
    expect((await pair()).status).toBe(200)
    const { matches } = await server.document(event.id)
    const byes = matches
      .map((text: string) => JSON.parse(text))
      .filter((match: { kind?: string }) => match.kind === 'bye')
    expect(byes.map((match: { player1Key: string }) => match.player1Key)).toEqual([first])
    expect((await award(event, first, 0)).body.reason).toBe('byes_round_paired')
    const journal = await server.call('get-journal', { code: event.code })
    const told = journal.body.data.entries.flatMap(({ facts }: { facts: readonly object[] }) => facts)
    expect(told).toContainEqual(expect.objectContaining({ kind: 'byes_awarded', players: [first], rounds: 2 }))
  })

  test('whoever is written in at the desk has them from the beginning', async () => {
    const event = await registered(0)
    const add = (playerName: string, more: object) =>
      server.call('add-player-at-desk', { tournamentId: event.id, playerName, ...more }, sessionHeaders(shop))
    const added = await add('Ana', { byes: 2 })
    expect(added.status).toBe(200)
    const { playerKey } = added.body.data.registration
    expect((await server.document(event.id)).awardedByes).toEqual([{ playerId: playerKey, byes: 2 }])
    expect((await add('Bob', { byes: 4 })).status).toBe(400)
    expect((await add('Bob', {})).status).toBe(200)
    expect((await server.document(event.id)).awardedByes).toHaveLength(1)
  })

  test('what is no number of rounds, nobody’s registration and other people are refused', async () => {
    const event = await registered(1)
    const [first] = await keysOf(event)
    for (const byes of [-1, 4, 1.5, '2', null]) expect((await award(event, first, byes)).status).toBe(400)
    expect((await award(event, 'nobody', 1)).status).toBe(404)
    const meant = { tournamentId: event.id, byes: 1 }
    for (const playerId of [first, secretOf(1)])
      expect((await server.call('award-byes', { ...meant, playerId })).status).toBe(403)
    const bracket = await anEvent(server, shop, { structure: 'elimination' })
    await register(server, bracket, { playerName: 'J1', playerId: secretOf(1) })
    const [own] = await keysOf(bracket)
    expect((await award(bracket, own, 1)).body.reason).toBe('byes_need_swiss')
  })

  test('nobody has any in what the version before kept, and they outlive a restart', async () => {
    const database = await createTestDatabase(kind)
    const before = await startServer({ kind, database })
    const owner = await anOrganizer(before)
    const event = await anEvent(before, owner)
    await register(before, event, { playerName: 'J1', playerId: secretOf(1) })
    const written = await before.document(event.id)
    expect(written.awardedByes).toEqual([])
    await before.close()
    const kept = await database.open()
    await kept.inTransaction(({ db }) => takeBack(db, '0054-awarded-byes'))
    await kept.close()

    const after = await startServer({ kind, database })
    expect(await after.document(event.id)).toEqual(written)
    const { body } = await after.call('get-advanced-registrations', { tournamentId: event.id })
    const playerId = body.data[0].playerKey
    const headers = sessionHeaders(owner)
    expect((await after.call('award-byes', { tournamentId: event.id, playerId, byes: 3 }, headers)).status).toBe(200)
    await after.close()
    const again = await startServer({ kind, database })
    expect((await again.document(event.id)).awardedByes).toEqual([{ playerId, byes: 3 }])
    await again.close()
  })
})
