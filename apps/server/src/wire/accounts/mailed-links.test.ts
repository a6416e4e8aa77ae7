import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startServer, type TestServer } from '../../testing/a-server.ts'
import { aPerson, NEW_PASSWORD, openBrowser, PASSWORD, type Person, signIn } from '../../testing/an-account.ts'
import { type Mail, type Mailbox, openMailbox, readMail } from '../../testing/mailbox.ts'

const VERIFY = 'http://localhost:3000/verify-email'
const RESET = 'http://localhost:3000/reset-password'

let mailbox: Mailbox
let server: TestServer
let now = Date.UTC(2030, 0, 31, 18)
beforeAll(async () => {
  mailbox = await openMailbox()
  server = await startServer({
    environment: { SMTP_URL: mailbox.smtpUrl },
    world: { now: () => new Date(now++) },
  })
})
afterAll(async () => {
  await server.close()
  await mailbox.close()
})

const secretIn = ({ link }: Mail) => ({
  userId: link.searchParams.get('userId'),
  secret: link.searchParams.get('secret'),
})

const askVerification = ({ browser }: Person, path = '/account/verification', headers = {}) =>
  browser.send('POST', path, { url: VERIFY }, headers)

async function verificationMail(person: Person): Promise<Mail> {
  await askVerification(person)
  return mailbox.next(person.email)
}

async function recoveryMail({ email }: Person): Promise<Mail> {
  await openBrowser(server).send('POST', '/account/recovery', { email, url: RESET })
  return mailbox.next(email)
}

const verify = (body: object) => openBrowser(server).send('PUT', '/account/verification', body)
const recover = (body: object) => openBrowser(server).send('PUT', '/account/recovery', body)
const INVALID = { code: 401, type: 'user_invalid_token' }

describe('verification', () => {
  test('AUTH-4 API-3 the mailed link verifies the address, without a session, and its page can be opened again', async () => {
    const person = await aPerson(server)
    const { status, body } = await askVerification(person)
    expect(status).toBe(201)
    expect(Object.keys(body).sort()).toEqual(['$createdAt', '$id', 'expire', 'phrase', 'secret', 'userId'])
    expect(body).toMatchObject({ userId: person.id, secret: '', phrase: '' })
    expect(Date.parse(body.expire) - Date.parse(body.$createdAt)).toBe(3_600_000)
    const mail = await mailbox.next(person.email)
    expect(mail.link.href).toMatch(/^http:\/\/localhost:3000\/verify-email\?userId=\w+&secret=[\w-]{43}&expire=2030-/)
    expect(secretIn(mail).userId).toBe(person.id)
    expect(await verify(secretIn(mail))).toMatchObject({ status: 200, body: { userId: person.id, secret: '' } })
    expect((await person.browser.send('GET', '/account')).body.emailVerification).toBe(true)
    expect(await verify(secretIn(mail))).toMatchObject({ status: 200, body: { userId: person.id, secret: '' } })
    expect((await verify({ ...secretIn(mail), secret: 'x' })).body).toMatchObject(INVALID)
    now += 3_600_000
    expect((await verify(secretIn(mail))).status).toBe(200)
    await person.browser.send('PATCH', '/account/email', { email: `neuve.${person.email}`, password: PASSWORD })
    expect((await verify(secretIn(mail))).body).toMatchObject(INVALID)
    expect((await person.browser.send('GET', '/account')).body.emailVerification).toBe(false)
    const other = await aPerson(server)
    expect((await verify(secretIn(await verificationMail(other)))).status).toBe(200)
    expect((await askVerification(other)).body).toMatchObject({ code: 409, type: 'user_email_already_verified' })
  })

  test('AUTH-4 API-3 newer clients use another path', async () => {
    const person = await aPerson(server)
    expect((await askVerification(person, '/account/verifications/email')).status).toBe(201)
    const mail = await mailbox.next(person.email)
    const followed = await openBrowser(server).send('PUT', '/account/verifications/email', secretIn(mail))
    expect(followed.status).toBe(200)
  })

  test('AUTH-4 wire 5.3 a new link replaces the old one', async () => {
    const person = await aPerson(server)
    const old = await verificationMail(person)
    const fresh = await verificationMail(person)
    expect((await verify(secretIn(old))).body).toMatchObject(INVALID)
    expect((await verify(secretIn(fresh))).status).toBe(200)
  })

  test('AUTH-4 expired, foreign, malformed and made-up links are all invalid', async () => {
    const zoe = await aPerson(server)
    const ana = await aPerson(server)
    const { userId, secret } = secretIn(await verificationMail(zoe))
    expect((await verify({ userId: ana.id, secret })).body).toMatchObject(INVALID)
    expect((await recover({ userId, secret, password: NEW_PASSWORD })).body).toMatchObject(INVALID)
    for (const wrong of ['x', '', `${secret}x`, secret?.slice(0, -1), secret?.toUpperCase(), '\u0000'])
      expect((await verify({ userId, secret: wrong })).body).toMatchObject(INVALID)
    expect((await verify({ userId, secret: ['x'] })).body).toMatchObject(INVALID)
    expect((await verify({ userId: '../x', secret })).body.message).toMatch(/^Invalid `userId` param/)
    expect((await verify({ userId })).body.message).toBe('Param "secret" is not optional.')
    now += 3_600_000
    expect((await verify({ userId, secret })).body).toMatchObject(INVALID)
  })

  test('AUTH-4 wire 4 a link of nobody is told apart: ids are no secret', async () => {
    for (const answer of [
      await verify({ userId: 'nobody', secret: 'x' }),
      await recover({ userId: 'nobody', secret: 'x', password: NEW_PASSWORD }),
    ])
      expect(answer.body).toMatchObject({ code: 404, type: 'user_not_found' })
    const { body } = await openBrowser(server).send('POST', '/account/recovery', { email: 'x@exemple.fr', url: RESET })
    expect(body.type).toBeUndefined()
  })

  test('AUTH-4 a link to an earlier address no longer works', async () => {
    const person = await aPerson(server)
    const mail = await verificationMail(person)
    await person.browser.send('PATCH', '/account/email', { email: `neuve.${person.email}`, password: PASSWORD })
    expect((await verify(secretIn(mail))).body).toMatchObject(INVALID)
    expect((await person.browser.send('GET', '/account')).body.emailVerification).toBe(false)
  })

  test.each([
    'http://evil.example/verify-email',
    'https://localhost.evil.example/',
    'http://localhost@evil.example/',
    'http://user:pass@localhost:3000/',
    'javascript:alert(1)',
    '//localhost:3000/verify-email',
    '/verify-email',
    'http:///verify-email',
    '',
    7,
  ])('AUTH-4 API-5 wire 5.3 a link to %j is refused', async (url) => {
    const { browser } = await aPerson(server)
    for (const [path, body] of [
      ['/account/verification', { url }],
      ['/account/recovery', { url, email: 'a@exemple.fr' }],
    ] as const) {
      const { body: answer } = await browser.send('POST', path, body, { host: 'evil.example' })
      expect(answer).toMatchObject({ code: 400, type: 'general_argument_invalid' })
      expect(answer.message).toMatch(/^Invalid `url` param: /)
    }
  })

  test('AUTH-4 API-5 without an address for the link, its parameter is named', async () => {
    const { browser } = await aPerson(server)
    for (const path of ['/account/verification', '/account/recovery']) {
      const { body } = await browser.send('POST', path, { email: 'a@exemple.fr' })
      expect(body).toMatchObject({ code: 400, message: 'Param "url" is not optional.' })
    }
    expect((await openBrowser(server).send('POST', '/account/verification', { url: VERIFY })).status).toBe(401)
  })
})

