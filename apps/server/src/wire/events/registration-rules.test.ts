import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { takeBack } from '../../database/testing/take-back.ts'
import { createTestDatabase, DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { listen, openPhone } from '../../testing/a-phone.ts'
import { type Played, playersOf, type Result, secretOf, startServer, type TestServer } from '../../testing/a-server.ts'
import type { Person } from '../../testing/an-account.ts'
import { anEvent, announce, anOrganizer, register, sessionHeaders } from '../../testing/an-event.ts'

const CLOSES = '2099-01-15T18:00:00.000Z'
const MINUTE_MS = 60_000
const USUAL = {
  ...{ closesAt: null, acceptsAutomatically: false, deck: 'wanted', fewestCards: null },
  ...{ checkInMinutes: null, checksInByCode: false, fee: null, bring: null, dataDays: null, guardianBelow: null },
}

describe.each(DATABASE_KINDS)('rules of registering on %s', (kind) => {
  let server: TestServer
  let address: string
  let shop: Person
  let now = new Date()
  beforeAll(async () => {
    server = await startServer({ kind, world: { now: () => now } })
    address = await listen(server)
    shop = await anOrganizer(server)
  })
  afterAll(() => server.close())

  const rules = async ({ id }: Played) => (await server.document(id)).registrationRules
  const change = ({ id }: Played, settings: object) => server.patch(id, settings, sessionHeaders(shop))
  const anEventOf = (maxPlayers: number) =>
    anEvent(server, shop, { maxPlayers, registrationRules: { acceptsAutomatically: true } })
  const registering = (event: Played, number: number) =>
    register(server, event, { playerName: `J${number}`, playerId: secretOf(number) })
  const rowsOf = async ({ id }: Played) =>
    (await server.call('get-advanced-registrations', { tournamentId: id })).body.data as {
      playerName: string
      status: string
      playerKey: string
      waitingPosition: number | null
    }[]
  const standing = async (event: Played) =>
    (await rowsOf(event)).map(({ playerName, status, waitingPosition }) => [playerName, status, waitingPosition])
  const seated = async ({ id }: Played) => playersOf(await server.document(id)).map(({ name }) => name)
  const keyOf = async (event: Played, name: string) =>
    (await rowsOf(event)).find(({ playerName }) => playerName === name)?.playerKey ?? ''
  const act = async (event: Played, call: string, ...[name, more = {}]: [name: string, more?: object]) =>
    server.call(call, { tournamentId: event.id, playerId: await keyOf(event, name), ...more }, sessionHeaders(shop))

  test('FIND-3 the organizer says how people come in when announcing, changes it, and it survives a restart', async () => {
    const event = await anEvent(server, shop, { registrationRules: { closesAt: '2099-01-15T19:00:00+01:00' } })
    expect(await rules(event)).toEqual({ ...USUAL, closesAt: CLOSES })
    expect((await change(event, { registrationRules: { acceptsAutomatically: true } })).status).toBe(200)
    expect(await rules(event)).toEqual({ ...USUAL, closesAt: CLOSES, acceptsAutomatically: true })
    // A client that does not know rules changes what it knows.
    await change(event, { name: 'Autre nom', location: 'Villeurbanne' })
    expect(await rules(event)).toEqual({ ...USUAL, closesAt: CLOSES, acceptsAutomatically: true })
    expect(await rules(await anEvent(server, shop))).toEqual(USUAL)
    await change(event, { tournamentDate: '2099-01-14T12:00:00Z' })
    expect((await rules(event)).closesAt).toBe('2099-01-14T12:00:00.000Z')
  })

  test('FIND-3 a deadline after the start, or rules of no shape, are refused, with a word for the field', async () => {
    const event = await anEvent(server, shop)
    const late = { closesAt: '2099-01-16T13:00:00.001Z' }
    const reasons = [
      await announce(server, shop, { registrationRules: late }),
      await change(event, { registrationRules: late }),
      await change(event, { registrationRules: { closesAt: 'demain' } }),
      await change(event, { registrationRules: { acceptsAutomatically: 'oui' } }),
      await change(event, { registrationRules: { checkInMinutes: 721 } }),
      await change(event, { registrationRules: { checksInByCode: 1 } }),
      await change(event, { registrationRules: [] }),
      await change(event, { registrationRules: { deck: 'peut-être' } }),
      await change(event, { registrationRules: { fewestCards: 0 } }),
    ].map(({ status, body }) => [status, body.reason])
    expect(reasons).toEqual([
      [400, 'registration_deadline_after_start'],
      [400, 'registration_deadline_after_start'],
      [400, 'date_invalid'],
      [400, 'registration_rules_invalid'],
      [400, 'registration_rules_invalid'],
      [400, 'registration_rules_invalid'],
      [400, 'registration_rules_invalid'],
      [400, 'registration_rules_invalid'],
      [400, 'fewest_cards_invalid'],
    ])
    expect(await rules(event)).toEqual(USUAL)
  })

  test('FIND-6 after the deadline nobody registers, and the organizer writes people in', async () => {
    const closesAt = new Date(now.getTime() + MINUTE_MS)
    const event = await anEvent(server, shop, { registrationRules: { closesAt: closesAt.toISOString() } })
    now = closesAt
    expect((await registering(event, 1)).status).toBe(200)
    now = new Date(closesAt.getTime() + 1)
    const refused = await registering(event, 2)
    expect([refused.status, refused.body.reason]).toEqual([409, 'registration_closed'])
    expect(refused.body.message).toMatch(/ouvertes jusqu’au \p{L}+ \d+ \p{L}+ \d{4} à \d\d:\d\d\. Demandez/u)
    const desk = { tournamentId: event.id, playerName: 'Au comptoir' }
    expect((await server.call('add-player-at-desk', desk, sessionHeaders(shop))).status).toBe(200)
    await change(event, { registrationRules: { closesAt: null } })
    expect((await registering(event, 2)).status).toBe(200)
  })

  test('FIND-6 seats go to whoever comes, the others wait in order, and a freed seat is the first one’s', async () => {
    const event = await anEventOf(2)
    const phone = openPhone(`${address}?project=tablee&channels[]=tournaments.${event.id}.live`)
    await phone.hear(({ type }) => type === 'connected')
    const answers = []
    for (const number of [1, 2, 3, 4]) answers.push(await registering(event, number))
    const told = ({ body }: Result) => [body.data.registration.status, body.data.registration.waitingPosition]
    expect(answers.map(told)).toEqual([
      ['confirmed', null],
      ['confirmed', null],
      ['pending', 1],
      ['pending', 2],
    ])
    expect(await seated(event)).toEqual(['J1', 'J2'])
    await act(event, 'cancel-player-advanced-tournament', 'J1')
    expect(await seated(event)).toEqual(['J2', 'J3'])
    expect(await standing(event)).toEqual([
      ['J1', 'cancelled', null],
      ['J2', 'confirmed', null],
      ['J3', 'confirmed', null],
      ['J4', 'pending', 1],
    ])
    const { liveSequence } = await server.document(event.id)
    await phone.hear(({ data }) => data?.payload?.sequence === liveSequence)
    const changes = phone.messages.filter(({ type }) => type === 'event').at(-1)?.data.payload.changes
    expect(changes.map(({ kind, status }: { kind: string; status?: string }) => [kind, status ?? null])).toEqual([
      ['player_removed', null],
      ['registration_moved', 'cancelled'],
      ['player_added', null],
      ['registration_moved', 'confirmed'],
    ])
    phone.socket.terminate()
    // A player taken back gets an extra seat, as no one loses theirs.
    await act(event, 'undo-registration-act', 'J1', { act: 'cancel' })
    expect(await seated(event)).toEqual(['J2', 'J3', 'J1'])
    expect((await server.document(event.id)).maxPlayers).toBe(3)
  })

  test('FIND-6 dropping, erasing, raising the capacity and turning it on let in who waits; deciding by hand does not', async () => {
    const event = await anEventOf(2)
    for (const number of [1, 2, 3, 4, 5, 6, 7]) await registering(event, number)
    await act(event, 'drop-player-advanced-tournament', 'J2')
    expect(await seated(event)).toEqual(['J1', 'J3'])
    const own = { tournamentId: event.id, playerId: secretOf(1) }
    await server.call('cancel-player-advanced-tournament', own)
    expect(await seated(event)).toEqual(['J3', 'J4'])
    await change(event, { maxPlayers: 3 })
    expect(await seated(event)).toEqual(['J3', 'J4', 'J5'])
    // The seat taken back goes to the next player, not to the same one.
    await act(event, 'undo-registration-act', 'J3', { act: 'accept' })
    expect(await seated(event)).toEqual(['J4', 'J5', 'J6'])
    await change(event, { registrationRules: { acceptsAutomatically: false } })
    await act(event, 'cancel-player-advanced-tournament', 'J4')
    expect(await seated(event)).toEqual(['J5', 'J6'])
    await registering(event, 8)
    await change(event, { registrationRules: { acceptsAutomatically: true } })
    expect(await seated(event)).toEqual(['J5', 'J6', 'J3'])
    await server.call('drop-absent-players', { tournamentId: event.id }, sessionHeaders(shop))
    expect(await seated(event)).toEqual(['J7', 'J8'])
  })

  test('FIND-6 many at once never take more seats than there are', async () => {
    const event = await anEventOf(3)
    const answers = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((number) => registering(event, number)))
    const statuses = answers.map(({ body }) => body.data.registration.status)
    expect([statuses.filter((status) => status === 'confirmed').length, await seated(event)]).toEqual([
      3,
      expect.objectContaining({ length: 3 }),
    ])
    const present = (await rowsOf(event)).filter(({ status }) => status === 'confirmed').slice(0, 2)
    await Promise.all([
      ...present.map(({ playerName }) => act(event, 'cancel-player-advanced-tournament', playerName)),
      registering(event, 9),
    ])
    expect(await seated(event)).toHaveLength(3)
    const first = (await rowsOf(event)).filter(({ waitingPosition }) => waitingPosition !== null)
    expect(first.map(({ waitingPosition }) => waitingPosition)).toEqual([1, 2, 3, 4])
  })

  test('FIND-6 an event that requires a decklist takes nobody without one, and nobody’s away; the organizer may', async () => {
    const event = await anEvent(server, shop, { registrationRules: { deck: 'required', fewestCards: 60 } })
    const person = { playerName: 'Ana', playerId: secretOf(1) }
    const reason = async (sent: Promise<Result>) => (await sent).body.reason ?? null
    for (const decklist of [undefined, null, {}, { deckName: 'Burn' }, { decklistText: '\u3164\u200b' }]) {
      expect(await reason(register(server, event, { ...person, decklist }))).toBe('decklist_required')
    }
    // Too few cards are only a warning on screens.
    expect(await reason(register(server, event, { ...person, decklist: { decklistText: '4 Île' } }))).toBeNull()
    const own = { tournamentId: event.id, playerId: secretOf(1) }
    const amend = (more: object) => reason(server.call('update-player-advanced-tournament', { ...own, ...more }))
    expect(await amend({ decklist: null })).toBe('decklist_required')
    expect(await amend({ decklist: { deckName: 'Burn' } })).toBe('decklist_required')
    expect(await amend({ decklist: { decklistText: '\u3164\u200b' } })).toBe('decklist_required')
    expect(await amend({ playerName: 'Anna' })).toBeNull()
    expect(await amend({ decklist: { urlOfDecklist: 'https://moxfield.com/decks/abc' } })).toBeNull()
    // A returning player brings the earlier deck.
    await server.call('cancel-player-advanced-tournament', own)
    expect(await reason(register(server, event, person))).toBeNull()
    expect((await act(event, 'update-player-advanced-tournament', 'Ana', { decklist: null })).status).toBe(200)
    const open = await anEvent(server, shop, { registrationRules: { deck: 'none' } })
    expect(await reason(register(server, open, person))).toBeNull()
  })

  test('FIND-6 rules kept before decks were asked for leave it to the players', async () => {
    const event = await anEvent(server, shop)
    await server.server.database.inTransaction(async ({ db }) => {
      const kept = JSON.stringify({ closesAt: null, acceptsAutomatically: true })
      await db.updateTable('all_tournaments').set({ registration_rules: kept }).where('id', '=', event.id).execute()
    })
    await server.restart()
    expect(await rules(event)).toEqual({ ...USUAL, acceptsAutomatically: true })
  })

  test('FIND-3 what the version before kept has the usual rules, and is given others', async () => {
    const database = await createTestDatabase(kind)
    const before = await startServer({ kind, database })
    const organizer = await anOrganizer(before)
    const event = await anEvent(before, organizer)
    const written = await before.document(event.id)
    await before.close()
    const kept = await database.open()
    await kept.inTransaction(({ db }) => takeBack(db, '0033-registration-rules'))
    await kept.close()
    const after = await startServer({ kind, database })
    expect(await after.document(event.id)).toEqual(written)
    expect(written.registrationRules).toEqual(USUAL)
    const wish = { registrationRules: { acceptsAutomatically: true } }
    expect((await after.patch(event.id, wish, sessionHeaders(organizer))).status).toBe(200)
    expect((await register(after, event, { playerName: 'Zoé', playerId: secretOf(1) })).body).toMatchObject({
      data: { registration: { status: 'confirmed' } },
    })
    await after.close()
    await database.remove()
  })
})
