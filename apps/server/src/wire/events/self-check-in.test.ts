import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { listen, openPhone } from '../../testing/a-phone.ts'
import { type Played, secretOf, startServer, type TestServer } from '../../testing/a-server.ts'
import { aPerson, type Person } from '../../testing/an-account.ts'
import { anEvent, anOrganizer, register, sessionHeaders } from '../../testing/an-event.ts'

const MINUTE_MS = 60_000

describe.each(DATABASE_KINDS)('players who say that they are there, on %s', (kind) => {
  let server: TestServer
  let shop: Person
  let lea: Person
  let now = new Date()
  beforeAll(async () => {
    server = await startServer({ kind, world: { now: () => now } })
    shop = await anOrganizer(server)
    lea = await aPerson(server, 'Léa')
  })
  afterAll(() => server.close())

  /** Starts in this many minutes. */
  const ruled = (registrationRules: object, minutes = 120) =>
    anEvent(server, shop, {
      registrationRules: { acceptsAutomatically: true, ...registrationRules },
      tournamentDate: later(minutes).toISOString(),
    })
  const later = (minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS)
  const comes = (event: Played, more: object = {}, who: Person | null = null) =>
    server.call(
      'check-in-myself',
      { tournamentId: event.id, playerId: who?.id ?? secretOf(1), isPresent: true, ...more },
      who ? sessionHeaders(who) : {},
    )
  const codeOf = async (event: Played) =>
    (await server.call('get-door-code', { tournamentId: event.id }, sessionHeaders(shop))).body.data.doorCode as string
  const present = async ({ id }: Played) => {
    const { body } = await server.call('get-advanced-registrations', { tournamentId: id }, sessionHeaders(shop))
    return body.data.map(({ playerName, checkedIn }: Record<string, unknown>) => [playerName, checkedIn])
  }

  const ownEvents = async (who: Person) =>
    (await server.call('get-own-registrations', {}, sessionHeaders(who))).body.data

  test('FIND-6 by the clock, with an account and without; the organizer reads it, and both take it back', async () => {
    const event = await ruled({ checkInMinutes: 60 }, 61)
    await register(server, event, { playerName: 'Ana', playerId: secretOf(1) })
    await register(server, event, { playerName: 'Léa', playerId: lea.id }, sessionHeaders(lea))
    const early = await comes(event)
    expect([early.status, early.body.reason]).toEqual([409, 'check_in_not_open'])
    now = later(1)
    expect((await comes(event)).body.data.registration).toMatchObject({ playerName: 'Ana', checkedIn: true })
    expect((await comes(event, {}, lea)).status).toBe(200)
    expect(await present(event)).toEqual([
      ['Ana', true],
      ['Léa', true],
    ])
    expect(await ownEvents(lea)).toMatchObject([{ playerName: 'Léa', checkedIn: true }])
    expect((await comes(event, { isPresent: false }, lea)).status).toBe(200)
    expect(await ownEvents(lea)).toMatchObject([{ playerName: 'Léa', checkedIn: false }])
    const ana = { tournamentId: event.id, playerId: secretOf(1), isPresent: false }
    expect((await server.call('check-in-player', ana)).body.reason).toBe('not_organizer')
    const { body } = await server.call('get-advanced-registrations', { tournamentId: event.id })
    await server.call(
      'check-in-player',
      { tournamentId: event.id, playerId: body.data[0].playerKey, isPresent: false },
      sessionHeaders(shop),
    )
    expect(await present(event)).toEqual([
      ['Ana', false],
      ['Léa', false],
    ])
    const other = await comes(event, { playerId: body.data[1].playerKey })
    expect(other.body.reason).toBe('not_your_registration')
  })

  test('FIND-6 by the code at the door, which is the same after a restart, and of no other event', async () => {
    const event = await ruled({ checksInByCode: true })
    const other = await ruled({ checksInByCode: true })
    const off = await ruled({})
    for (const one of [event, off]) await register(server, one, { playerName: 'Ana', playerId: secretOf(1) })
    const doorCode = await codeOf(event)
    expect(await codeOf(event)).toBe(doorCode)
    expect((await comes(event)).body.reason).toBe('door_code_required')
    expect((await comes(event, { doorCode: await codeOf(other) })).body.reason).toBe('door_code_wrong')
    expect((await comes(event, { doorCode: 'x'.repeat(129) })).status).toBe(400)
    expect((await comes(off, { doorCode: await codeOf(off) })).body.reason).toBe('check_in_at_desk')
    expect((await comes(event, { doorCode })).status).toBe(200)
    expect(await present(event)).toEqual([['Ana', true]])
    expect(JSON.stringify(await server.document(event.id))).not.toContain(doorCode)
  })

  test('FIND-6 who waits for a seat does not come in, nor anybody once it has started', async () => {
    const event = await anEvent(server, shop, {
      ...{ maxPlayers: 2, tournamentDate: later(30).toISOString() },
      registrationRules: { acceptsAutomatically: true, checksInByCode: true, checkInMinutes: 60 },
    })
    for (const number of [2, 3, 1])
      await register(server, event, { playerName: `Joueur ${number}`, playerId: secretOf(number) })
    const doorCode = await codeOf(event)
    expect((await comes(event, { doorCode })).body.reason).toBe('registration_not_confirmed')
    expect((await comes(event, { doorCode, playerId: secretOf(9) })).body.reason).toBe('registration_not_found')
    expect((await comes(event, { doorCode, playerId: secretOf(2) })).status).toBe(200)
    const start = { tournamentId: event.id, roundNumber: 1 }
    expect((await server.call('generate-advanced-pairings', start, sessionHeaders(shop))).status).toBe(200)
    const late = await comes(event, { doorCode, playerId: secretOf(3) })
    expect([late.status, late.body.reason]).toEqual([409, 'tournament_already_started'])
  })

  test('FIND-6 the organizer hears it as it happens, and nobody else who is there', async () => {
    const address = await listen(server)
    const event = await ruled({ checkInMinutes: 60 }, 5)
    await register(server, event, { playerName: 'Ana', playerId: secretOf(1) })
    const phone = openPhone(`${address}?project=tablee&channels[]=tournaments.${event.id}.live`)
    await phone.hear(({ type }) => type === 'connected')
    await comes(event)
    const { data } = await phone.hear(({ type }) => type === 'event')
    expect(JSON.stringify(data)).toContain('"checkedIn":true')
    phone.socket.close()
    const { body } = await server.call('get-advanced-registrations', { tournamentId: event.id })
    expect(body.data[0]).not.toHaveProperty('checkedIn')
  })
})
