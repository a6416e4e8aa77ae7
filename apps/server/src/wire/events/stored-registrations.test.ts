import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { secretOf, startServer, type TestServer } from '../../testing/a-server.ts'
import type { Person } from '../../testing/an-account.ts'
import { anEvent, anOrganizer, register, sessionHeaders } from '../../testing/an-event.ts'

/** Columns every version has written, and what the first version's rows may lack. */
const STORED = [
  { status: 'pending', cancelled_from: null, dropped: 0, checked_in: 0 },
  { status: 'confirmed', cancelled_from: null, dropped: 0, checked_in: 0 },
  { status: 'confirmed', cancelled_from: null, dropped: 0, checked_in: 1 },
  { status: 'cancelled', cancelled_from: 'pending', dropped: 0, checked_in: 0 },
  { status: 'cancelled', cancelled_from: 'confirmed', dropped: 0, checked_in: 0 },
  { status: 'pending', cancelled_from: null, dropped: 1, checked_in: 0 },
  { status: 'confirmed', cancelled_from: null, dropped: 1, checked_in: 0 },
  { status: 'cancelled', cancelled_from: 'confirmed', dropped: 1, checked_in: 0 },
] as const

describe.each(DATABASE_KINDS)('stored registrations on %s', (kind) => {
  let server: TestServer
  let shop: Person
  beforeAll(async () => {
    server = await startServer({ kind })
    shop = await anOrganizer(server)
  })
  afterAll(() => server.close())

  async function registeredAs(columns: object) {
    const event = await anEvent(server, shop)
    const { body } = await register(server, event, { playerName: 'Ana', playerId: secretOf(1) })
    const { id, playerKey } = body.data.registration
    await server.server.database.inTransaction(({ db }) =>
      db.updateTable('registrations').set(columns).where('id', '=', id).execute(),
    )
    const read = async () => {
      const listed = await server.call('get-advanced-registrations', { tournamentId: event.id }, sessionHeaders(shop))
      return listed.body.data[0]
    }
    const kept = () =>
      server.server.database.read((db) =>
        db
          .selectFrom('registrations')
          .select(['status', 'cancelled_from', 'dropped', 'checked_in'])
          .where('id', '=', id)
          .executeTakeFirstOrThrow(),
      )
    const amend = () =>
      server.call(
        'update-player-advanced-tournament',
        { tournamentId: event.id, playerId: playerKey, phone: '0600000000' },
        sessionHeaders(shop),
      )
    return { event, playerKey, read, kept, amend }
  }

  test.each(STORED)(
    'REGI-5 $status, dropped $dropped, at the desk $checked_in reads and is kept as it was',
    async (columns) => {
      const { read, kept, amend } = await registeredAs(columns)
      const { status, dropped, checked_in } = columns
      expect(await read()).toMatchObject({ status, dropped: dropped === 1, checkedIn: checked_in === 1 })
      expect((await amend()).status).toBe(200)
      expect(await read()).toMatchObject({ status, phone: '0600000000' })
      expect(await kept()).toEqual(columns)
    },
  )

  test('STAK-3 a cancellation from before it was kept what it came from is undone to pending', async () => {
    const columns = { status: 'cancelled', cancelled_from: null, dropped: 0, checked_in: 0 }
    const { event, playerKey, read } = await registeredAs(columns)
    const undone = { tournamentId: event.id, playerId: playerKey, act: 'cancel' }
    expect((await server.call('undo-registration-act', undone, sessionHeaders(shop))).status).toBe(200)
    expect(await read()).toMatchObject({ status: 'pending', dropped: false })
  })

  test('REGI-5 a status that nobody knows is an error, and says where it is', async () => {
    const { event, read } = await registeredAs({ status: 'invited' })
    await expect(read()).rejects.toThrow()
    const line = server.logLines.find((text) => text.includes('damaged row in registrations')) ?? ''
    expect(line).toContain('an unknown status')
    expect(line).not.toContain(event.code)
  })

  test('REGI-5 STAK-15 an act on one registration is not kept from it by another one', async () => {
    const headers = sessionHeaders(shop)
    const event = await anEvent(server, shop)
    const act = (call: string, more: object) => server.call(call, { tournamentId: event.id, ...more }, headers)
    await register(server, event, { playerName: 'Ana', playerId: secretOf(1) })
    const { playerId } = (await register(server, event, { playerName: 'Bob', playerId: secretOf(2) })).body.data
      .registration
    await act('accept-registration', { playerId })
    const damage: object = { status: 'invited' }
    const broken = await server.server.database.inTransaction(({ db }) =>
      db
        .updateTable('registrations')
        .set(damage)
        .where('tournament_id', '=', event.id)
        .where('player_name', '=', 'Ana')
        .executeTakeFirst(),
    )
    expect(Number(broken.numUpdatedRows)).toBe(1)
    const present = await act('check-in-player', { playerId, isPresent: true })
    expect([present.status, present.body.data.registration.checkedIn]).toEqual([200, true])
    expect((await act('drop-player-advanced-tournament', { playerId })).status).toBe(200)
  })
})
