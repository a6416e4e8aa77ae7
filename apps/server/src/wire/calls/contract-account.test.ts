import { createHmac, randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase } from '../../database/testing/test-databases.ts'
import { startServer, type TestServer } from '../../testing/a-server.ts'
import {
  aPerson,
  type Browser,
  NEW_PASSWORD,
  openBrowser,
  PASSWORD,
  type Person,
  sessionOf,
  signIn,
} from '../../testing/an-account.ts'
import { type Mailbox, openMailbox } from '../../testing/mailbox.ts'

// Section 5 of the contract row by row; accounts.test.ts and mailed-links.test.ts go deeper.

const START = Date.parse('2099-01-16T12:00:00.000Z')
const MINUTE_MS = 60_000
const PAGE = 'http://localhost:3000/page'

let server: TestServer
let mailbox: Mailbox
let now = START

beforeAll(async () => {
  mailbox = await openMailbox()
  server = await startServer({
    environment: { SMTP_URL: mailbox.smtpUrl },
    world: { now: () => new Date(now), mailPausesMs: [10] },
  })
})
afterAll(async () => {
  await server.close()
  await mailbox.close()
})

async function mailedTo(person: Person, path: string, body: object): Promise<{ userId: string; secret: string }> {
  await person.browser.send('POST', path, body)
  const { searchParams } = (await mailbox.next(person.email)).link
  return { userId: searchParams.get('userId') ?? '', secret: searchParams.get('secret') ?? '' }
}

const USER = [
  ...['$createdAt', '$id', '$updatedAt', 'accessedAt', 'email', 'emailVerification', 'labels', 'mfa', 'name'],
  ...['passwordUpdate', 'phone', 'phoneVerification', 'prefs', 'registration', 'status', 'targets'],
]
const SESSION = [
  ...['$createdAt', '$id', '$updatedAt', 'clientCode', 'clientEngine', 'clientEngineVersion', 'clientName'],
  ...['clientType', 'clientVersion', 'countryCode', 'countryName', 'current', 'deviceBrand', 'deviceModel'],
  ...['deviceName', 'expire', 'factors', 'ip', 'mfaUpdatedAt', 'osCode', 'osName', 'osVersion', 'provider'],
  ...['providerAccessToken', 'providerAccessTokenExpiry', 'providerRefreshToken', 'providerUid', 'secret', 'userId'],
]
const TOKEN = ['$createdAt', '$id', 'expire', 'phrase', 'secret', 'userId']

type Call = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly body?: (person: Person) => object | Promise<object>
  readonly status: number
  /** Members of the answer; null without a body. */
  readonly members: readonly string[] | null
  /** Works without a session. */
  readonly isOpen?: true
}

const someone = () => ({ userId: 'unique()', email: `${crypto.randomUUID()}@exemple.fr`, password: PASSWORD })
const empty = () => ({})
const recovery = async (person: Person) => ({
  ...(await mailedTo(person, '/account/recovery', { email: person.email, url: PAGE })),
  password: NEW_PASSWORD,
})
const verification = (person: Person) => mailedTo(person, '/account/verification', { url: PAGE })