describe('recovery', () => {
  test('AUTH-4 the mailed link sets a new password, ends all sessions and verifies the address', async () => {
    const person = await aPerson(server)
    const mail = await recoveryMail(person)
    expect(mail.link.href).toMatch(/^http:\/\/localhost:3000\/reset-password\?userId=\w+&secret=[\w-]{43}&expire=2030-/)
    const weak = await recover({ ...secretIn(mail), password: 'short' })
    expect(weak.body.message).toMatch(/^Invalid `password` param/)
    const personal = await recover({ ...secretIn(mail), password: `Aa1 ${person.email}` })
    expect(personal.body.type).toBe('password_personal_data')
    const done = await recover({ ...secretIn(mail), password: NEW_PASSWORD })
    expect(done).toMatchObject({ status: 200, body: { userId: person.id, secret: '' } })
    expect((await person.browser.send('GET', '/account')).status).toBe(401)
    const browser = openBrowser(server)
    expect((await signIn(browser, person.email)).status).toBe(401)
    expect((await signIn(browser, person.email, NEW_PASSWORD)).status).toBe(201)
    expect((await browser.send('GET', '/account')).body.emailVerification).toBe(true)
    expect((await recover({ ...secretIn(mail), password: PASSWORD })).body).toMatchObject(INVALID)
  })

  test('FIND-7 a link says what it is good for, without being spent, and nothing of accounts', async () => {
    const person = await aPerson(server)
    const check = (body: object) => server.call('check-recovery-link', body)
    const link = secretIn(await recoveryMail(person))
    const good = { status: 200, body: { data: { expiresAt: expect.stringMatching(/^2030-/) } } }
    expect(await check(link)).toMatchObject(good)
    expect(await check(link)).toMatchObject(good)
    const wrong = await check({ ...link, secret: 'x' })
    expect(wrong).toMatchObject({ status: 401, body: { reason: 'token_invalid' } })
    expect(await check({ userId: 'nobody', secret: 'x' })).toEqual(wrong)
    const verification = secretIn(await verificationMail(person))
    expect(await check(verification)).toEqual(wrong)
    expect((await recover({ ...link, password: NEW_PASSWORD })).status).toBe(200)
    expect(await check(link)).toEqual(wrong)
    const later = secretIn(await recoveryMail(person))
    now += 3_600_000
    expect(await check(later)).toEqual(wrong)
  })

  test('AUTH-4 wire 5.3 nobody learns who has an account', async () => {
    const person = await aPerson(server)
    const ask = (email: string) => openBrowser(server).send('POST', '/account/recovery', { email, url: RESET })
    const known = await ask(person.email)
    const unknown = await ask('unknown@exemple.fr')
    expect(unknown.status).toBe(201)
    expect(Object.keys(unknown.body)).toEqual(Object.keys(known.body))
    for (const { body } of [known, unknown]) {
      expect(body).toMatchObject({ secret: '', phrase: '', userId: expect.stringMatching(/^[0-9a-f]{20}$/) })
      expect(body.userId).not.toBe(person.id)
    }
    await mailbox.next(person.email)
    expect(mailbox.mails.some(({ to }) => to === 'unknown@exemple.fr')).toBe(false)
  })

  test('AUTH-4 wire 5.3 of two tabs with the same link, one sets the password', async () => {
    const person = await aPerson(server)
    const mail = secretIn(await recoveryMail(person))
    const tabs = [PASSWORD, NEW_PASSWORD].map((password) => recover({ ...mail, password }))
    const statuses = (await Promise.all(tabs)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 401])
  })
})

