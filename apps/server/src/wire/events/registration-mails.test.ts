import { ALL_TOPICS } from '@tablee/domain/accounts/mail-topics'
import { beforeAll, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { forgetUnanswered } from '../../features/accounts/commands/forget-unanswered.ts'
import { type Played, secretOf, type TestServer } from '../../testing/a-server.ts'
import { aShopThatWrites } from '../../testing/a-shop-that-writes.ts'
import { aPerson, type Person } from '../../testing/an-account.ts'
import { anEvent, register, sessionHeaders } from '../../testing/an-event.ts'
import type { Mail, Mailbox } from '../../testing/mailbox.ts'

const DAY_MS = 24 * 3_600_000

describe.each(DATABASE_KINDS)('mails to who is registered on %s', (kind) => {
  let mailbox: Mailbox
  let server: TestServer
  let shop: Person
  let now = Date.UTC(2030, 1, 10, 13)
  beforeAll(async () => {
    const opened = await aShopThatWrites({ kind, now: () => now })
    ;({ mailbox, server, shop } = opened)
    return opened.close
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
  const tokenIn = (mail: Mail) => /\/(?:mails|not-me)#(\S+)/.exec(mail.text)?.[1] ?? ''
  const choose = (token: string, off: readonly string[] = []) => server.call('choose-mails', { token, off })
  const sentTo = (email: string) => mailbox.mails.filter(({ to }) => to === email).length

  test('SHOP-20 the receipt asks to confirm the address as well, and what becomes of the registration is told meanwhile', async () => {
    const first = await event()
    const ana = await registers(first)
    const receipt = await mailbox.next(ana.email)
    expect(receipt.headers).toMatch(/^Subject: .*Confirmez/m)
    expect(receipt.text).toMatch(/Votre inscription à «\s*Modern du samedi\s*» est reçue/)
    expect(receipt.text).toMatch(
      /Confirmez votre adresse.*samedi 2 mars 2030|samedi 2 mars 2030.*Confirmez votre adresse/s,
    )
    expect(receipt.text).toMatch(/Où\s: 69003 Lyon/)
    expect(receipt.text).toContain('Ce n’est pas moi')
    expect(receipt.link.pathname).toBe('/my-registration')
    await staff('accept-registration', { tournamentId: first.id, playerId: ana.key })
    const accepted = await mailbox.next(ana.email)
    expect(accepted.text).toContain('vous avez une place')
    expect(accepted.text).toContain('Confirmez votre adresse')
    expect(accepted.link.href).toBe(receipt.link.href)
    await staff('message-registered', { tournamentId: first.id, text: 'Venez tôt.' })
    const token = tokenIn(accepted)
    expect((await choose(token)).body.data).toEqual({ off: [], isConfirmed: true, isRefused: false })
    await staff('cancel-player-advanced-tournament', { tournamentId: first.id, playerId: ana.key })
    const cancelled = await mailbox.next(ana.email)
    expect(cancelled.text).toContain('a annulé votre inscription')
    expect(cancelled.text).not.toContain('Confirmez votre adresse')
    expect(cancelled.headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
    expect(tokenIn(cancelled)).toBe(token)
    expect(sentTo(ana.email)).toBe(3)
  })

  test('SHOP-21 three letters a day go to an address that nobody confirmed, from all events together', async () => {
    const [one, other] = [await event(), await event({ name: 'Legacy' })]
    const { email, key } = await registers(one)
    await staff('accept-registration', { tournamentId: one.id, playerId: key })
    await registers(other, { email })
    await staff('cancel-player-advanced-tournament', { tournamentId: one.id, playerId: key })
    await registers(await event({ name: 'Pauper' }), { email: email.toUpperCase() })
    const said = [await mailbox.next(email), await mailbox.next(email), await mailbox.next(email)].map(
      ({ text }) => text,
    )
    expect(said.filter((text) => text.includes('Modern'))).toHaveLength(2)
    expect(said.filter((text) => text.includes('Legacy'))).toHaveLength(1)
    // A later letter arrived: the others would have come before it.
    await mailbox.next((await registers(other)).email)
    expect(sentTo(email)).toBe(3)
    now += DAY_MS
    await registers(await event({ name: 'Vintage' }), { email })
    const question = await mailbox.next(email)
    expect(question.text).toContain('Vintage')
    now += 31 * DAY_MS
    // The daily cleaning, without an answer; the letter's link is used up.
    await forgetUnanswered({ database: server.server.database, now: () => new Date(now) })
    expect((await choose(tokenIn(question))).body.reason).toBe('token_invalid')
  })

  test('SHOP-22 who says that it is not them gets nothing more, not even what everybody is told', async () => {
    const at = await event({ tournamentDate: '2031-03-02T13:00:00Z' })
    const { email, key } = await registers(at)
    const token = tokenIn(await mailbox.next(email))
    const refused = await server.call('choose-mails', { token, off: [], isRefused: true })
    expect(refused.body.data).toEqual({ off: [], isConfirmed: false, isRefused: true })
    await staff('accept-registration', { tournamentId: at.id, playerId: key })
    await registers(await event({ tournamentDate: '2031-03-02T13:00:00Z' }), { email })
    await staff('cancel-tournament', { tournamentId: at.id })
    now += 40 * DAY_MS
    await forgetUnanswered({ database: server.server.database, now: () => new Date(now) })
    const last = await event({ tournamentDate: '2031-03-02T13:00:00Z' })
    await registers(last, { email })
    await mailbox.next((await registers(last)).email)
    expect(sentTo(email)).toBe(1)
    // A person who wants the letters after all says so.
    expect((await choose(token)).body.data).toEqual({ off: [], isConfirmed: true, isRefused: false })
    await registers(last, { email })
    expect((await mailbox.next(email)).text).toContain('est reçue')
  })

  test('SHOP-23 the organizer reads whose address nobody has confirmed', async () => {
    const at = await event({ tournamentDate: '2031-03-02T13:00:00Z' })
    const { email, key } = await registers(at)
    const confirmed = async () => {
      const { body } = await staff('get-advanced-registrations', { tournamentId: at.id })
      return body.data.find(({ playerKey }: { playerKey: string }) => playerKey === key).isEmailConfirmed
    }
    expect(await confirmed()).toBe(false)
    await choose(tokenIn(await mailbox.next(email)))
    expect(await confirmed()).toBe(true)
    const seen = await server.call('get-advanced-registrations', { tournamentId: at.id })
    expect(seen.body.data[0]).not.toHaveProperty('isEmailConfirmed')
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
    expect(received.text).not.toContain('Confirm your address')
    expect(received.headers).toMatch(/^List-Unsubscribe:\s+<http/m)
    const own = await server.call('choose-mails', { off: ['reminder'] }, sessionHeaders(lea))
    expect(own.body.data.off).toEqual(['reminder'])
    const exported = (await server.call('export-account', {}, sessionHeaders(lea))).body.data
    expect(exported.mails).toMatchObject({ off: ['reminder'] })
    const other = await registers(at, { email: `autre.${email}` })
    expect((await mailbox.next(other.email)).text).toContain('Confirmez votre adresse')
  })

  test('FIND-5 one tap in the mail program turns everything off; looking at the address does not', async () => {
    const at = await event({
      tournamentDate: '2031-03-02T13:00:00Z',
      registrationRules: { acceptsAutomatically: true },
    })
    const { email, key } = await registers(at, { language: 'en' })
    const question = await mailbox.next(email)
    expect(question.text).toContain('Confirm your address')
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
    expect(await off()).toEqual([...ALL_TOPICS])
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
    const promoted = await mailbox.next(waits.email)
    expect(promoted.headers).toMatch(/^Subject: .*lib/m)
    expect(promoted.text).toContain('Une place s’est libérée, et elle est pour vous')
    expect(promoted.calendar).toMatch(/^BEGIN:VCALENDAR.*SUMMARY:Modern du samedi/s)
    const full = await event({ tournamentDate: '2031-04-02T13:00:00Z', maxPlayers: 2 })
    for (const { key } of [await registers(full), await registers(full)]) {
      await staff('accept-registration', { tournamentId: full.id, playerId: key })
    }
    await registers(full, { email: waits.email })
    const waiting = await mailbox.next(waits.email)
    expect(waiting.headers).toMatch(/^Subject: .*Liste/m)
    expect(waiting.text).toMatch(/Modern du samedi.* est complet\s*: vous êtes sur la liste d’attente\./)
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
    const reason = 'Dégât des eaux,\r\nBcc: tous@exemple.fr'
    await change({ tournamentDate: '2031-03-03T13:00:00Z', location: 'Bron', name: 'Modern', reason })
    const moved = await mailbox.next(email)
    expect(moved.headers).toMatch(/^Subject: .*Changement/m)
    expect(moved.text).toMatch(/lundi 3 mars 2031.*au lieu de dim\. 2 mars 14:00.*Bron \(auparavant\s: 69003 Lyon\)/s)
    expect(moved.text).toMatch(/Le motif.*Dégât des eaux,\s+Bcc: tous@exemple\.fr/s)
    expect(moved.headers).not.toMatch(/^Bcc/m)
    expect(sentTo(email)).toBe(2)
  })

  test('SHOP-30 a cancelled event says why, in the letter and on its page', async () => {
    const at = await event({ tournamentDate: '2031-03-02T13:00:00Z' })
    const { email } = await registers(at)
    await mailbox.next(email)
    const tooLong = await staff('cancel-tournament', { tournamentId: at.id, reason: 'x'.repeat(301) })
    expect(tooLong.status).toBe(400)
    await staff('cancel-tournament', { tournamentId: at.id, reason: ' La salle est fermée. ' })
    const letter = await mailbox.next(email)
    expect(letter.headers).toMatch(/^Subject: .*Annul/m)
    expect(letter.text).toMatch(/Le motif.*La salle est fermée\./s)
    expect((await server.document(at.id)).cancelReason).toBe('La salle est fermée.')
    const silent = await event({ tournamentDate: '2031-03-02T13:00:00Z' })
    await staff('cancel-tournament', { tournamentId: silent.id, reason: '  ' })
    expect((await server.document(silent.id)).cancelReason).toBeNull()
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
    expect((await call('get-mail-choices', {})).body.data).toEqual({ off: [], isConfirmed: true, isRefused: false })
    expect((await call('choose-mails', { off: ['registration'] })).body.data.off).toEqual(['registration'])
    await register(server, at, { playerName: 'Zoé', playerId: zoe.id, email: zoe.email }, sessionHeaders(zoe))
    await mailbox.next((await registers(at)).email)
    expect(sentTo(zoe.email)).toBe(1)
    expect((await call('get-mail-choices', {})).body.data.off).toEqual(['registration'])
  })
})
