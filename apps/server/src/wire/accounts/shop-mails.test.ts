import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { startServer, type TestServer } from '../../testing/a-server.ts'
import { aPerson, type Person } from '../../testing/an-account.ts'
import { anEvent, anOrganizer, register, sessionHeaders } from '../../testing/an-event.ts'
import { type Mailbox, openMailbox } from '../../testing/mailbox.ts'

const said = { location: null, phone: null, site: null, discord: null, instagram: null, words: null }

describe.each(DATABASE_KINDS)('letters of shops on %s', (kind) => {
  let mailbox: Mailbox
  let server: TestServer
  beforeAll(async () => {
    mailbox = await openMailbox()
    server = await startServer({ kind, environment: { SMTP_URL: mailbox.smtpUrl } })
  })
  afterAll(async () => {
    await server.close()
    await mailbox.close()
  })

  const call = (id: string, payload: object, person: Person | null = null) =>
    server.call(id, payload, person ? sessionHeaders(person) : {})
  const refusal = async (id: string, payload: object, person: Person | null = null) => {
    const { status, body } = await call(id, payload, person)
    return `${status} ${body.reason ?? ''}`.trim()
  }
  async function confirmed(person: Person): Promise<Person> {
    await person.browser.send('POST', '/account/verification', { url: 'http://localhost:3000/verify-email' })
    const { link } = await mailbox.next(person.email)
    const { userId, secret } = Object.fromEntries(link.searchParams)
    const { status } = await person.browser.send('PUT', '/account/verification', { userId, secret })
    expect(status).toBe(200)
    return person
  }
  let shops = 0
  async function anEventOf(changes: object = {}) {
    shops += 1
    const organizer = await confirmed(await anOrganizer(server, 'Camille'))
    const email = `repaire-${kind}-${shops}@exemple.fr`
    const wish = { name: `Le Repaire ${shops}`, ...said, email, takesReplies: true, takesMessages: true, ...changes }
    expect((await call('keep-shop', wish, organizer)).status).toBe(200)
    return { organizer, email, event: await anEvent(server, organizer) }
  }
  const headerOf = ({ headers }: { headers: string }, name: string) =>
    new RegExp(`^${name}: (.*(?:\r?\n\\s.*)*)`, 'im').exec(headers)?.[1] ?? null

  test('SHOP-12 what somebody writes reaches the shop’s address, and an address only where it is wanted', async () => {
    const { organizer, email, event } = await anEventOf()
    const text = 'Bonjour, y a-t-il un parking ?\nMerci\r\nBcc: tout@exemple.fr'
    const wish = { tournamentId: event.id, name: 'Inès\r\nBcc: x@exemple.fr', text, isAnswerWanted: false }
    expect((await call('write-to-shop', wish)).status).toBe(200)
    const mail = await mailbox.next(email)
    expect(mail.text).toContain('y a-t-il un parking')
    expect(mail.text).toContain('une réponse à cet e-mail ne lui parviendrait pas')
    expect(headerOf(mail, 'reply-to')).toBeNull()
    expect(headerOf(mail, 'bcc')).toBeNull()
    expect(mail.link.pathname).toBe(`/tournament/${event.code}`)
    expect(mailbox.mails.filter(({ to }) => /tout|x@/.test(to))).toEqual([])
    const zoe = await aPerson(server, 'Zoé')
    const wanted = { ...wish, name: 'Zoé', isAnswerWanted: true }
    expect(await refusal('write-to-shop', wanted, zoe)).toBe('403 email_unconfirmed')
    await confirmed(zoe)
    expect((await call('get-event-shop', { tournamentId: event.id }, zoe)).body.data).toMatchObject({
      ...{ takesMessages: true, answersTo: zoe.email },
    })
    const answered = await call('write-to-shop', { ...wanted, actId: 'once-and-again' }, zoe)
    expect(JSON.stringify(answered.body)).not.toContain('exemple.fr')
    expect(headerOf(await mailbox.next(email), 'reply-to')).toContain(zoe.email)
    const before = mailbox.mails.length
    expect((await call('write-to-shop', { ...wanted, actId: 'once-and-again' }, zoe)).status).toBe(200)
    // Without an address of the shop, its organizer's confirmed one.
    const other = await anEventOf({ email: null })
    await call('write-to-shop', { ...wish, tournamentId: other.event.id })
    expect((await mailbox.next(other.organizer.email)).text).toContain('parking')
    // Includes the confirmation letter.
    expect(mailbox.mails).toHaveLength(before + 2)
    expect(JSON.stringify((await call('get-event-shop', { tournamentId: event.id })).body)).not.toContain(
      organizer.email,
    )
  })

  test('SHOP-12 a shop that wants no messages gets none, and is not written to too often', async () => {
    const closed = await anEventOf({ takesMessages: false })
    const wish = { name: 'Inès', text: 'Bonjour', isAnswerWanted: false }
    expect(await refusal('write-to-shop', { ...wish, tournamentId: closed.event.id })).toBe(
      '409 shop_takes_no_messages',
    )
    const { event } = await anEventOf()
    const to = { ...wish, tournamentId: event.id }
    expect(await refusal('write-to-shop', { ...to, text: ' ' })).toBe('400 message_empty')
    expect(await refusal('write-to-shop', { ...to, text: 'a'.repeat(1501) })).toBe('400 message_too_long')
    const zoe = await aPerson(server, 'Zoé')
    for (const answer of ['200', '200', '200', '429 too_many_messages'])
      expect(await refusal('write-to-shop', to, zoe)).toBe(answer)
    const nobody = await anOrganizer(server, 'Sans adresse')
    const unread = await anEvent(server, nobody)
    expect(await refusal('write-to-shop', { ...wish, tournamentId: unread.id })).toBe('409 shop_takes_no_messages')
  })

  test('SHOP-10 letters about an event come in the name of its shop, with answers where it wants them', async () => {
    const { organizer, email, event } = await anEventOf({ name: 'Le "Repaire" <de> Lyon' })
    const player = await confirmed(await aPerson(server, 'Zoé'))
    const registering = { playerName: 'Zoé', playerId: player.id, email: player.email }
    expect((await register(server, event, registering, sessionHeaders(player))).status).toBe(200)
    const mail = await mailbox.next(player.email)
    expect(headerOf(mail, 'from')).toMatch(/Repaire/)
    expect(headerOf(mail, 'from')).toMatch(/<no-reply@/)
    expect(headerOf(mail, 'reply-to')).toBe(email)
    const { shop } = (await call('get-own-shop', {}, organizer)).body.data
    await call('keep-shop', { ...said, name: shop.name, email, takesReplies: false, takesMessages: true }, organizer)
    await call('accept-registrations', { tournamentId: event.id }, organizer)
    expect(headerOf(await mailbox.next(player.email), 'reply-to')).toBeNull()
  })

  test('SHOP-11 whoever is invited by the address of their account is told by mail, and answers on their own page', async () => {
    const { organizer } = await anEventOf()
    const [bea, zoe] = [await confirmed(await anOrganizer(server, 'Béa')), await aPerson(server, 'Zoé')]
    const invite = (email: string, isHandOver = false) =>
      call('invite-to-shop', { role: 'co-organizer', isHandOver, email, language: 'fr' }, organizer)
    const [known, unknown] = [await invite(bea.email), await invite('personne@exemple.org')]
    expect([known.status, unknown.status]).toEqual([200, 200])
    const letter = await mailbox.next(bea.email)
    expect(letter.text).toContain('Camille vous invite à tenir avec d’autres le lieu')
    expect(letter.link.pathname).toBe('/my-shop')
    const [received] = (await call('get-own-shop', {}, bea)).body.data.received
    const answer = { invitationId: received.id, isAccepted: true }
    expect(await refusal('answer-shop-invitation', answer, zoe)).toBe('404 shop_invitation_not_found')
    expect((await call('answer-shop-invitation', answer, bea)).body.data.shop.role).toBe('co-organizer')
    expect(mailbox.mails.filter(({ to }) => to === 'personne@exemple.org')).toEqual([])
    await invite(bea.email, true)
    expect((await mailbox.next(bea.email)).text).toContain('vous propose de reprendre le lieu')
    const [offered] = (await call('get-own-shop', {}, bea)).body.data.received
    await call('answer-shop-invitation', { invitationId: offered.id, isAccepted: false }, bea)
    expect((await call('get-own-shop', {}, bea)).body.data).toMatchObject({
      received: [],
      shop: { role: 'co-organizer' },
    })
  })
})
