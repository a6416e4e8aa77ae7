import { beforeAll, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { type Played, secretOf, type TestServer } from '../../testing/a-server.ts'
import { aShopThatWrites } from '../../testing/a-shop-that-writes.ts'
import { aPerson, type Person } from '../../testing/an-account.ts'
import { anEvent, anOrganizer, register, sessionHeaders } from '../../testing/an-event.ts'
import type { Mail, Mailbox } from '../../testing/mailbox.ts'

const DECK = { decklistText: '60 Montagne', deckName: 'Burn' }

describe.each(DATABASE_KINDS)('the personal link of a letter on %s', (kind) => {
  let mailbox: Mailbox
  let server: TestServer
  let shop: Person
  let now = Date.UTC(2030, 1, 10, 13)
  beforeAll(async () => {
    const opened = await aShopThatWrites({ kind, now: () => now })
    ;({ mailbox, server, shop } = opened)
    return opened.close
  })

  const event = (rules: object = {}) =>
    anEvent(server, shop, {
      ...{ name: 'Modern du samedi', tournamentDate: '2030-03-02T13:00:00Z', location: '69003 Lyon' },
      registrationRules: { acceptsAutomatically: true, fee: '5 €', bring: 'Deck et dés', ...rules },
    })
  let registrants = 0
  async function registers(at: Played, more: object = {}) {
    registrants += 1
    const email = `lien${registrants}@exemple.fr`
    const secret = secretOf(registrants)
    const { body } = await register(server, at, {
      ...{ playerName: `L${registrants}`, playerId: secret, email, firstName: 'Camille', lastName: 'Dupont' },
      ...{ phone: '06 01 02 03 04', notes: 'Allergie aux noix', ...more },
    })
    const { playerKey: key, id } = body.data.registration as { playerKey: string; id: string }
    return { email, secret, key, id, letter: await mailbox.next(email) }
  }
  const tokenIn = (mail: Mail) => mail.link.hash.slice(1)
  const phones = new Map<string, number>()
  const phone = (name: string) => {
    if (!phones.has(name)) phones.set(name, 900 + phones.size)
    return secretOf(phones.get(name) ?? 0)
  }
  const open = (token: string, secret: string) => server.call('open-registration-link', { token, secret })
  const use = (registrationId: string, secret: string, act?: object) =>
    server.call('use-registration-link', { registrationId, secret, ...(act ? { act } : {}) })
  const staff = (call: string, payload: object) => server.call(call, payload, sessionHeaders(shop))
  const whole = async (at: Played, id: string) =>
    (await staff('get-advanced-registrations', { tournamentId: at.id })).body.data.find(
      (one: { id: string }) => one.id === id,
    )

  test('SHOP-24 opens the registration on another device, confirms the address, and tells nothing that the letter did not', async () => {
    const at = await event()
    const { id, letter } = await registers(at)
    expect(letter.link.pathname).toBe('/my-registration')
    expect(letter.link.search).toBe('')
    expect(letter.text).toMatch(/Participation\s: 5 €.*À apporter\s: Deck et dés/s)
    // Mere reading, as by link scanners, changes nothing.
    await server.send({ method: 'GET', url: '/my-registration', headers: { accept: 'text/html' } })
    expect((await whole(at, id)).isEmailConfirmed).toBe(false)
    const opened = await open(tokenIn(letter), phone('door'))
    expect(opened.body.data).toMatchObject({
      ...{ registrationId: id, status: 'confirmed', dropped: false, checkedIn: false, isOfAccount: false },
      tournament: { code: at.code, fee: '5 €', bring: 'Deck et dés', location: '69003 Lyon', isStarted: false },
    })
    const told = JSON.stringify(opened.body)
    for (const secret of ['Dupont', 'Camille', '06 01', 'Allergie', '@exemple']) expect(told).not.toContain(secret)
    expect((await whole(at, id)).isEmailConfirmed).toBe(true)
    expect((await use(id, phone('door'))).body.data).toEqual(opened.body.data)
  })

  test('SHOP-25 lets the device hand in the deck, check in and cancel, on this registration alone', async () => {
    const at = await event({ checkInMinutes: 60 })
    const [own, other] = [await registers(at), await registers(at)]
    await open(tokenIn(own.letter), phone('desk'))
    expect((await use(own.id, phone('desk'), { kind: 'decklist', decklist: DECK })).body.data.decklist).toContain(
      'Burn',
    )
    expect(JSON.parse((await whole(at, own.id)).decklist).deckName).toBe('Burn')
    const checkIn = { kind: 'check-in', isPresent: true }
    expect((await use(own.id, phone('desk'), checkIn)).body.reason).toBe('check_in_not_open')
    now = Date.UTC(2030, 2, 2, 12, 30)
    expect((await use(own.id, phone('desk'), checkIn)).body.data.checkedIn).toBe(true)
    now = Date.UTC(2030, 1, 10, 13)
    expect((await use(own.id, phone('desk'), { kind: 'cancel' })).body.data.status).toBe('cancelled')
    expect((await whole(at, own.id)).status).toBe('cancelled')
    for (const act of [undefined, { kind: 'cancel' }, { kind: 'close-links' }]) {
      expect((await use(other.id, phone('desk'), act)).body.reason).toBe('registration_link_invalid')
      expect((await use(own.id, phone('nobody'), act)).body.reason).toBe('registration_link_invalid')
    }
    expect((await whole(at, other.id)).status).toBe('confirmed')
  })

  test('SHOP-26 hands the seat over to this device, and the one before no longer acts', async () => {
    const at = await event()
    const { id, secret, letter } = await registers(at)
    await open(tokenIn(letter), phone('new'))
    const taken = await use(id, phone('new'), { kind: 'take-over', playerSecret: phone('plays') })
    expect(taken.status).toBe(200)
    const cancel = (playerId: string) =>
      server.call('cancel-player-advanced-tournament', { tournamentId: at.id, playerId })
    expect((await cancel(secret)).body.reason).toBe('registration_not_found')
    const seen = await server.call('get-advanced-registrations', { tournamentId: at.id, playerId: phone('plays') })
    expect(seen.body.data.find((one: { id: string }) => one.id === id).lastName).toBe('Dupont')
    expect((await cancel(phone('plays'))).body.data.registration.status).toBe('cancelled')
    const second = await registers(at)
    await open(tokenIn(second.letter), phone('other'))
    const refused = await use(second.id, phone('other'), { kind: 'take-over', playerSecret: phone('plays') })
    expect(refused.body.reason).toBe('already_registered')
  })

  test('SHOP-26 leaves the seat of an account to the account', async () => {
    const at = await event()
    const lea = await aPerson(server, 'Léa')
    const who = { playerName: 'Léa', playerId: lea.id, email: lea.email }
    const { body } = await register(server, at, who, sessionHeaders(lea))
    const { id } = body.data.registration
    const opened = await open(tokenIn(await mailbox.next(lea.email)), phone('lea'))
    expect(opened.body.data.isOfAccount).toBe(true)
    const taken = await use(id, phone('lea'), { kind: 'take-over', playerSecret: phone('thief') })
    expect(taken.body.reason).toBe('account_required')
  })

  test('SHOP-27 is good no more once the person closes it, gives another address, or the registration is erased', async () => {
    const at = await event()
    const closed = await registers(at)
    await open(tokenIn(closed.letter), phone('one'))
    await open(tokenIn(closed.letter), phone('two'))
    expect((await use(closed.id, phone('one'), { kind: 'close-links' })).status).toBe(200)
    expect((await use(closed.id, phone('two'))).body.reason).toBe('registration_link_invalid')
    expect((await open(tokenIn(closed.letter), phone('one'))).body.reason).toBe('registration_link_invalid')

    const moved = await registers(at)
    await open(tokenIn(moved.letter), phone('stranger'))
    const amended = { tournamentId: at.id, playerId: moved.secret, email: `autre.${moved.email}` }
    expect((await server.call('update-player-advanced-tournament', amended)).status).toBe(200)
    expect((await use(moved.id, phone('stranger'))).body.reason).toBe('registration_link_invalid')
    expect((await open(tokenIn(moved.letter), phone('stranger'))).body.reason).toBe('registration_link_invalid')

    const erased = await registers(at)
    await open(tokenIn(erased.letter), phone('late'))
    const gone = await server.send({
      ...{ method: 'DELETE', url: `/v1/databases/tablee/collections/registrations/documents/${erased.id}` },
      headers: sessionHeaders(shop),
    })
    expect(gone.statusCode).toBeLessThan(300)
    expect((await use(erased.id, phone('late'))).body.reason).toBe('registration_link_invalid')
    const kept = await server.server.database.read((db) =>
      db.selectFrom('registration_devices').selectAll().where('registration_id', '=', erased.id).execute(),
    )
    expect(kept).toEqual([])
    for (const wrong of ['', 'x', `${closed.id}.`, `${closed.id}.${'A'.repeat(43)}`]) {
      expect((await open(wrong, phone('one'))).body.reason, wrong).toBe('registration_link_invalid')
    }
  })

  test('SHOP-28 confirming later tells how things stand by now, once', async () => {
    const at = await event({ acceptsAutomatically: false })
    const { email, key, letter } = await registers(at)
    // Uses up the day's letters, so that none is left for the acceptance.
    await staff('send-another-letter', { tournamentId: at.id, playerId: key })
    expect((await mailbox.next(email)).text).toContain('est reçue')
    await staff('send-another-letter', { tournamentId: at.id, playerId: key })
    expect((await mailbox.next(email)).text).toContain('Confirmez votre adresse')
    const more = await staff('send-another-letter', { tournamentId: at.id, playerId: key })
    expect(more.body.reason).toBe('address_left_alone')
    await staff('accept-registration', { tournamentId: at.id, playerId: key })
    await open(tokenIn(letter), phone('catching'))
    expect((await mailbox.next(email)).text).toContain('vous avez une place')
    await open(tokenIn(letter), phone('catching'))
    await registers(at)
    expect(mailbox.mails.filter(({ to }) => to === email)).toHaveLength(4)
  })

  test('SHOP-28 a new account has one letter to answer, and hears how things stand once it has', async () => {
    const at = await event({ acceptsAutomatically: false })
    const zoe = await aPerson(server, 'Zoé')
    await zoe.browser.send('POST', '/account/verification', { url: 'http://localhost:3000/verify-email' })
    const { searchParams } = (await mailbox.next(zoe.email)).link
    const who = { playerName: 'Zoé', playerId: zoe.id, email: zoe.email }
    await register(server, at, who, sessionHeaders(zoe))
    const receipt = await mailbox.next(zoe.email)
    expect(receipt.headers).not.toMatch(/Confirmez/)
    expect(receipt.text).not.toContain('Confirmez votre adresse')
    expect(receipt.text).toContain('est reçue')
    expect((await zoe.browser.send('PUT', '/account/verification', Object.fromEntries(searchParams))).status).toBe(200)
    await registers(at)
    expect(mailbox.mails.filter(({ to }) => to === zoe.email)).toHaveLength(2)
  })

  test('SHOP-29 another letter is the organizer’s or the person’s to ask for', async () => {
    const at = await event()
    const { secret, key, email } = await registers(at)
    const ask = (playerId: string, headers?: Record<string, string>) =>
      server.call('send-another-letter', { tournamentId: at.id, playerId }, headers)
    const rival = await anOrganizer(server)
    expect((await ask(key)).body.reason).toBe('not_your_registration')
    expect((await ask(key, sessionHeaders(rival))).body.reason).toBe('not_your_registration')
    expect((await ask(secret)).body.data).toEqual({ playerKey: key })
    expect((await mailbox.next(email)).text).toContain('Confirmez votre adresse')
  })
})
