import { ORGANIZER_LABEL } from '@tablee/domain/accounts/account'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { takeBack } from '../../database/testing/take-back.ts'
import { createTestDatabase, DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { setLabel } from '../../features/accounts/commands/set-label.ts'
import { type Played, secretOf, startServer, type TestServer } from '../../testing/a-server.ts'
import { aPerson, type Person } from '../../testing/an-account.ts'
import { anEvent, anOrganizer, register, sessionHeaders } from '../../testing/an-event.ts'
import { type Mailbox, openMailbox } from '../../testing/mailbox.ts'

const HOUR_MS = 3_600_000
const START = Date.UTC(2030, 2, 2, 13)

describe.each(DATABASE_KINDS)('letters to organizers on %s', (kind) => {
  let mailbox: Mailbox
  let server: TestServer
  let now = START - 200 * HOUR_MS
  beforeAll(async () => {
    mailbox = await openMailbox()
    const environment = { SMTP_URL: mailbox.smtpUrl }
    server = await startServer({ kind, world: { now: () => new Date(now), mailPausesMs: [200] }, environment })
  })
  afterAll(async () => {
    await server.close()
    await mailbox.close()
  })

  const grant = ({ email }: Person) =>
    setLabel(server.server.database, { email, label: ORGANIZER_LABEL, isGiven: true, at: new Date(now) })

  async function aShop(name: string): Promise<Person> {
    const shop = await aPerson(server, name)
    await shop.browser.send('POST', '/account/verification', { url: 'http://localhost:3000/verify-email' })
    const { searchParams } = (await mailbox.next(shop.email)).link
    await shop.browser.send('PUT', '/account/verification', Object.fromEntries(searchParams))
    return shop
  }

  let registrants = 0
  async function registers(at: Played) {
    registrants += 1
    const secret = secretOf(registrants)
    const playerName = `O${registrants}`
    await register(server, at, { playerName, playerId: secret, email: `o${registrants}@exemple.fr` })
    return { secret, playerName }
  }
  const event = (shop: Person) =>
    anEvent(server, shop, { name: 'Modern', tournamentDate: new Date(START).toISOString(), maxPlayers: 3 })
  const sentTo = ({ email }: Person) => mailbox.mails.filter(({ to }) => to === email).length

  test('SHOP-31 access that is granted is told, once, to a confirmed address', async () => {
    const shop = await aShop('Accordée')
    await grant(shop)
    await grant(shop)
    // The box is checked only now and then: another letter triggers it.
    const other = await aShop('Autre')
    expect((await mailbox.next(shop.email)).text).toContain('L’accès organisateur')
    expect([sentTo(shop), sentTo(other)]).toEqual([2, 1])
  })

  test('SHOP-32 the first registration is told at once, the next once a day, and when it is full', async () => {
    const shop = await aShop('Digeste')
    await grant(shop)
    const at = await event(shop)
    await registers(at)
    const letters = [(await mailbox.next(shop.email)).text, (await mailbox.next(shop.email)).text]
    expect(letters.some((text) => text.includes('1 / 3'))).toBe(true)
    await registers(at)
    now += 23 * HOUR_MS
    await server.restart()
    now += HOUR_MS
    await server.restart()
    await server.restart()
    expect((await mailbox.next(shop.email)).text).toContain('2 / 3')
    await registers(at)
    expect((await mailbox.next(shop.email)).text).toContain('3 / 3')
    expect(sentTo(shop)).toBe(5)
  })

  test('SHOP-33 who leaves within a day of the start is told of at once; each letter has its switch', async () => {
    now = START - 30 * HOUR_MS
    const shop = await aShop('Départs')
    const off = ['access', 'digest']
    const chosen = await server.call('choose-mails', { off }, sessionHeaders(shop))
    expect(chosen.body.data.off).toEqual(off)
    await grant(shop)
    const at = await event(shop)
    const [early, late] = [await registers(at), await registers(at)]
    const cancel = (playerId: string) =>
      server.call('cancel-player-advanced-tournament', { tournamentId: at.id, playerId })
    await cancel(early.secret)
    now = START - 20 * HOUR_MS
    await cancel(late.secret)
    expect((await mailbox.next(shop.email)).text).toMatch(new RegExp(`annulée\\s*: ${late.playerName}`))
    expect(sentTo(shop)).toBe(2)
  })

  test('SHOP-7 letters that nobody asked for come in the language in which the account last opened the app', async () => {
    now = START - 100 * HOUR_MS
    const shop = await aShop('Anglaise')
    const opens = (language: string) =>
      shop.browser.send('GET', '/account', undefined, { 'x-appwrite-locale': language })
    await opens('en-GB')
    await grant(shop)
    const at = await event(shop)
    await registers(at)
    const letters = [(await mailbox.next(shop.email)).text, (await mailbox.next(shop.email)).text]
    expect(letters.some((text) => text.includes('Organizer access has just been opened'))).toBe(true)
    expect(letters.some((text) => text.includes('The count is now 1 / 3'))).toBe(true)
    await server.call('write-to-shop', { tournamentId: at.id, name: 'Zoé', text: 'Bonjour', isAnswerWanted: false })
    expect((await mailbox.next(shop.email)).text).toContain('writes to you from the page of')
    // A visiting browser does not state its language.
    await shop.browser.send('GET', '/account')
    const late = await registers(at)
    now = START - 20 * HOUR_MS
    await server.call('cancel-player-advanced-tournament', { tournamentId: at.id, playerId: late.secret })
    expect((await mailbox.next(shop.email)).text).toContain('has just been cancelled')
    const download = await server.call('export-account', {}, sessionHeaders(shop))
    expect(download.body.data.language).toBe('en')
    await opens('fr')
    expect((await server.call('export-account', {}, sessionHeaders(shop))).body.data.language).toBe('fr')
  })

  test('SHOP-8 who turns off what players write is written to no more, and the page of the event does not offer it', async () => {
    now = START - 100 * HOUR_MS
    const shop = await aShop('Muette')
    await grant(shop)
    const at = await event(shop)
    const takes = async () => (await server.call('get-event-shop', { tournamentId: at.id })).body.data.takesMessages
    const writes = () =>
      server.call('write-to-shop', { tournamentId: at.id, name: 'Zoé', text: 'Bonjour', isAnswerWanted: false })
    expect(await takes()).toBe(true)
    await server.call('choose-mails', { off: ['playerMessages'] }, sessionHeaders(shop))
    expect(await takes()).toBe(false)
    expect((await writes()).body.reason).toBe('shop_takes_no_messages')
    await server.call('choose-mails', { off: [] }, sessionHeaders(shop))
    expect(await takes()).toBe(true)
    expect((await writes()).status).toBe(200)
  })

  test('SHOP-7 accounts of the version before are taken in, and hear in French until they open the app', async () => {
    const database = await createTestDatabase(kind)
    const before = await startServer({ kind, database })
    const owner = await anOrganizer(before)
    await before.close()
    const old = await database.open()
    await old.inTransaction(({ db }) => takeBack(db, '0061-account-languages'))
    await old.close()
    const after = await startServer({ kind, database })
    const download = await after.call('export-account', {}, sessionHeaders(owner))
    expect(download.body.data.language).toBe(null)
    await after.close()
  })
})
