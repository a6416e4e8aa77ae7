import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { startServer, type TestServer } from '../../testing/a-server.ts'
import { aPerson, NEW_PASSWORD, openBrowser, PASSWORD, type Person, signIn } from '../../testing/an-account.ts'
import { anEvent, anOrganizer, register, sessionHeaders } from '../../testing/an-event.ts'
import { type Mail, type Mailbox, openMailbox } from '../../testing/mailbox.ts'

const NEW = 'zoe.neuve@exemple.fr'

describe.each(DATABASE_KINDS)('on %s, an address of an account', (kind) => {
  let mailbox: Mailbox
  let server: TestServer
  let now: number
  beforeEach(async () => {
    now = Date.UTC(2030, 0, 1, 18)
    mailbox = await openMailbox()
    server = await startServer({
      ...{ kind, environment: { SMTP_URL: mailbox.smtpUrl } },
      world: { now: () => new Date(now++) },
    })
  })
  afterEach(async () => {
    await server.close()
    await mailbox.close()
  })

  const secretIn = ({ link }: Mail) => ({
    userId: link.searchParams.get('userId'),
    secret: link.searchParams.get('secret'),
  })
  const ask = (person: Person, email = NEW, password = PASSWORD) =>
    server.call('change-email', { email, password }, sessionHeaders(person))
  const confirm = (link: object) => server.call('confirm-email-change', link)
  const account = async ({ browser }: Person) => (await browser.send('GET', '/account')).body
  const matters = async (person: Person) =>
    (await server.call('get-account-matters', {}, sessionHeaders(person))).body.data

  async function verified(person: Person): Promise<Person> {
    await person.browser.send('POST', '/account/verification', { url: 'http://localhost:3000/verify-email' })
    await person.browser.send('PUT', '/account/verification', secretIn(await mailbox.next(person.email)))
    return person
  }

  test('FIND-7 counts once the link that went to it was followed; the old one is told, and other sessions end', async () => {
    const zoe = await verified(await aPerson(server))
    const phone = openBrowser(server)
    await signIn(phone, zoe.email)
    expect(await ask(zoe)).toMatchObject({ status: 200, body: { data: { email: NEW } } })
    expect(await account(zoe)).toMatchObject({ email: zoe.email, emailVerification: true })
    expect(await matters(zoe)).toMatchObject({ emailChange: { email: NEW, expiresAt: expect.stringMatching(/^2030/) } })
    const mail = await mailbox.next(NEW)
    expect(mail.link.href).toMatch(/^http:\/\/localhost:3000\/verify-email\?change=1&userId=\w+&secret=[\w-]{43}/)
    expect(mail.text).toContain('Elle remplacera l’ancienne')
    expect(await confirm({ ...secretIn(mail), secret: 'x' })).toMatchObject({ status: 401 })
    expect(await confirm(secretIn(mail))).toMatchObject({ status: 200, body: { data: { email: NEW } } })
    expect(await account(zoe)).toMatchObject({ email: NEW, emailVerification: true })
    expect(await matters(zoe)).toMatchObject({ emailChange: null })
    expect((await phone.send('GET', '/account')).status).toBe(401)
    expect(await confirm(secretIn(mail))).toMatchObject({ status: 401, body: { reason: 'token_invalid' } })
    const told = await mailbox.next(zoe.email)
    expect(told.text).toContain('vient d’être remplacée')
    expect(told.text).not.toContain(NEW)
    expect(told.link.href).toBe('http://localhost:3000/about')
    expect((await signIn(openBrowser(server), NEW)).status).toBe(201)
    expect((await signIn(openBrowser(server), zoe.email)).status).toBe(401)
  })

  test('FIND-7 that is taken is answered alike, and gets no mail', async () => {
    const [zoe, ana] = [await aPerson(server), await aPerson(server, 'Ana')]
    const free = await ask(zoe)
    await mailbox.next(NEW)
    const taken = await ask(zoe, ana.email)
    expect(Object.keys(taken.body.data)).toEqual(Object.keys(free.body.data))
    expect(taken).toMatchObject({ status: 200, body: { data: { email: ana.email } } })
    expect(await matters(zoe)).toMatchObject({ emailChange: { email: ana.email } })
    await ask(zoe)
    await mailbox.next(NEW)
    expect(mailbox.mails.filter(({ to }) => to === ana.email)).toEqual([])
  })

  /** A waiting letter would be replaced by the next. */
  async function mailed(person: Person, email = NEW): Promise<Mail> {
    expect((await ask(person, email)).status).toBe(200)
    return mailbox.next(email)
  }

  test('FIND-7 gets no more than three mails an hour, and strangers do not take the place of the owner', async () => {
    const [zoe, eve, mallory] = [await verified(await aPerson(server)), await aPerson(server), await aPerson(server)]
    await mailed(eve)
    await mailed(eve)
    for (const stranger of [eve, mallory]) expect((await ask(stranger)).status).toBe(200)
    expect((await mailed(zoe)).link.searchParams.get('userId')).toBe(zoe.id)
    expect((await ask(mallory)).status).toBe(200)
    await mailed(zoe, 'ailleurs@exemple.fr')
    expect(mailbox.mails.filter(({ to }) => to === NEW)).toHaveLength(3)
  })

  test('FIND-7 that is asked for again when no more mails go there keeps the link that was mailed', async () => {
    const zoe = await aPerson(server)
    await mailed(zoe)
    const last = await mailed(zoe)
    expect((await ask(zoe)).status).toBe(200)
    expect(await confirm(secretIn(last))).toMatchObject({ status: 200 })
  })

  test('FIND-7 that is taken is counted and answered alike, however often it is asked for', async () => {
    const [zoe, ana] = [await aPerson(server), await aPerson(server, 'Ana')]
    const moments = async (email: string) => {
      const asked = [await ask(zoe, email), await ask(zoe, email), await ask(zoe, email)]
      const [first, second, third] = asked.map(({ body }) => body.data.expiresAt)
      return [first !== second, second === third]
    }
    expect(await moments(ana.email)).toEqual(await moments(NEW))
  })

  test('FIND-7 that somebody else was given meanwhile stays theirs', async () => {
    const zoe = await aPerson(server)
    await ask(zoe)
    const mail = await mailbox.next(NEW)
    await openBrowser(server).send('POST', '/account', { userId: 'unique()', email: NEW, password: PASSWORD })
    expect(await confirm(secretIn(mail))).toMatchObject({ status: 409, body: { reason: 'account_exists' } })
    expect(await account(zoe)).toMatchObject({ email: zoe.email })
  })

  test('FIND-7 needs the password, an hour at most, and no newer password', async () => {
    const zoe = await aPerson(server)
    expect(await ask(zoe, NEW, 'faux')).toMatchObject({ status: 401, body: { reason: 'password_wrong' } })
    expect(await ask(zoe, zoe.email)).toMatchObject({ status: 400, body: { reason: 'email_unchanged' } })
    expect(await server.call('change-email', { email: NEW, password: PASSWORD })).toMatchObject({ status: 401 })
    await ask(zoe)
    const late = secretIn(await mailbox.next(NEW))
    now += 3_600_000
    expect(await confirm(late)).toMatchObject({ status: 401 })
    expect(await matters(zoe)).toMatchObject({ emailChange: null })
    await ask(zoe)
    const voided = secretIn(await mailbox.next(NEW))
    await zoe.browser.send('PATCH', '/account/password', { password: NEW_PASSWORD, oldPassword: PASSWORD })
    expect(await confirm(voided)).toMatchObject({ status: 401 })
    expect(await account(zoe)).toMatchObject({ email: zoe.email })
  })

  test('FIND-7 is followed by the registrations for what is to come', async () => {
    const shop = await anOrganizer(server)
    const event = await anEvent(server, shop)
    const zoe = await aPerson(server)
    await register(server, event, { playerId: zoe.id, playerName: 'Zoé', email: zoe.email }, sessionHeaders(zoe))
    await ask(zoe)
    await confirm(secretIn(await mailbox.next(NEW)))
    await server.call('cancel-tournament', { tournamentId: event.id }, sessionHeaders(shop))
    expect((await mailbox.next(NEW)).text).toContain('annulé')
  })

  test('FIND-7 is in the download of one’s data while it waits', async () => {
    const zoe = await aPerson(server)
    await ask(zoe)
    const { body } = await server.call('export-account', {}, sessionHeaders(zoe))
    expect(body.data.emailChange).toMatchObject({ email: NEW })
  })

  test('FIND-7 that the official client changes counts at once; the old one is told if it was confirmed', async () => {
    const zoe = await verified(await aPerson(server))
    const { body } = await zoe.browser.send('PATCH', '/account/email', { email: NEW, password: PASSWORD })
    expect(body).toMatchObject({ email: NEW, emailVerification: false })
    expect((await mailbox.next(zoe.email)).text).toContain('vient d’être remplacée')
  })
})

