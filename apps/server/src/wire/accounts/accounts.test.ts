import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPasswordHasher } from '../../features/accounts/password-hasher.ts'
import { startServer, type TestServer } from '../../testing/a-server.ts'
import { aPerson, NEW_PASSWORD, openBrowser, PASSWORD, sessionOf, signIn } from '../../testing/an-account.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const USER_MEMBERS = [
  '$createdAt',
  '$id',
  '$updatedAt',
  'accessedAt',
  'email',
  'emailVerification',
  'labels',
  'mfa',
  'name',
  'passwordUpdate',
  'phone',
  'phoneVerification',
  'prefs',
  'registration',
  'status',
  'targets',
]
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00$/

const register = (body: object, headers = {}) => openBrowser(server).send('POST', '/account', body, headers)

describe('registering', () => {
  test('AUTH-1 API-3 wire 5.4 an account has exactly the members of the protocol, and is not signed in yet', async () => {
    const browser = openBrowser(server)
    const { status, body, headers } = await browser.send('POST', '/account', {
      userId: 'zoe-1',
      email: 'Zoe@Exemple.FR',
      password: PASSWORD,
      name: '  Zoé  ',
    })
    expect(status).toBe(201)
    expect(Object.keys(body).sort()).toEqual(USER_MEMBERS)
    expect(body).toMatchObject({ $id: 'zoe-1', email: 'zoe@exemple.fr', name: 'Zoé', labels: [], prefs: {} })
    expect(body).toMatchObject({ emailVerification: false, status: true, mfa: false, targets: [] })
    expect(body.$createdAt).toMatch(MOMENT)
    expect(headers['set-cookie']).toBeUndefined()
    expect(JSON.stringify(body)).not.toContain('argon2')
    expect((await browser.send('GET', '/account')).status).toBe(401)
  })

  test('AUTH-3 a password costs what OWASP names, unless a test asks for less', async () => {
    const real = await startServer({ world: { passwordCost: undefined } })
    try {
      const { id } = await aPerson(real)
      const [account] = await real.server.database.read((db) =>
        db.selectFrom('accounts').select('password_hash').where('id', '=', id).execute(),
      )
      expect(account?.password_hash).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
    } finally {
      await real.close()
    }
  })

  test('AUTH-1 id and address are taken once, whatever the case', async () => {
    await register({ userId: 'taken-id', email: 'taken@exemple.fr', password: PASSWORD })
    const sameEmail = await register({ userId: 'unique()', email: 'TAKEN@exemple.fr', password: PASSWORD })
    expect(sameEmail).toMatchObject({ status: 409, body: { type: 'user_already_exists', code: 409 } })
    const sameId = await register({ userId: 'taken-id', email: 'free@exemple.fr', password: PASSWORD })
    expect(sameId).toMatchObject({ status: 409, body: { type: 'user_already_exists' } })
  })

  test('AUTH-1 a name is optional and at most 128 characters', async () => {
    expect((await register({ userId: 'unique()', email: 'n1@exemple.fr', password: PASSWORD })).body.name).toBe('')
    const name = 'x'.repeat(128)
    expect((await register({ userId: 'unique()', email: 'n2@exemple.fr', password: PASSWORD, name })).status).toBe(201)
    const long = await register({ userId: 'unique()', email: 'n3@exemple.fr', password: PASSWORD, name: `${name}x` })
    expect(long.body).toMatchObject({ code: 400, type: 'general_argument_invalid' })
    expect(long.body.message).toMatch(/^Invalid `name` param: /)
  })

  test.each([
    ['userId', { userId: undefined }],
    ['email', { email: undefined }],
    ['password', { password: null }],
  ])('API-5 a missing %s is named', async (name, change) => {
    const { body } = await register({ userId: 'unique()', email: 'm@exemple.fr', password: PASSWORD, ...change })
    expect(body).toEqual({
      message: `Param "${name}" is not optional.`,
      code: 400,
      type: 'general_argument_invalid',
      version: expect.any(String),
    })
  })

  test.each([
    ['userId', '-starts-with-a-dash'],
    ['userId', 'x'.repeat(37)],
    ['userId', 12],
    ['email', 'nobody'],
    ['email', ['a@b.fr']],
    ['password', 'Abcdefghij1'],
    ['password', 'abcdefghijk1'],
    ['password', `Aa1${'x'.repeat(254)}`],
    ['password', 42],
    ['name', { first: 'Zoé' }],
  ])('API-5 AUTH-2 an invalid %s is named (%#)', async (name, value) => {
    const { status, body } = await register({
      userId: 'unique()',
      email: 'i@exemple.fr',
      password: PASSWORD,
      [name]: value,
    })
    expect(status).toBe(400)
    expect(body.type).toBe('general_argument_invalid')
    expect(body.message).toMatch(new RegExp(`^Invalid \`${name}\` param: \\S`))
  })

  test('AUTH-2 personal data in the password has a type of its own, and a sentence in each language', async () => {
    const person = {
      userId: 'unique()',
      email: 'jean.valjean@exemple.fr',
      password: 'Jean.Valjean 24601',
      name: 'Jean',
    }
    const french = await register(person)
    expect(french.body).toMatchObject({ code: 400, type: 'password_personal_data', reason: 'password_personal_data' })
    expect(french.body.fields.password).toContain('mot de passe')
    const english = await register(person, { 'x-appwrite-locale': 'en' })
    expect(english.body.message).toContain('The password must contain neither')
  })

  test.each(['text', '[]', 'null', '12'])('API-5 the body %s is refused', async (body) => {
    const answer = await server.send({ method: 'POST', url: '/v1/account', payload: body })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ type: 'general_argument_invalid' })
  })
})

