import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { takeBack } from '../../database/testing/take-back.ts'
import { createTestDatabase, DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { subjectOf } from '../../features/tournaments/secret.ts'
import { listen, openPhone } from '../../testing/a-phone.ts'
import { type Played, secretOf, startServer, type TestServer } from '../../testing/a-server.ts'
import type { Person } from '../../testing/an-account.ts'
import { anEvent, anOrganizer, register, sessionHeaders } from '../../testing/an-event.ts'
import { inviteStaff } from '../../testing/invite-staff.ts'

const FEE = '5 €, à régler sur place'
const DESK = 'device of the co-organizer'

describe.each(DATABASE_KINDS)('fees that are settled on %s', (kind) => {
  let server: TestServer
  let address: string
  let shop: Person
  beforeAll(async () => {
    server = await startServer({ kind })
    address = await listen(server)
    shop = await anOrganizer(server)
  })
  afterAll(() => server.close())

  const rowsFor = async ({ id }: Played, shown: object, headers = {}) =>
    (await server.call('get-advanced-registrations', { tournamentId: id, ...shown }, headers)).body
      .data as readonly Record<string, unknown>[]
  const paidFor = async (event: Played, shown: object, headers = {}) =>
    (await rowsFor(event, shown, headers)).map(({ hasPaid }) => hasPaid)

  test('FIND-6 the fee is a note that everybody reads, tidied and short', async () => {
    const event = await anEvent(server, shop, { registrationRules: { fee: `  ${FEE} ` } })
    const fee = async () => (await server.document(event.id)).registrationRules.fee
    expect(await fee()).toBe(FEE)
    const change = (wish: string | null) =>
      server.patch(event.id, { registrationRules: { fee: wish } }, sessionHeaders(shop))
    expect((await change('x'.repeat(101))).body.reason).toBe('fee_too_long')
    await change('')
    expect(await fee()).toBeNull()
  })

  test('FIND-6 who has settled it is noted, and read by the desk and the person, and by nobody else', async () => {
    const event = await anEvent(server, shop, { registrationRules: { fee: FEE } })
    await inviteStaff(server, event, (role) => subjectOf(`device of the ${role}`, null).hash)
    for (const number of [1, 2]) await register(server, event, { playerName: `J${number}`, playerId: secretOf(number) })
    const phone = openPhone(`${address}?project=tablee&channels[]=tournaments.${event.id}.live`)
    await phone.hear(({ type }) => type === 'connected')
    const [first] = await rowsFor(event, {})
    const meant = { tournamentId: event.id, playerId: first?.playerKey }
    const note = (hasPaid: unknown, more: object = {}, headers = {}) =>
      server.call('note-payment', { ...meant, hasPaid, ...more }, headers)
    expect((await note(true, {}, sessionHeaders(shop))).body.data.registration.hasPaid).toBe(true)
    expect(await paidFor(event, {}, sessionHeaders(shop))).toEqual([true, false])
    expect(await paidFor(event, { organizerId: DESK })).toEqual([true, false])
    expect(await paidFor(event, { playerId: secretOf(1) })).toEqual([true, undefined])
    for (const shown of [{}, { playerId: secretOf(3) }, { organizerId: 'device of the judge' }])
      expect(await paidFor(event, shown)).toEqual([undefined, undefined])
    expect((await note(false, { organizerId: DESK })).body.data.registration.hasPaid).toBe(false)
    const { liveSequence } = await server.document(event.id)
    // Repeating it changes nothing.
    await note(false, { organizerId: DESK })
    expect((await server.document(event.id)).liveSequence).toBe(liveSequence)
    await phone.hear(({ data }) => data?.payload?.sequence === liveSequence)
    expect(JSON.stringify(phone.messages)).not.toMatch(/paid|payment/i)
    phone.socket.terminate()
    for (const who of [{ playerId: secretOf(1) }, { organizerId: 'device of the judge' }])
      expect((await note(true, who)).status).toBe(403)
    expect((await note('oui', {}, sessionHeaders(shop))).status).toBe(400)
    // It survives leaving and returning, and the end of the event.
    await note(true, {}, sessionHeaders(shop))
    const own = { tournamentId: event.id, playerId: secretOf(1) }
    await server.call('cancel-player-advanced-tournament', own)
    await register(server, event, { playerName: 'J1', playerId: secretOf(1) })
    expect(await paidFor(event, { organizerId: DESK })).toEqual([false, true])
    await server.call('cancel-tournament', { tournamentId: event.id }, sessionHeaders(shop))
    expect((await note(false, {}, sessionHeaders(shop))).status).toBe(200)
  })

  test('FIND-6 nobody had paid in what the version before kept', async () => {
    const database = await createTestDatabase(kind)
    const before = await startServer({ kind, database })
    const organizer = await anOrganizer(before)
    const event = await anEvent(before, organizer)
    await register(before, event, { playerName: 'Zoé', playerId: secretOf(1) })
    await before.close()
    const kept = await database.open()
    await kept.inTransaction(({ db }) => takeBack(db, '0040-payments'))
    await kept.close()
    const after = await startServer({ kind, database })
    const { body } = await after.call(
      'get-advanced-registrations',
      { tournamentId: event.id },
      sessionHeaders(organizer),
    )
    expect(body.data).toMatchObject([{ playerName: 'Zoé', hasPaid: false }])
    await after.close()
    await database.remove()
  })
})