const CALLS: Readonly<Record<string, Call>> = {
  create: { method: 'POST', path: '/account', body: someone, status: 201, members: USER, isOpen: true },
  createEmailPasswordSession: {
    ...{ method: 'POST', path: '/account/sessions/email', status: 201, members: SESSION, isOpen: true },
    body: async () => ({ email: (await aPerson(server)).email, password: PASSWORD }),
  },
  get: { method: 'GET', path: '/account', status: 200, members: USER },
  getSession: { method: 'GET', path: '/account/sessions/current', status: 200, members: SESSION },
  listSessions: { method: 'GET', path: '/account/sessions', status: 200, members: ['sessions', 'total'] },
  deleteSession: { method: 'DELETE', path: '/account/sessions/current', body: empty, status: 204, members: null },
  deleteSessions: { method: 'DELETE', path: '/account/sessions', body: empty, status: 204, members: null },
  createVerification: {
    ...{ method: 'POST', path: '/account/verification', status: 201, members: TOKEN },
    body: () => ({ url: PAGE }),
  },
  'createEmailVerification (21.1)': {
    ...{ method: 'POST', path: '/account/verifications/email', status: 201, members: TOKEN },
    body: () => ({ url: PAGE }),
  },
  updateVerification: {
    ...{ method: 'PUT', path: '/account/verification', body: verification, status: 200, members: TOKEN, isOpen: true },
  },
  'updateEmailVerification (21.1)': {
    ...{ method: 'PUT', path: '/account/verifications/email', status: 200, members: TOKEN, isOpen: true },
    body: verification,
  },
  createRecovery: {
    ...{ method: 'POST', path: '/account/recovery', status: 201, members: TOKEN, isOpen: true },
    body: ({ email }) => ({ email, url: PAGE }),
  },
  updateRecovery: {
    ...{ method: 'PUT', path: '/account/recovery', body: recovery, status: 200, members: TOKEN, isOpen: true },
  },
  updatePassword: {
    ...{ method: 'PATCH', path: '/account/password', status: 200, members: USER },
    body: () => ({ password: NEW_PASSWORD, oldPassword: PASSWORD }),
  },
  updatePrefs: {
    ...{ method: 'PATCH', path: '/account/prefs', status: 200, members: USER },
    body: () => ({ prefs: { theme: 'dark' } }),
  },
  getPrefs: { method: 'GET', path: '/account/prefs', status: 200, members: [] },
  updateName: { method: 'PATCH', path: '/account/name', body: () => ({ name: 'Léa' }), status: 200, members: USER },
  updateEmail: {
    ...{ method: 'PATCH', path: '/account/email', status: 200, members: USER },
    body: () => ({ email: someone().email, password: PASSWORD }),
  },
  createJWT: { method: 'POST', path: '/account/jwts', body: empty, status: 201, members: ['jwt'] },
  'createJWT (14, 15)': { method: 'POST', path: '/account/jwt', body: empty, status: 201, members: ['jwt'] },
}