describe('signing in and out', () => {
  test('AUTH-7 wire 5.2 the cookie is the session; it ends on the server', async () => {
    const { browser, id, email } = await aPerson(server)
    const cookie = browser.cookie()
    const account = await browser.send('GET', '/account')
    expect(account).toMatchObject({ status: 200, body: { $id: id, email } })
    const out = await browser.send('DELETE', '/account/sessions/current', {})
    expect(out).toMatchObject({ status: 204, body: null })
    expect(out.headers['set-cookie']).toMatch(/^a_session_tablee=; Path=\/; Expires=Thu, 01 Jan 1970/)
    expect(out.headers['x-fallback-cookies']).toBe('[]')
    const again = await openBrowser(server).send('GET', '/account', undefined, { cookie })
    expect(again.body).toMatchObject({
      code: 401,
      type: 'general_unauthorized_scope',
      message: 'User (role: guests) missing scope (account)',
    })
  })

  test('AUTH-3 API-3 wire 5.4 a session has every member of the protocol and lasts one year', async () => {
    const { browser, email } = await aPerson(server)
    const { body } = await browser.send('GET', '/account/sessions/current')
    expect(Object.keys(body)).toHaveLength(29)
    expect(body).toMatchObject({
      provider: 'email',
      providerUid: email,
      current: true,
      secret: '',
      factors: ['password'],
    })
    const days = (Date.parse(body.expire) - Date.parse(body.$createdAt)) / 86_400_000
    expect(days).toBe(365)
    expect((await browser.send('GET', `/account/sessions/${body.$id}`)).body).toEqual(body)
  })

  test('AUTH-3 wire 5.1 a wrong password, an unknown address and no address at all are refused with the same words', async () => {
    const { email } = await aPerson(server)
    const wrong = await signIn(openBrowser(server), email, 'Mot de passe 43')
    const unknown = await signIn(openBrowser(server), 'nobody@exemple.fr')
    const noAddress = await signIn(openBrowser(server), 'nobody', '')
    expect(wrong.body).toMatchObject({ code: 401, type: 'user_invalid_credentials' })
    expect(unknown.body).toEqual(wrong.body)
    expect(noAddress.body).toEqual(wrong.body)
  })

  test('AUTH-3 the address is found whatever its case, the password counts by its letters', async () => {
    const { email } = await aPerson(server)
    expect((await signIn(openBrowser(server), ` ${email.toUpperCase()} `)).status).toBe(201)
    expect((await signIn(openBrowser(server), email, PASSWORD.toUpperCase())).status).toBe(401)
    expect((await signIn(openBrowser(server), email, PASSWORD.normalize('NFD'))).status).toBe(201)
  })

  test('AUTH-7 whoever is signed in signs out first', async () => {
    const { browser, email } = await aPerson(server)
    expect((await signIn(browser, email)).body).toMatchObject({ code: 401, type: 'user_session_already_exists' })
  })

  test('AUTH-7 of two tabs, one signs out and the other is nobody', async () => {
    const { browser } = await aPerson(server)
    const otherTab = { cookie: browser.cookie() }
    await browser.send('DELETE', '/account/sessions/current', {})
    const prefs = await openBrowser(server).send('PATCH', '/account/prefs', { prefs: {} }, otherTab)
    expect(prefs.body).toMatchObject({ code: 401, type: 'general_unauthorized_scope' })
    const ended = await openBrowser(server).send('DELETE', '/account/sessions/current', {}, otherTab)
    expect(ended.status).toBe(401)
  })

  test('AUTH-7 sessions are listed, ended one by one, and all at once', async () => {
    const { browser, email } = await aPerson(server)
    const phone = openBrowser(server)
    const agent = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'
    await phone.send('POST', '/account/sessions/email', { email, password: PASSWORD }, { 'user-agent': agent })
    const { body } = await browser.send('GET', '/account/sessions')
    expect(body.total).toBe(2)
    const [newest, oldest] = body.sessions
    expect(newest).toMatchObject({ current: false, clientName: 'Chrome', osName: 'Android' })
    expect(oldest).toMatchObject({ current: true })
    const ended = await browser.send('DELETE', `/account/sessions/${newest.$id}`, {})
    expect(ended.status).toBe(204)
    expect(ended.headers['set-cookie']).toBeUndefined()
    expect((await phone.send('GET', '/account')).status).toBe(401)
    await signIn(phone, email)
    expect((await phone.send('DELETE', '/account/sessions', {})).status).toBe(204)
    expect((await browser.send('GET', '/account')).status).toBe(401)
  })

  test("AUTH-7 nobody sees or ends another one's session", async () => {
    const zoe = await aPerson(server)
    const ana = await aPerson(server)
    const { body } = await zoe.browser.send('GET', '/account/sessions/current')
    for (const method of ['GET', 'DELETE'] as const) {
      const answer = await ana.browser.send(
        method,
        `/account/sessions/${body.$id}`,
        method === 'DELETE' ? {} : undefined,
      )
      expect(answer.body).toMatchObject({ code: 404, type: 'user_session_not_found' })
    }
    expect((await zoe.browser.send('GET', '/account')).status).toBe(200)
  })

  test('AUTH-7 wire 5.2 the eleventh session ends the oldest', async () => {
    const { browser, email } = await aPerson(server)
    for (let number = 0; number < 10; number++) await signIn(openBrowser(server), email)
    expect((await browser.send('GET', '/account')).status).toBe(401)
    const last = openBrowser(server)
    await signIn(last, email)
    expect((await last.send('GET', '/account/sessions')).body.total).toBe(10)
  })

  test('AUTH-7 wire 5.2 a session that is malformed, forged or foreign is nobody, never an error', async () => {
    const { browser, id } = await aPerson(server)
    const other = await aPerson(server)
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64')
    const { secret } = JSON.parse(Buffer.from(sessionOf(browser), 'base64').toString())
    const forged = ['', '%', 'x'.repeat(9000), encode(null), encode({ id }), encode({ id, secret: '' })]
    forged.push(encode({ id, secret: `${secret}x` }), encode({ id: other.id, secret }), encode({ id: [id], secret }))
    for (const session of forged) {
      const cookie = `a_session_tablee=${session}`
      expect((await server.send({ method: 'GET', url: '/v1/account', headers: { cookie } })).statusCode).toBe(401)
      expect((await server.send({ method: 'GET', url: '/v1/ping', headers: { cookie } })).statusCode).toBe(200)
    }
  })
})

