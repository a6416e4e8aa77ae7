import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { type Played, secretOf, startServer, type TestServer } from '../../testing/a-server.ts'
import type { Person } from '../../testing/an-account.ts'
import { anEvent, anOrganizer, register, sessionHeaders } from '../../testing/an-event.ts'

type Row = {
  readonly id: string
  readonly playerName: string
  readonly status: string
  readonly hasPaid: boolean
  readonly checkedIn: boolean
}

describe.each(DATABASE_KINDS)('several registrations at once on %s', (kind) => {
  let server: TestServer
  let shop: Person
  beforeAll(async () => {
    server = await startServer({ kind })
    shop = await anOrganizer(server)
  })
  afterAll(() => server.close())

  const call = (event: Played, id: string, payload: object = {}) =>
    server.call(id, { tournamentId: event.id, ...payload }, sessionHeaders(shop))
  const rowsOf = async (event: Played) => (await call(event, 'get-advanced-registrations')).body.data as readonly Row[]
  const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id)
  const told = ({ body }: Awaited<ReturnType<typeof call>>) =>
    (body.data.registrations as readonly Row[]).map(({ playerName }) => playerName)

  async function confirmed(count: number): Promise<{ readonly event: Played; readonly rows: readonly Row[] }> {
    const event = await anEvent(server, shop, { maxPlayers: 40 })
    for (let number = 1; number <= count; number++)
      await register(server, event, { playerName: `J${number}`, playerId: secretOf(number) })
    await call(event, 'accept-registrations')
    return { event, rows: await rowsOf(event) }
  }

  test('SHOP-42 several have paid by one act, whose answer names for whom that is new, and by which it is taken back', async () => {
    const { event, rows } = await confirmed(3)
    await call(event, 'note-payments', { registrationIds: idsOf(rows).slice(0, 1), hasPaid: true })
    const { liveSequence } = await server.document(event.id)
    const many = await call(event, 'note-payments', {
      registrationIds: idsOf(rows),
      hasPaid: true,
      actId: 'tous-regles',
    })
    expect(told(many)).toEqual(['J2', 'J3'])
    expect((await server.document(event.id)).liveSequence).toBe(liveSequence + 1)
    // The answer was lost, and the app retries.
    await call(event, 'note-payments', { registrationIds: idsOf(rows), hasPaid: true, actId: 'tous-regles' })
    expect((await server.document(event.id)).liveSequence).toBe(liveSequence + 1)
    const registrationIds = idsOf(many.body.data.registrations)
    await call(event, 'note-payments', { registrationIds, hasPaid: false })
    expect((await rowsOf(event)).map(({ hasPaid }) => hasPaid)).toEqual([true, false, false])
  })

  test('SHOP-42 several are cancelled before the start by one act, and stand again as before by another', async () => {
    const { event, rows } = await confirmed(4)
    const cancelled = await call(event, 'cancel-registrations', { registrationIds: idsOf(rows).slice(1) })
    expect(told(cancelled)).toEqual(['J2', 'J3', 'J4'])
    expect((await server.document(event.id)).registeredPlayersCount).toBe(1)
    expect(told(await call(event, 'cancel-registrations', { registrationIds: idsOf(rows).slice(0, 2) }))).toEqual([
      'J1',
    ])
    const back = { registrationIds: idsOf(cancelled.body.data.registrations), act: 'cancel' }
    expect(told(await call(event, 'undo-registration-acts', back))).toEqual(['J2', 'J3', 'J4'])
    expect(told(await call(event, 'undo-registration-acts', back))).toEqual([])
    expect((await rowsOf(event)).map(({ status }) => status)).toEqual([
      'cancelled',
      'confirmed',
      'confirmed',
      'confirmed',
    ])
  })

  test('SHOP-42 once an event is played several are not cancelled at once: all of them stay', async () => {
    const { event, rows } = await confirmed(4)
    await call(event, 'generate-advanced-pairings', { roundNumber: 1 })
    const { status, body } = await call(event, 'cancel-registrations', { registrationIds: idsOf(rows) })
    expect([status, body.reason]).toEqual([409, 'tournament_already_started'])
    expect((await rowsOf(event)).map((row) => row.status)).toEqual(rows.map(() => 'confirmed'))
  })

  test('SHOP-42 what is no list of registrations is refused, and others of another event are left alone', async () => {
    const { event, rows } = await confirmed(2)
    const { event: other, rows: theirs } = await confirmed(1)
    for (const registrationIds of [undefined, 'tous', Array.from({ length: 100_001 }, () => 'r1'), [17]])
      expect((await call(event, 'note-payments', { registrationIds, hasPaid: true })).status).toBe(400)
    expect(told(await call(event, 'cancel-registrations', { registrationIds: idsOf([...rows, ...theirs]) }))).toEqual([
      'J1',
      'J2',
    ])
    expect(told(await call(event, 'cancel-registrations', { registrationIds: [] }))).toEqual([])
    expect((await rowsOf(other)).map(({ status }) => status)).toEqual(['confirmed'])
  })

  test('SHOP-46 two desks that note different people at the same moment lose nothing', async () => {
    const { event, rows } = await confirmed(20)
    const notes = rows.flatMap(({ id }) => [
      call(event, 'check-in-players', { registrationIds: [id], isPresent: true }),
      call(event, 'note-payments', { registrationIds: [id], hasPaid: true }),
    ])
    expect((await Promise.all(notes)).map(({ status }) => status)).toEqual(notes.map(() => 200))
    expect((await rowsOf(event)).filter(({ checkedIn, hasPaid }) => checkedIn && hasPaid)).toHaveLength(20)
  })
})