describe('letters', () => {
  test('AUTH-9 a letter speaks the language of the request, in text and HTML, and names the person', async () => {
    const person = await aPerson(server, 'Zoé <b>&')
    const french = await verificationMail(person)
    expect(french.headers).toContain('Auto-Submitted: auto-generated')
    expect(french.headers).toMatch(/^From: .*<no-reply@localhost>/m)
    expect(french.text).toContain('Bonjour Zoé <b>&,')
    expect(french.text).toContain('valable 1 heure')
    expect(french.html).toContain('<html lang="fr">')
    expect(french.html).toContain('Zoé &#60;b&#62;&#38;')
    expect(french.html).toContain('name="viewport"')
    expect(french.html).toContain(french.link.href.replaceAll('&', '&#38;'))
    await askVerification(person, '/account/verification', { 'x-appwrite-locale': 'en' })
    const english = await mailbox.next(person.email)
    expect(english.text).toContain('Hello Zoé')
    expect(english.html).toContain('<html lang="en">')
    await openBrowser(server).send('POST', '/account/recovery', { email: person.email, url: RESET })
    expect((await mailbox.next(person.email)).text).toContain('nouveau mot de passe')
  })

  test('AUTH-9 a link keeps what its address had', async () => {
    const person = await aPerson(server)
    await person.browser.send('POST', '/account/verification', { url: `${VERIFY}?from=profile&secret=mine#top` })
    const { link } = await mailbox.next(person.email)
    expect(link.searchParams.getAll('secret')).toHaveLength(1)
    expect(link.searchParams.get('secret')).not.toBe('mine')
    expect([link.searchParams.get('from'), link.hash]).toEqual(['profile', '#top'])
  })

  test('AUTH-9 without a mail server, letters are files that only their owner can read', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tablee-outbox-'))
    const local = await startServer({ environment: { DATA_DIR: folder, MAIL_FROM: 'Tournois <nous@exemple.fr>' } })
    const person = await aPerson(local)
    expect((await askVerification(person)).status).toBe(201)
    const outbox = join(folder, 'outbox')
    const name = await vi.waitUntil(() => {
      try {
        return readdirSync(outbox).find((file) => file.endsWith('.eml'))
      } catch {
        return undefined
      }
    })
    expect(statSync(join(outbox, name)).mode & 0o777).toBe(0o600)
    const mail = readMail(readFileSync(join(outbox, name), 'utf8'), person.email)
    expect(mail.headers).toContain(`To: ${person.email}`)
    expect(mail.headers).toContain('From: Tournois <nous@exemple.fr>')
    const followed = await openBrowser(local).send('PUT', '/account/verification', secretIn(mail))
    expect(followed.status).toBe(200)
    await local.close()
    rmSync(folder, { recursive: true, force: true })
  })
})

test('AUTH-9 neither addresses nor links are written to the log', () => {
  const written = server.logLines.join('')
  const secrets = mailbox.mails.flatMap((mail) => secretIn(mail).secret ?? [])
  expect(secrets.length).toBeGreaterThan(5)
  for (const secret of [...secrets, '@exemple.fr']) expect(written).not.toContain(secret)
})

test('AUTH-9 the work of the letter begins after the answer, which an address of nobody gets as quickly', async () => {
  const { id, email } = await aPerson(server)
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const asked = await openBrowser(server).send('POST', '/account/recovery', { email, url: RESET })
  const token = await server.server.database.read((db) =>
    db.selectFrom('mailed_tokens').select('hash').where('account_id', '=', id).executeTakeFirst(),
  )
  vi.advanceTimersByTime(1000)
  vi.useRealTimers()
  expect([asked.status, token]).toEqual([201, { hash: null }])
  expect((await mailbox.next(email)).to).toBe(email)
})