describe('the session on the wire', () => {
  const cookieAt = async (headers: Record<string, string>, target = server) => {
    const { email } = await aPerson(target)
    return openBrowser(target).send('POST', '/account/sessions/email', { email, password: PASSWORD }, headers)
  }

  test('API-3 wire 5.2 beside the cookie a copy for programs and pages elsewhere, none for our own page', async () => {
    const program = await cookieAt({})
    const [cookie = ''] = String(program.headers['set-cookie']).split(';')
    const encoded = decodeURIComponent(cookie.replace('a_session_tablee=', ''))
    expect(JSON.parse(String(program.headers['x-fallback-cookies']))).toEqual({ a_session_tablee: encoded })
    expect(JSON.parse(Buffer.from(encoded, 'base64').toString())).toEqual({
      id: program.body.userId,
      secret: expect.stringMatching(/^[\w-]{43}$/),
    })
    const ownPage = await cookieAt({ origin: 'http://tablee.test', host: 'tablee.test' })
    expect(ownPage.status).toBe(201)
    expect(ownPage.headers['x-fallback-cookies']).toBeUndefined()
    expect(ownPage.headers['set-cookie']?.[0]).toMatch(/; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/)
  })

  test('API-3 wire 5.2 over https the cookie is for https only, and crosses sites only when configured', async () => {
    const secure = await startServer({ environment: { PUBLIC_URL: 'https://tournois.example' } })
    expect((await cookieAt({}, secure)).headers['set-cookie']?.[0]).toMatch(/HttpOnly; Secure; SameSite=Lax$/)
    await secure.close()
    const environment = {
      PUBLIC_URL: 'https://api.example',
      ALLOWED_ORIGINS: 'https://tournois.example',
      CROSS_SITE_COOKIES: 'on',
    }
    const cross = await startServer({ environment })
    const answer = await cookieAt({ origin: 'https://tournois.example' }, cross)
    expect(answer.headers['set-cookie']?.[0]).toMatch(/HttpOnly; Secure; SameSite=None$/)
    expect(answer.headers['x-fallback-cookies']).toBeDefined()
    await cross.close()
  })

  test('API-3 wire 5.2 the cookie is believed first, then the header, then the fallback', async () => {
    const [one, two, three] = [await aPerson(server), await aPerson(server), await aPerson(server)]
    const fallback = JSON.stringify({ a_session_tablee: sessionOf(three.browser) })
    const all = {
      cookie: one.browser.cookie(),
      'x-appwrite-session': sessionOf(two.browser),
      'x-fallback-cookies': fallback,
    }
    const who = async (headers: Record<string, string>) =>
      (await openBrowser(server).send('GET', '/account', undefined, headers)).body.$id
    expect(await who(all)).toBe(one.id)
    const { cookie: _, ...withoutCookie } = all
    expect(await who(withoutCookie)).toBe(two.id)
    expect(await who({ 'x-fallback-cookies': fallback })).toBe(three.id)
    for (const broken of ['[]', '{', 'null', '{"a_session_tablee":7}'])
      expect(await who({ 'x-fallback-cookies': broken })).toBeUndefined()
  })

  test('API-3 wire 5.2 a JWT replaces the user, and dies with its session', async () => {
    const { browser, id } = await aPerson(server)
    const other = await aPerson(server)
    const { status, body } = await browser.send('POST', '/account/jwts', {})
    expect(status).toBe(201)
    const headers = { 'x-appwrite-jwt': body.jwt }
    expect((await other.browser.send('GET', '/account', undefined, headers)).body.$id).toBe(id)
    const [header, , signature] = body.jwt.split('.')
    const payload = Buffer.from(JSON.stringify({ userId: other.id, sessionId: 'x', exp: 4e9 })).toString('base64url')
    for (const jwt of ['x', `${header}.${payload}.${signature}`, `${body.jwt}x`, `${body.jwt}.x`]) {
      const forged = await openBrowser(server).send('GET', '/account', undefined, { 'x-appwrite-jwt': jwt })
      expect(forged.body).toMatchObject({ code: 401, type: 'user_jwt_invalid' })
    }
    await browser.send('DELETE', '/account/sessions/current', {})
    const dead = await openBrowser(server).send('GET', '/account', undefined, headers)
    expect(dead.body).toMatchObject({ code: 401, type: 'user_jwt_invalid' })
  })

  test('API-5 a page of another site cannot act with the cookie', async () => {
    const { browser } = await aPerson(server)
    for (const origin of ['https://evil.example', 'null']) {
      const answer = await browser.send('PATCH', '/account/name', { name: 'Volée' }, { origin })
      expect(answer.body).toMatchObject({ code: 403, type: 'general_unknown_origin' })
    }
    expect((await browser.send('GET', '/account')).body.name).toBe('Zoé')
  })

  test.each(['/account/sessions/anonymous', '/account/sessions/oauth2/google', '/account/mfa', '/account/phone'])(
    'AUTH-5 %s is not offered',
    async (path) => {
      const { body } = await openBrowser(server).send('POST', path, {})
      expect(body).toMatchObject({ code: 404, type: 'general_route_not_found' })
    },
  )
})

