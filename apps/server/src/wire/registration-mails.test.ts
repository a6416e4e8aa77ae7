import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../database/testing/test-databases.ts'
import { forgetUnanswered } from '../features/accounts/commands/forget-unanswered.ts'
import { type Played, secretOf, startServer, type TestServer } from '../testing/a-server.ts'
import { aPerson, type Person } from '../testing/an-account.ts'
import { anEvent, anOrganizer, register, sessionHeaders } from '../testing/an-event.ts'
import { type Mail, type Mailbox, openMailbox } from '../testing/mailbox.ts'

const DAY_MS = 24 * 3_600_000

describe.each(DATABASE_KINDS)('mails to who is registered on %s', (kind) => {
  let mailbox: Mailbox
  let server: TestServer
  let shop: Person
  let now = Date.UTC(2030, 1, 10, 13)
  beforeAll(async () => {
    mailbox = await openMailbox()
    server = await startServer({
      kind,
      world: { now: () => new Date(now) },
      environment: { SMTP_URL: mailbox.smtpUrl },
    })
    shop = await anOrganizer(server)
  })
  afterAll(async () => {
    await server.close()
    await mailbox.close()
  })

  const event = (more: object = {}) =>
    anEvent(server, shop, {
      ...{ name: 'Modern du samedi', tournamentDate: '2030-03-02T13:00:00Z', location: '69003 Lyon' },
      ...more,
    })
  let registrants = 0
  async function registers(at: Played, more: { email?: string; language?: string } = {}) {
    registrants += 1
    const email = more.email ?? `joueur${registrants}@exemple.fr`
    const secret = secretOf(registrants)
    const { body } = await register(server, at, { playerName: `J${registrants}`, playerId: secret, email, ...more })
    return { email, secret, key: body.data.registration.playerKey as string }
  }
  const staff = (call: string, payload: object) => server.call(call, payload, sessionHeaders(shop))
  const tokenIn = (mail: Mail) => /\/mails#(\S+)/.exec(mail.text)?.[1] ?? ''
  const choose = (token: string, off: readonly string[] = []) => server.call('choose-mails', { token, off })
  const sentTo = (email: string) => mailbox.mails.filter(({ to }) => to === email).length

  test('FIND-5 an address is asked first, and hears how things stand once somebody has confirmed it', async () => {
    const first = await event()
    const ana = await registers(first)
    const question = await mailbox.next(ana.email)
    expect(question.headers).toMatch(/^Subject: .*Confirmez/m)
    expect(question.headers).not.toMatch(/^List-Unsubscribe/m)
    expect(question.text).toMatch(/Modern du samedi.*samedi 2 mars 2030.*\(69003 Lyon\)/s)
    const token = tokenIn(question)
    expect(question.link.href).toContain('/mails#')
    expect((await server.call('get-mail-choices', { token })).body.data).toEqual({ off: [], isConfirmed: false })
    expect((await choose(token)).body.data).toEqual({ off: [], isConfirmed: true })
    await staff('accept-registration', { tournamentId: first.id, playerId: ana.key })
    const accepted = await mailbox.next(ana.email)
    expect(accepted.text).toContain('vous avez une place')
    expect(accepted.link.pathname).toBe(`/tournament/${first.code}`)
    expect(accepted.headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
    expect(tokenIn(accepted)).toBe(token)
    await staff('cancel-player-advanced-tournament', { tournamentId: first.id, playerId: ana.key })
    expect((await mailbox.next(ana.email)).text).toContain('a annulé votre inscription')
    expect(sentTo(ana.email)).toBe(3)
  })

  test('FIND-5 an address that nobody confirmed gets one letter and no more, at whatever event, for a month', async () => {
    const [one, other] = [await event(), await event({ name: 'Legacy' })]
    const { email, key } = await registers(one)
    const question = await mailbox.next(email)
    await staff('accept-registration', { tournamentId: one.id, playerId: key })
    await registers(other, { email })
    now += 29 * DAY_MS
    const third = await event({ tournamentDate: '2030-12-01T13:00:00Z' })
    await registers(third, { email: email.toUpperCase() })
    // Whoever comes after is written to: by then the others would have been.
    await mailbox.next((await registers(third)).email)
    expect(sentTo(email)).toBe(1)
    now += 2 * DAY_MS
    // The daily round is over what nobody answered; the link of the first letter is spent by that.
    await forgetUnanswered({ database: server.server.database, now: () => new Date(now) })
    expect((await choose(tokenIn(question))).body.reason).toBe('token_invalid')
    await registers(await event({ tournamentDate: '2030-12-01T13:00:00Z' }), { email })
    expect((await mailbox.next(email)).headers).toMatch(/Confirmez/)
  })

  test('FIND-5 an account that has confirmed its address is not asked; one in another name is', async () => {
    const at = await event({ tournamentDate: '2031-03-02T13:00:00Z' })
    const lea = await aPerson(server, 'Léa')
    const { email } = lea
    const asked = await lea.browser.send('POST', '/account/verification', { url: 'http://localhost:3000/verify-email' })
    expect(asked.status).toBe(201)
    const { searchParams } = (await mailbox.next(email)).link
    const link = { userId: searchParams.get('userId'), secret: searchParams.get('secret') }
    expect((await lea.browser.send('PUT', '/account/verification', link)).status).toBe(200)
    await register(server, at, { playerName: 'Léa', playerId: lea.id, email, language: 'en' }, sessionHeaders(lea))
    const received = await mailbox.next(email)
    expect(received.text).toContain('The organizer still has to accept it')
    expect(received.headers).toMatch(/^List-Unsubscribe:\s+<http/m)
    const own = await server.call('choose-mails', { off: ['reminder'] }, sessionHeaders(lea))
    expect(own.body.data.off).toEqual(['reminder'])
    const exported = (await server.call('export-account', {}, sessionHeaders(lea))).body.data
    expect(exported.mails).toMatchObject({ off: ['reminder'] })
    const other = await registers(at, { email: `autre.${email}` })
    expect((await mailbox.next(other.email)).text).toContain('Quelqu’un, sans doute vous')
  })

  test('FIND-5 one tap in the mail program turns everything off; looking at the address does not', async () => {
    const at = await event({
      tournamentDate: '2031-03-02T13:00:00Z',
      registrationRules: { acceptsAutomatically: true },
    })
    const { email, key } = await registers(at, { language: 'en' })
    const question = await mailbox.next(email)
    expect(question.text).toContain('Confirm it to learn by email')
    const token = tokenIn(question)
    await choose(token)
    await staff('cancel-player-advanced-tournament', { tournamentId: at.id, playerId: key })
    const cancelled = await mailbox.next(email)
    const [, oneClick = ''] = /^List-Unsubscribe:\s+<([^>]+)>/m.exec(cancelled.headers) ?? []
    const { pathname, search } = new URL(oneClick)
    const looked = await server.send({ method: 'GET', url: `${pathname}${search}` })
    expect([looked.statusCode, looked.headers.location]).toEqual([303, expect.stringContaining(`/mails#${token}`)])
    const off = async () => (await server.call('get-mail-choices', { token })).body.data.off
    expect(await off()).toEqual([])
    const post = (url: string) =>
      server.send({
        ...{ method: 'POST', url, payload: 'List-Unsubscribe=One-Click' },
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    expect((await post(`${pathname}?token=${'0'.repeat(20)}.false`)).statusCode).toBe(400)
    expect((await post(`${pathname}${search}`)).statusCode).toBe(204)
    expect(await off()).toEqual(['registration', 'changes', 'reminder', 'messages'])
    await registers(at, { email })
    await mailbox.next((await registers(at)).email)
    expect(sentTo(email)).toBe(2)
    expect((await choose(token)).body.data.off).toEqual([])
  })

  test('FIND-5 who comes in by a seat that frees is told, and a false link changes nothing', async () => {
    const at = await event({
      ...{ tournamentDate: '2031-03-02T13:00:00Z', maxPlayers: 2 },
      registrationRules: { acceptsAutomatically: true },
    })
    const [first] = [await registers(at), await registers(at)]
    const waits = await registers(at)
    const token = tokenIn(await mailbox.next(waits.email))
    await choose(token)
    await server.call('cancel-player-advanced-tournament', { tournamentId: at.id, playerId: first?.secret })
    expect((await mailbox.next(waits.email)).text).toContain('vous avez une place')
    const full = await event({ tournamentDate: '2031-04-02T13:00:00Z', maxPlayers: 2 })
    for (const { key } of [await registers(full), await registers(full)]) {
      await staff('accept-registration', { tournamentId: full.id, playerId: key })
    }
    await registers(full, { email: waits.email })
    const waiting = await mailbox.next(waits.email)
    expect(waiting.headers).toMatch(/^Subject: .*Liste/m)
    expect(waiting.text).toMatch(/Modern du samedi.* est complet\. Vous êtes sur la liste d’attente\./)
    const [id = '', signature = ''] = token.split('.')
    for (const wrong of ['', id, `${id}.`, `${id}.${signature}x`, `${'0'.repeat(20)}.${signature}`]) {
      expect((await choose(wrong)).body.reason, wrong).toBe('token_invalid')
    }
    expect((await server.call('choose-mails', { token, off: ['everything'] })).status).toBe(400)
  })

  test('FIND-5 an event that moves tells each who is registered once; what else changes tells nobody', async () => {
    const at = await event({
      ...{ tournamentDate: '2031-03-02T13:00:00Z' },
      registrationRules: { acceptsAutomatically: true },
    })
    const { email } = await registers(at)
    await choose(tokenIn(await mailbox.next(email)))
    const change = async (data: object) => {
      expect((await server.patch(at.id, data, sessionHeaders(shop))).status).toBe(200)
    }
    await change({ description: 'Lots pour tous', name: 'Modern du dimanche' })
    await change({ tournamentDate: '2031-03-03T13:00:00Z', location: 'Bron', name: 'Modern' })
    const moved = await mailbox.next(email)
    expect(moved.headers).toMatch(/^Subject: .*Changement/m)
    expect(moved.text).toMatch(/lundi 3 mars 2031.*\(Bron\)/s)
    expect(sentTo(email)).toBe(2)
  })

  test('FIND-5 an account chooses without a link, once its address is confirmed', async () => {
    const at = await event({ tournamentDate: '2031-03-02T13:00:00Z' })
    const zoe = await aPerson(server, 'Zoé')
    const call = (name: string, payload: object) => server.call(name, payload, sessionHeaders(zoe))
    expect((await server.call('get-mail-choices', {})).body.reason).toBe('account_required')
    expect((await call('choose-mails', { off: [] })).body.reason).toBe('email_unconfirmed')
    await zoe.browser.send('POST', '/account/verification', { url: 'http://localhost:3000/verify-email' })
    const { searchParams } = (await mailbox.next(zoe.email)).link
    await zoe.browser.send('PUT', '/account/verification', Object.fromEntries(searchParams))
    expect((await call('get-mail-choices', {})).body.data).toEqual({ off: [], isConfirmed: true })
    expect((await call('choose-mails', { off: ['registration'] })).body.data.off).toEqual(['registration'])
    await register(server, at, { playerName: 'Zoé', playerId: zoe.id, email: zoe.email }, sessionHeaders(zoe))
    await mailbox.next((await registers(at)).email)
    expect(sentTo(zoe.email)).toBe(1)
    expect((await call('get-mail-choices', {})).body.data.off).toEqual(['registration'])
  })
})
