import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { secretOf, startServer, type TestServer } from '../../testing/a-server.ts'
import type { Person } from '../../testing/an-account.ts'
import { anEvent, anOrganizer, register, sessionHeaders } from '../../testing/an-event.ts'

describe.each(DATABASE_KINDS)('who misses a match of an event on %s', (kind) => {
  let server: TestServer
  let shop: Person
  beforeAll(async () => {
    server = await startServer({ kind })
    shop = await anOrganizer(server)
  })
  afterAll(() => server.close())

  test('JUDG-40 JUDG-41 their registration leaves with them, comes back with one tap of theirs, and with the absence taken back', async () => {
    const event = await anEvent(server, shop)
    const byShop = (call: string, more: object) => server.call(call, { ...more }, sessionHeaders(shop))
    for (const [index, playerName] of ['Ana', 'Bob', 'Cléo', 'Dan'].entries())
      await register(server, event, { playerName, playerId: secretOf(index + 1) })
    await byShop('accept-registrations', { tournamentId: event.id })
    await byShop('generate-advanced-pairings', { tournamentId: event.id, roundNumber: 1 })
    const isDropped = async () => {
      const { body } = await byShop('get-advanced-registrations', { tournamentId: event.id })
      const rows: { playerName: string; dropped: boolean }[] = body.data
      return rows.find(({ playerName }) => playerName === 'Bob')?.dropped
    }
    const miss = () => byShop('give-no-show', { code: event.code, playerName: 'Bob' })
    expect((await miss()).status).toBe(200)
    expect(await isDropped()).toBe(true)
    const back = { code: event.code, playerId: secretOf(2) }
    expect((await server.call('return-to-quick-tournament', back)).status).toBe(200)
    expect(await isDropped()).toBe(false)
    const [penalty] = (await server.document(event.id)).penalties
    expect((await byShop('take-back-no-show', { code: event.code, penaltyId: penalty?.id })).status).toBe(200)
    await miss()
    expect(await isDropped()).toBe(true)
    const [again] = (await server.document(event.id)).penalties
    await byShop('take-back-no-show', { code: event.code, penaltyId: again?.id })
    expect(await isDropped()).toBe(false)
  })
})