describe('changing the account', () => {
  test('AUTH-6 preferences are replaced as a whole', async () => {
    const { browser } = await aPerson(server)
    const prefs = { firstName: 'Zoé', lastName: 'Martin', nested: { list: [1, null, '\u0000'] } }
    expect((await browser.send('PATCH', '/account/prefs', { prefs })).body.prefs).toEqual(prefs)
    expect((await browser.send('GET', '/account/prefs')).body).toEqual(prefs)
    await browser.send('PATCH', '/account/prefs', { prefs: { location: 'Lyon' } })
    expect((await browser.send('GET', '/account/prefs')).body).toEqual({ location: 'Lyon' })
    const large = { prefs: { text: 'é'.repeat(32_800) } }
    for (const refused of [large, { prefs: [] }, { prefs: 'text' }, { prefs: 7 }]) {
      const { body } = await browser.send('PATCH', '/account/prefs', refused)
      expect(body.type).toBe('general_argument_invalid')
      expect(body.message).toMatch(/^Invalid `prefs` param: /)
    }
    const deep = `${'{"prefs":'.repeat(20_000)}1${'}'.repeat(20_000)}`
    const tooDeep = await server.send({
      method: 'PATCH',
      url: '/v1/account/prefs',
      payload: deep,
      headers: { cookie: browser.cookie() },
    })
    expect(tooDeep.statusCode).toBe(400)
    expect((await browser.send('PATCH', '/account/prefs', {})).body.message).toBe('Param "prefs" is not optional.')
    expect((await browser.send('GET', '/account/prefs')).body).toEqual({ location: 'Lyon' })
  })

  test('AUTH-10 wire 5.1 no call writes labels', async () => {
    const { browser } = await aPerson(server)
    await browser.send('PATCH', '/account/prefs', { prefs: { labels: ['eventOrganizer'] }, labels: ['eventOrganizer'] })
    await browser.send('PATCH', '/account/name', { name: 'Zoé', labels: ['eventOrganizer'] })
    expect((await browser.send('GET', '/account')).body.labels).toEqual([])
  })

  test('AUTH-6 the name changes, and is not blank', async () => {
    const { browser } = await aPerson(server)
    expect((await browser.send('PATCH', '/account/name', { name: ' Zoé  M. ' })).body.name).toBe('Zoé M.')
    expect((await browser.send('PATCH', '/account/name', { name: ' ' })).body.message).toMatch(/^Invalid `name` param/)
  })

  test('AUTH-6 a new password needs the old one, differs from it, and ends the other sessions', async () => {
    const { browser, email } = await aPerson(server)
    const other = openBrowser(server)
    await signIn(other, email)
    const change = (password: string, oldPassword?: string) =>
      browser.send('PATCH', '/account/password', { password, ...(oldPassword === undefined ? {} : { oldPassword }) })
    expect((await change(NEW_PASSWORD, 'wrong')).body).toMatchObject({ code: 401, type: 'user_invalid_credentials' })
    expect((await change(NEW_PASSWORD)).body).toMatchObject({ code: 401, type: 'user_invalid_credentials' })
    expect((await change(PASSWORD, PASSWORD)).body).toMatchObject({ code: 400, type: 'password_recently_used' })
    expect((await change('short', PASSWORD)).body.message).toMatch(/^Invalid `password` param/)
    expect((await change(`X1 ${email}`, PASSWORD)).body.type).toBe('password_personal_data')
    expect((await change(NEW_PASSWORD, PASSWORD)).status).toBe(200)
    expect((await browser.send('GET', '/account')).status).toBe(200)
    expect((await other.send('GET', '/account')).status).toBe(401)
    expect((await signIn(other, email)).status).toBe(401)
    expect((await signIn(other, email, NEW_PASSWORD)).status).toBe(201)
  })

  test('AUTH-6 a new address needs the password, is free, and is unverified', async () => {
    const { browser } = await aPerson(server)
    const { email: taken } = await aPerson(server)
    const change = (email: string, password: string) => browser.send('PATCH', '/account/email', { email, password })
    expect((await change('zoe.neuve@exemple.fr', 'x')).body).toMatchObject({ code: 401 })
    expect((await change(taken, PASSWORD)).body).toMatchObject({ code: 409, type: 'user_already_exists' })
    expect((await change('nobody', PASSWORD)).body.message).toMatch(/^Invalid `email` param/)
    const changed = await change('Zoe.Neuve@exemple.fr', PASSWORD)
    expect(changed.body).toMatchObject({ email: 'zoe.neuve@exemple.fr', emailVerification: false })
    expect((await signIn(openBrowser(server), 'zoe.neuve@exemple.fr')).status).toBe(201)
  })
})