describe('wire 5.1 calls', () => {
  test.each(Object.entries(CALLS))('wire 5.1 %s', async (_name, call) => {
    const { method, path, body, status, members, isOpen } = call
    const person = await aPerson(server)
    const sent = await body?.(person)
    const guest: Browser = openBrowser(server)
    if (!isOpen) expect((await guest.send(method, path, sent)).body).toMatchObject(NO_SESSION)
    const answer = await (isOpen ? guest : person.browser).send(method, path, sent)
    expect(answer.status).toBe(status)
    expect(answer.body && Object.keys(answer.body).sort()).toEqual(members)
    if (members === TOKEN || members === SESSION) expect(answer.body.secret).toBe('')
    expect(answer.body === null ? '' : JSON.stringify(answer.body)).not.toMatch(/argon2|"password":|"hash/)
  })

  test('wire 5.1 ping', async () => {
    const { body, headers } = await server.send({ method: 'GET', url: '/v1/ping' })
    expect([body, headers['content-type']]).toEqual(['Pong!', 'text/plain; charset=utf-8'])
  })

  test.each([
    ...['/account/mfa', '/account/phone', '/account/anonymous', '/account/tokens/magic-url', '/account/tokens/phone'],
    ...['/account/sessions/anonymous', '/account/sessions/oauth2/google', '/account/sessions/token'],
  ])('wire 5.1 %s is not offered', async (path) => {
    expect((await openBrowser(server).send('POST', path, {})).body).toMatchObject({
      code: 404,
      type: 'general_route_not_found',
    })
  })
})

const NO_SESSION = { code: 401, type: 'general_unauthorized_scope' }

describe('wire 5.1 checks', () => {
  const wrong: readonly (readonly [string, object, string])[] = [
    ['an e-mail that is none', { email: 'zoe' }, 'general_argument_invalid'],
    ['a name of 129 characters', { name: 'x'.repeat(129) }, 'general_argument_invalid'],
    ['11 characters', { password: 'Aa1aaaaaaaa' }, 'general_argument_invalid'],
    ['257 characters', { password: `Aa1${'a'.repeat(254)}` }, 'general_argument_invalid'],
    ['no capital', { password: 'aaaaaaaaaaa1' }, 'general_argument_invalid'],
    ['no small letter', { password: 'AAAAAAAAAAA1' }, 'general_argument_invalid'],
    ['neither digit nor special character', { password: 'Aaaaaaaaaaaa' }, 'general_argument_invalid'],
    ['the name', { name: 'Camille', password: 'Xx1-camille-x' }, 'password_personal_data'],
    ['the e-mail', { email: 'lea@x.fr', password: 'Xx1-lea@x.fr-x' }, 'password_personal_data'],
    ['the local part', { email: 'camille@x.fr', password: 'Xx1-CAMILLE-x' }, 'password_personal_data'],
    ['the id', { userId: 'lea-2030', password: 'Xx1-lea-2030-x' }, 'password_personal_data'],
  ]
  test.each(wrong)('wire 5.1 at create: %s', async (_title, given, type) => {
    const { body } = await openBrowser(server).send('POST', '/account', { ...someone(), ...given })
    expect(body.type).toBe(type)
  })

  test('wire 5.1 a new password obeys the same rules wherever it is given', async () => {
    const person = await aPerson(server, 'Camille')
    const link = await mailedTo(person, '/account/recovery', { email: person.email, url: PAGE })
    for (const [password, type] of [
      ['aaaaaaaaaaa1', 'general_argument_invalid'],
      ['Xx1-camille-x', 'password_personal_data'],
    ] as const) {
      const changed = await person.browser.send('PATCH', '/account/password', { password, oldPassword: PASSWORD })
      const recovered = await openBrowser(server).send('PUT', '/account/recovery', { ...link, password })
      expect([changed.body.type, recovered.body.type]).toEqual([type, type])
    }
  })

  test('wire 5.1 preferences are a plain object of at most 64 KiB, and no source of rights', async () => {
    const { browser } = await aPerson(server)
    const give = async (prefs: unknown) => (await browser.send('PATCH', '/account/prefs', { prefs })).status
    expect(await give({ a: 'x'.repeat(65_536 - 8) })).toBe(200)
    for (const prefs of [{ a: 'x'.repeat(65_536 - 7) }, [], 'x', 7]) expect(await give(prefs)).toBe(400)
    expect(await give({ labels: ['eventOrganizer'] })).toBe(200)
    expect((await browser.send('GET', '/account')).body.labels).toEqual([])
  })
})

describe('wire 5.2 the session', () => {
  test('wire 5.2 the encoded session, of which the server keeps the hash only', async () => {
    const { browser, id } = await aPerson(server)
    const { id: named, secret } = JSON.parse(Buffer.from(sessionOf(browser), 'base64').toString())
    expect(named).toBe(id)
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
    const file = await server.database.open()
    const rows = await file.read((db) => db.selectFrom('sessions').selectAll().execute())
    await file.close()
    expect(JSON.stringify(rows)).not.toContain(secret)
  })

  test('wire 5.2 it lasts one year, and is nobody’s afterwards, without an error', async () => {
    const { browser } = await aPerson(server)
    const { body } = await browser.send('GET', '/account/sessions/current')
    expect(Date.parse(body.expire) - now).toBe(365 * 1440 * MINUTE_MS)
    now = Date.parse(body.expire) - 1
    expect((await browser.send('GET', '/account')).status).toBe(200)
    now += 1
    expect((await browser.send('GET', '/account')).body).toMatchObject(NO_SESSION)
    expect((await browser.send('GET', '/databases/tablee/collections/tournaments/documents')).status).toBe(200)
    now = START
  })

  test('wire 5.2 a recovery ends all sessions, a new password all but the current one', async () => {
    const person = await aPerson(server)
    const phone = openBrowser(server)
    await signIn(phone, person.email)
    await person.browser.send('PATCH', '/account/password', { password: NEW_PASSWORD, oldPassword: PASSWORD })
    expect((await person.browser.send('GET', '/account')).status).toBe(200)
    expect((await phone.send('GET', '/account')).status).toBe(401)
    const link = await mailedTo(person, '/account/recovery', { email: person.email, url: PAGE })
    await openBrowser(server).send('PUT', '/account/recovery', { ...link, password: `${NEW_PASSWORD}!` })
    expect((await person.browser.send('GET', '/account')).status).toBe(401)
  })
})

describe('wire 5.3 mails', () => {
  test('wire 5.3 the link is the given address with userId, secret and expire', async () => {
    const person = await aPerson(server)
    const { body } = await person.browser.send('POST', '/account/verification', { url: `${PAGE}?from=mail#top` })
    const { link } = await mailbox.next(person.email)
    expect(link.href.startsWith(`${PAGE}?from=mail&`)).toBe(true)
    expect([...link.searchParams.keys()]).toEqual(['from', 'userId', 'secret', 'expire'])
    expect(link.searchParams.get('userId')).toBe(person.id)
    expect(Buffer.from(link.searchParams.get('secret') ?? '', 'base64url')).toHaveLength(32)
    expect([link.searchParams.get('expire'), body.expire]).toEqual(Array(2).fill('2099-01-16T13:00:00.000+00:00'))
  })

  test('wire 5.3 it is good for an hour', async () => {
    const person = await aPerson(server)
    const link = await verification(person)
    now += 60 * MINUTE_MS
    const follow = () => openBrowser(server).send('PUT', '/account/verification', link)
    expect((await follow()).body.type).toBe('user_invalid_token')
    now -= 1
    expect((await follow()).status).toBe(200)
    now = START
  })

  test('wire 5.3 without a mail server mails go to the outbox; where they are turned off, that is said', async () => {
    const outbox = await startServer()
    expect((await (await aPerson(outbox)).browser.send('POST', '/account/verification', { url: PAGE })).status).toBe(
      201,
    )
    await outbox.close()
    const silent = await startServer({ environment: { SMTP_URL: 'off' } })
    const { browser, email } = await aPerson(silent)
    const known = await browser.send('POST', '/account/recovery', { email, url: PAGE })
    const unknown = await browser.send('POST', '/account/recovery', { email: 'nobody@exemple.fr', url: PAGE })
    expect(known.body).toMatchObject({ code: 503, type: 'general_smtp_disabled' })
    expect(known.body.message).toBe('Ce serveur n’envoie pas d’e-mails. Adressez-vous à la personne qui le gère.')
    expect(unknown.body).toEqual(known.body)
    expect((await browser.send('POST', '/account/verification', { url: PAGE })).body).toEqual(known.body)
    expect((await browser.send('POST', '/account/recovery', { email, url: 'http://evil.example' })).status).toBe(400)
    await silent.close()
  })
})

describe('wire 5.4 tokens of fifteen minutes', () => {
  const asToken = (jwt: string) => ({ 'x-appwrite-jwt': jwt })
  const tokenOf = async ({ browser }: Person) => (await browser.send('POST', '/account/jwts', {})).body.jwt as string
  const who = (target: TestServer, jwt: string) => openBrowser(target).send('GET', '/account', undefined, asToken(jwt))

  test('wire 5.4 JWT: HS256, with userId and sessionId', async () => {
    const person = await aPerson(server)
    const [header, claims] = (await tokenOf(person))
      .split('.', 2)
      .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()))
    const { body } = await person.browser.send('GET', '/account/sessions/current')
    expect(header).toEqual({ typ: 'JWT', alg: 'HS256' })
    expect(claims).toMatchObject({ userId: person.id, sessionId: body.$id, exp: now / 1000 + 900 })
  })

  test('wire 5.4 JWT: good for fifteen minutes', async () => {
    const person = await aPerson(server)
    const jwt = await tokenOf(person)
    now += 15 * MINUTE_MS - 1000
    expect((await who(server, jwt)).body.$id).toBe(person.id)
    now += 1000
    expect((await who(server, jwt)).body).toMatchObject({ code: 401, type: 'user_jwt_invalid' })
    now = START
  })

  test('wire 5.4 JWT: dies with its session, however that ends', async () => {
    const person = await aPerson(server)
    const phone = openBrowser(server)
    await signIn(phone, person.email)
    const jwt = (await phone.send('POST', '/account/jwts', {})).body.jwt
    expect((await who(server, jwt)).status).toBe(200)
    await person.browser.send('PATCH', '/account/password', { password: NEW_PASSWORD, oldPassword: PASSWORD })
    expect((await who(server, jwt)).body.type).toBe('user_jwt_invalid')
  })

  test('wire 5.4 JWT: outlives a restart, by a key that is kept with the data', async () => {
    const own = await startServer()
    const person = await aPerson(own)
    const jwt = await tokenOf(person)
    await own.restart()
    expect((await who(own, jwt)).body.$id).toBe(person.id)
    await own.close()
    const other = await startServer()
    expect((await who(other, jwt)).body.type).toBe('user_jwt_invalid')
    await other.close()
  })

  test('wire 5.4 JWT: the key that the version before kept in a file goes on signing', async () => {
    const database = await createTestDatabase('sqlite')
    const key = randomBytes(32)
    writeFileSync(join(database.folder, 'token.key'), key)
    const after = await startServer({ database })
    const [head, body, signature] = (await tokenOf(await aPerson(after))).split('.')
    expect(createHmac('sha256', key).update(`${head}.${body}`).digest('base64url')).toBe(signature)
    await after.close()
    await database.remove()
  })
})