test('FIND-7 where no mail leaves, nothing is promised', async () => {
  const server = await startServer({ environment: { SMTP_URL: 'off' } })
  const zoe = await aPerson(server)
  const asked = await server.call('change-email', { email: NEW, password: PASSWORD }, sessionHeaders(zoe))
  expect(asked).toMatchObject({ status: 409, body: { reason: 'mails_not_sent' } })
  await server.close()
})

test('FIND-7 a request for organizer access is mailed to the operator, with all that is needed to answer', async () => {
  const mailbox = await openMailbox()
  const environment = { SMTP_URL: mailbox.smtpUrl, SUPPORT_EMAIL: 'aide@exemple.fr' }
  const server = await startServer({ environment })
  const zoe = await aPerson(server)
  await server.server.database.inTransaction(({ db }) =>
    db.updateTable('accounts').set({ is_email_verified: 1 }).where('id', '=', zoe.id).execute(),
  )
  await server.call('request-organizer-access', { text: 'Le vendredi à {command}' }, sessionHeaders(zoe))
  const { text } = await mailbox.next('aide@exemple.fr')
  expect(text).toContain(`Zoé (${zoe.email}) demande`)
  expect(text).toContain('    Le vendredi à {command}')
  expect(text).toContain(`npm run tablee -- organizer grant '${zoe.email}'`)
  await server.close()
  await mailbox.close()
})