describe('one of the first passwords that anybody would try', () => {
  const EASY = ['Motdepasse123', 'Azertyuiop123!', 'Password1234!', 'P@ssw0rd123456', 'Tablée-2026!!!', 'Aaaaaaaaaaaa1']
  const refused = (password: string) => ({
    password,
    answer: { code: 400, type: 'general_argument_invalid', reason: 'password_guessable' },
  })

  test.each(EASY.map(refused))('FIND-7 is refused where it is chosen: $password', async ({ password, answer }) => {
    const { browser } = await aPerson(server)
    const made = await openBrowser(server).send('POST', '/account', {
      ...{ userId: 'unique()', email: 'facile@exemple.fr', name: 'Zoé', password },
    })
    expect(made.body).toMatchObject(answer)
    expect(made.body.message).toMatch(/^Invalid `password` param: Ce mot de passe est l’un des premiers/)
    expect(made.body.fields.password).toContain('trois ou quatre mots')
    const changed = await browser.send('PATCH', '/account/password', { password, oldPassword: PASSWORD })
    expect(changed.body).toMatchObject(answer)
  })

  test('FIND-7 still lets those in who have it', async () => {
    const { browser, id, email } = await aPerson(server)
    const passwordHash = await createPasswordHasher({ mostAtOnce: 1 }).hash('Motdepasse123')
    await server.server.database.inTransaction(({ db }) =>
      db.updateTable('accounts').set({ password_hash: passwordHash }).where('id', '=', id).execute(),
    )
    const again = openBrowser(server)
    expect((await signIn(again, email, 'Motdepasse123')).status).toBe(201)
    const { body } = await browser.send('PATCH', '/account/password', {
      ...{ password: 'Quatre Chevaux Verts 7', oldPassword: 'Motdepasse123' },
    })
    expect(body.email).toBe(email)
  })
})

test('AUTH-3 nothing secret is written to the log', () => {
  const written = server.logLines.join('')
  for (const secret of [PASSWORD, NEW_PASSWORD, 'argon2', 'a_session_tablee', '@exemple.fr'])
    expect(written).not.toContain(secret)
})
