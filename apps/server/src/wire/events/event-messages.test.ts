import { beforeAll, describe, expect, test, vi } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { reportedMessages } from '../../features/accounts/commands/report-message.ts'
import { type Played, secretOf, type TestServer } from '../../testing/a-server.ts'
import { aShopThatWrites } from '../../testing/a-shop-that-writes.ts'
import { aPerson, type Person } from '../../testing/an-account.ts'
import { anEvent, anOrganizer, register, sessionHeaders } from '../../testing/an-event.ts'
import type { Mail, Mailbox } from '../../testing/mailbox.ts'

const DAY_MS = 24 * 3_600_000
const SUPPORT = 'operateur@exemple.fr'

describe.each(DATABASE_KINDS)('messages to those registered on %s', (kind) => {
  let mailbox: Mailbox
  let server: TestServer
  let shop: Person
  let now = Date.UTC(2030, 1, 10, 13)
  beforeAll(async () => {
    const opened = await aShopThatWrites({ kind, now: () => now, environment: { SUPPORT_EMAIL: SUPPORT } })
    ;({ mailbox, server, shop } = opened)
    return opened.close
  })

  let registrants = 0
  const event = () => anEvent(server, shop, { name: 'Modern <du> samedi', tournamentDate: '2031-03-02T13:00:00Z' })
  async function registers(at: Played, more: { email?: string; language?: string } = {}) {
    registrants += 1
    const email = more.email ?? `lecteur${registrants}@exemple.fr`
    const secret = secretOf(registrants)
    expect(
      (await register(server, at, { playerName: `L${registrants}`, playerId: secret, email, ...more })).status,
    ).toBe(200)
    return { email, secret }
  }
  async function confirms(email: string, off: readonly string[] = []) {
    const [, token = ''] = /\/(?:mails|not-me)#(\S+)/.exec((await mailbox.next(email)).text) ?? []
    await server.call('choose-mails', { token, off })
  }
  const write = (at: Played, text: string, actId?: string) =>
    server.call('message-registered', { tournamentId: at.id, text, actId }, sessionHeaders(shop))
  const sentTo = (email: string) => mailbox.mails.filter(({ to }) => to === email).length
  const reportTokenIn = (mail: Mail) => /\/report#(\S+)/.exec(mail.text)?.[1] ?? ''

  test('FIND-5 a message goes by mail where it is wanted, and in the app to everybody registered', async () => {
    const at = await event()
    const reads = await registers(at)
    const english = await registers(at, { language: 'en' })
    const doesNot = await registers(at)
    const silent = await registers(at)
    await confirms(reads.email)
    await confirms(english.email)
    await confirms(doesNot.email, ['messages'])
    await mailbox.next(silent.email)
    const text = 'Le parking est fermé.\n<b>Venez</b> par la cour & sonnez.'
    const { status, body } = await write(at, `  ${text} `, 'message-1')
    expect([status, body.data.sent, body.data.writing]).toEqual([
      200,
      { recipients: 4, mailed: 2 },
      { left: 2, recipients: 4 },
    ])
    expect((await write(at, text, 'message-1')).body.data).toMatchObject({ sent: null, writing: { left: 2 } })
    const mail = await mailbox.next(reads.email)
    expect(mail.text.replaceAll('\r\n', '\n')).toContain(
      '    Le parking est fermé.\n    <b>Venez</b> par la cour & sonnez.',
    )
    expect(mail.html).toContain('&#60;b&#62;Venez&#60;/b&#62; par la cour &#38; sonnez.')
    expect(mail.html).not.toContain('<b>')
    expect(mail.text).toContain('Signaler ce message')
    expect((await mailbox.next(english.email)).text).toContain('writes to you:')
    const list = (playerId: string) => server.call('get-event-messages', { tournamentId: at.id, playerId })
    for (const { secret } of [reads, doesNot, silent]) {
      expect((await list(secret)).body.data).toMatchObject({ news: [{ kind: 'message', text }], writing: null })
    }
    expect((await list(secretOf(999))).body.reason).toBe('not_your_registration')
    expect([sentTo(reads.email), sentTo(doesNot.email), sentTo(silent.email)]).toEqual([2, 1, 1])
    const journal = await server.call('get-journal', { code: at.code, asStaff: true }, sessionHeaders(shop))
    expect(JSON.stringify(journal.body)).toContain('message-registered')
  })

  test('FIND-5 three messages a day and event, what is left is told; nobody else writes', async () => {
    const at = await event()
    await registers(at)
    for (const left of [2, 1, 0]) expect((await write(at, 'Bonsoir')).body.data.writing.left).toBe(left)
    expect((await write(at, 'Bonsoir')).body).toMatchObject({ reason: 'too_many_messages' })
    const other = await event()
    expect((await write(other, 'Bonsoir')).status).toBe(200)
    now += DAY_MS + 1
    expect((await write(at, 'Bonsoir')).body.data.writing.left).toBe(2)
    expect((await write(at, ' \n ')).body.reason).toBe('message_empty')
    expect((await write(at, 'a'.repeat(1001))).body.reason).toBe('message_too_long')
    const rival = await anOrganizer(server, 'Rival')
    const payload = { tournamentId: at.id, text: 'Bonsoir' }
    expect((await server.call('message-registered', payload, sessionHeaders(rival))).body.reason).toBe('not_organizer')
    expect((await server.call('message-registered', payload)).body.reason).toBe('account_required')
  })

  test('FIND-5 an event that moves stands in the list; the mails of it have an end', async () => {
    const at = await event()
    const { email, secret } = await registers(at)
    await confirms(email)
    for (let minute = 1; minute <= 7; minute += 1) {
      now += 1
      const tournamentDate = `2031-03-02T14:0${minute}:00Z`
      expect((await server.patch(at.id, { tournamentDate }, sessionHeaders(shop))).status).toBe(200)
    }
    const { news } = (await server.call('get-event-messages', { tournamentId: at.id, playerId: secret })).body.data
    expect(news).toHaveLength(7)
    expect(news[0]).toMatchObject({ kind: 'moved', startsAt: '2031-03-02T14:07:00.000+00:00' })
    await vi.waitFor(() => expect(sentTo(email)).toBe(6), { timeout: 20_000 })
    const last = await registers(at)
    await mailbox.next(last.email)
    expect(sentTo(email)).toBe(6)
  })

  test('FIND-5 a reader reports a message: the operator reads it by command, and of the first by mail', async () => {
    const at = await event()
    const [one, other] = [await registers(at), await registers(at)]
    await confirms(one.email)
    await confirms(other.email)
    expect((await write(at, 'Achetez mes cartes !')).status).toBe(200)
    const tokens = [reportTokenIn(await mailbox.next(one.email)), reportTokenIn(await mailbox.next(other.email))]
    for (const token of [...tokens, ...tokens]) {
      expect((await server.call('report-message', { token })).body.data).toEqual({ event: 'Modern <du> samedi' })
    }
    const told = await mailbox.next(SUPPORT)
    expect(told.text).toMatch(/signalé ce message.*Achetez mes cartes/s)
    expect(await reportedMessages(server.server.database)).toMatchObject([
      { text: 'Achetez mes cartes !', reports: 2, email: shop.email },
    ])
    expect(sentTo(SUPPORT)).toBe(1)
    const [messageId, , signature] = (tokens[0] ?? '').split('.')
    for (const token of ['', `${messageId}.somebody.${signature}`, `${tokens[0]}x`]) {
      expect((await server.call('report-message', { token })).body.reason, token).toBe('token_invalid')
    }
  })

  test('FIND-5 what an organizer wrote is exported with the account', async () => {
    const at = await event()
    await write(at, 'Pour mémoire')
    const exported = await server.call('export-account', {}, sessionHeaders(shop))
    expect(JSON.stringify(exported.body)).toContain('Pour mémoire')
    const nobody = await aPerson(server, 'Personne')
    const reading = await server.call('get-event-messages', { tournamentId: at.id }, sessionHeaders(nobody))
    expect(reading.body.reason).toBe('not_your_registration')
  })
})
