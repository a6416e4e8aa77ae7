import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createTournament,
  DOCUMENTS,
  documentUrl,
  ORGANIZER,
  type Played,
  startServer,
  startTournament,
  type TestServer,
} from '../../testing/a-server.ts'
import { aPerson, openBrowser, PASSWORD, type Person, sessionOf, signIn } from '../../testing/an-account.ts'
import { anEvent, anOrganizer, EVENT, sessionHeaders } from '../../testing/an-event.ts'
import { STATUS_OF_TYPE } from '../protocol-error.ts'

// Contract rows not covered by other tests here, by section.

const LAST_EVENTS = '/v1/functions/get-last-advanced-event/executions'

let server: TestServer
let zoe: Person
let organizer: Person
let waiting: Played
let running: Played
let event: Played

beforeAll(async () => {
  server = await startServer()
  zoe = await aPerson(server)
  organizer = await anOrganizer(server)
  waiting = await createTournament(server, 2)
  running = await startTournament(server, 2)
  event = await anEvent(server, organizer)
})
afterAll(() => server.close())

type Request = Parameters<TestServer['send']>[0]

async function ask(method: Request['method'], url: string, more: Omit<Request, 'method' | 'url'> = {}) {
  const answer = await server.send({ method, url, ...more })
  return { status: answer.statusCode, headers: answer.headers, body: answer.body === '' ? null : answer.json() }
}

describe('wire 2 transport', () => {
  test('wire 2.1 headers that promise rights grant none', async () => {
    const headers = {
      'x-appwrite-dev-key': 'x',
      'x-appwrite-key': 'x',
      'x-appwrite-mode': 'admin',
      'x-appwrite-impersonate-user-id': zoe.id,
      'x-appwrite-impersonate-user-email': zoe.email,
    }
    expect((await ask('GET', '/v1/account', { headers })).body.type).toBe('general_unauthorized_scope')
    const registrations = '/v1/databases/tablee/collections/registrations/documents'
    expect((await ask('GET', registrations, { headers })).body.total).toBe(0)
  })

  test('wire 2.1 every client gets the same answer, whatever format it wishes', async () => {
    const answers = ['1.0.0', '1.4.0', '1.6.0', '1.9.5', '2.0.0', 'x'].map(async (format) => {
      const { body, headers } = await ask('GET', documentUrl(waiting.id), {
        headers: { 'x-appwrite-response-format': format, 'x-sdk-version': '99.0.0' },
      })
      expect(headers['x-appwrite-warning']).toBeUndefined()
      return JSON.stringify(body)
    })
    expect(new Set(await Promise.all(answers)).size).toBe(1)
  })

  test('wire 2.1 a reading may name a content type, a deletion carries an empty object or nothing', async () => {
    expect((await ask('GET', DOCUMENTS, { headers: { 'content-type': 'application/json' } })).status).toBe(200)
    for (const payload of ['{}', '']) {
      const { browser } = await aPerson(server)
      const headers = { cookie: browser.cookie() }
      expect((await ask('DELETE', '/v1/account/sessions/current', { headers, payload })).status).toBe(204)
    }
  })

  test('wire 2.1 the session travels as cookie, as header and as fallback', async () => {
    const session = sessionOf(zoe.browser)
    for (const headers of [
      { cookie: zoe.browser.cookie() },
      { 'x-appwrite-session': session },
      { 'x-fallback-cookies': JSON.stringify({ a_session_tablee: session }) },
    ]) {
      expect((await ask('GET', '/v1/account', { headers: { ...headers } })).body.$id).toBe(zoe.id)
    }
  })

  test('wire 2.2 every answer is JSON in UTF-8 and is kept by nobody, but for what says the same to everybody', async () => {
    const registrations = DOCUMENTS.replace('tournaments', 'registrations')
    for (const url of [registrations, '/v1/account', '/v1/nowhere', '/v1/product']) {
      const { headers } = await ask('GET', url)
      expect(headers['content-type']).toBe('application/json; charset=utf-8')
      expect(headers['cache-control']).toBe('no-store')
      expect(headers.etag).toBeUndefined()
    }
    for (const url of [documentUrl(waiting.id), DOCUMENTS]) {
      const { headers } = await ask('GET', url)
      expect(headers['content-type']).toBe('application/json; charset=utf-8')
      expect(headers['cache-control']).toBe('no-cache')
      expect(headers.etag).toMatch(/^W\/"[\w-]{27}"$/)
    }
  })

  test('wire 2.3 a page that is allowed may send and see what the protocol needs', async () => {
    const { status, headers } = await ask('OPTIONS', DOCUMENTS, { headers: { origin: 'http://localhost:3000' } })
    expect(status).toBe(204)
    expect(headers.vary).toContain('Origin')
    expect(headers['access-control-expose-headers']).toBe('X-Appwrite-Session, X-Fallback-Cookies, Retry-After')
    expect(headers['access-control-allow-methods']).toBe('GET, POST, PUT, PATCH, DELETE')
    expect(String(headers['access-control-allow-headers']).split(', ')).toEqual([
      ...['Accept', 'Origin', 'Content-Type', 'Content-Range', 'Range', 'Cache-Control', 'Expires', 'Pragma'],
      ...['X-Requested-With', 'X-Appwrite-Project', 'X-Appwrite-Locale', 'X-Appwrite-Mode', 'X-Appwrite-JWT'],
      ...['X-Appwrite-Response-Format', 'X-Appwrite-Timeout', 'X-Appwrite-ID', 'X-Appwrite-Timestamp'],
      ...['X-Appwrite-Session', 'X-Appwrite-Dev-Key', 'X-Appwrite-Platform', 'X-Fallback-Cookies', 'X-SDK-Version'],
      ...['X-SDK-Name', 'X-SDK-Language', 'X-SDK-Platform', 'X-SDK-GraphQL', 'X-SDK-Profile'],
      'X-Tablee-Tournament',
    ])
  })

  test('wire 2.4 ids are 1 to 36 characters, the first one a letter or digit', async () => {
    const create = async (userId: unknown) =>
      (await ask('POST', '/v1/account', { payload: { userId, email: 'x', password: PASSWORD } })).body.message
    for (const id of ['a', '9'.repeat(36), 'A.b_c-1', 'unique()']) expect(await create(id)).toContain('`email`')
    for (const id of ['', '.a', '-a', '_a', 'a'.repeat(37), 'a b', 'é', 7])
      expect(await create(id)).toContain('`userId`')
  })
})

describe('wire 3 capabilities', () => {
  const vectors = [
    ['0123456789abcdef0123456789abcdef', '3eb1bd439947eb762998e566ccc2e099'],
    ['Zoé-organisatrice-2030', '345830889d750a55f4ccd22af898efea'],
  ] as const
  test.each(vectors)('wire 3.2 the public id of %s is %s', async (organizerId, publicId) => {
    const { body } = await server.call('create-quick-tournament', { name: 'V', playerCount: 4, organizerId })
    expect(body.tournament.organizerId).toBe(publicId)
    const { status } = await server.call('start-quick-tournament', {
      tournamentId: body.tournament.id,
      organizerId: publicId,
    })
    expect(status, 'wire 3.6').toBe(403)
  })

  test('wire 3.8 secrets are 8 to 128 printable characters without blanks around', async () => {
    const status = async (organizerId: unknown) =>
      (await server.call('create-quick-tournament', { name: 'S', playerCount: 4, organizerId })).status
    for (const secret of ['12345678', 'x'.repeat(128), 'avec des espaces']) expect(await status(secret)).toBe(200)
    for (const secret of ['1234567', 'x'.repeat(129), ' 12345678', '12345678 ', 'a\u0007bcdefgh', 7, null]) {
      expect(await status(secret)).toBe(400)
    }
  })
})

describe('wire 4 errors', () => {
  const queries = (query: object) => `${DOCUMENTS}?queries[0]=${encodeURIComponent(JSON.stringify(query))}`
  const session = (payload: object) => ({ payload, headers: {} })
  const asZoe = () => ({ headers: sessionHeaders(zoe) })
  const asOrganizer = () => ({ headers: sessionHeaders(organizer) })
  const eventUrl = () => documentUrl(event.id)

  type Provoked = () => Promise<{ readonly status: number; readonly body: { readonly type: string } }>
  const provoked: Readonly<Record<string, Provoked>> = {
    general_argument_invalid: () => ask('POST', '/v1/account/recovery', session({ email: 'x', url: 'x' })),
    general_bad_request: () => ask('POST', LAST_EVENTS, { payload: { scheduledAt: '2999-01-01T00:00:00Z' } }),
    general_query_invalid: () => ask('GET', queries({ method: 'regex' })),
    general_cursor_not_found: () => ask('GET', queries({ method: 'cursorAfter', values: ['nobody'] })),
    general_access_forbidden: () => ask('GET', DOCUMENTS, { headers: { 'x-appwrite-project': '' } }),
    general_unauthorized_scope: () => ask('GET', '/v1/account'),
    general_unknown_origin: () => ask('POST', LAST_EVENTS, { payload: {}, headers: { origin: 'https://x.example' } }),
    general_route_not_found: () => ask('POST', '/v1/account/sessions/anonymous', { payload: {} }),
    general_not_implemented: () => ask('PUT', documentUrl(waiting.id), { payload: {} }),
    project_not_found: () => ask('GET', DOCUMENTS, { headers: { 'x-appwrite-project': 'x' } }),
    user_unauthorized: () => ask('DELETE', documentUrl(waiting.id), { payload: {} }),
    user_already_exists: () =>
      ask('POST', '/v1/account', session({ userId: 'unique()', email: zoe.email, password: PASSWORD })),
    user_invalid_credentials: () =>
      ask('POST', '/v1/account/sessions/email', session({ email: zoe.email, password: 'x' })),
    user_blocked: async () => {
      const { email } = await aPerson(server)
      const file = await server.database.open()
      await file.inTransaction(({ db }) =>
        db.updateTable('accounts').set({ is_enabled: 0 }).where('email', '=', email).execute(),
      )
      await file.close()
      return signIn(openBrowser(server), email)
    },
    user_session_already_exists: () =>
      ask('POST', '/v1/account/sessions/email', { payload: { email: zoe.email, password: PASSWORD }, ...asZoe() }),
    user_session_not_found: () => ask('GET', '/v1/account/sessions/nothing', asZoe()),
    general_smtp_disabled: async () => {
      const silent = await startServer({ environment: { SMTP_URL: 'off' } })
      const payload = { email: 'zoe@exemple.fr', url: 'http://localhost:3000/x' }
      const answer = await openBrowser(silent).send('POST', '/account/recovery', payload)
      await silent.close()
      return answer
    },
    user_not_found: () => ask('PUT', '/v1/account/verification', { payload: { userId: 'nobody', secret: 'x' } }),
    user_invalid_token: () => ask('PUT', '/v1/account/verification', { payload: { userId: zoe.id, secret: 'x' } }),
    user_email_already_verified: async () => {
      const ana = await aPerson(server, 'Ana')
      const file = await server.database.open()
      await file.inTransaction(({ db }) =>
        db.updateTable('accounts').set({ is_email_verified: 1 }).where('id', '=', ana.id).execute(),
      )
      await file.close()
      return ana.browser.send('POST', '/account/verification', { url: 'http://localhost:3000/x' })
    },
    user_jwt_invalid: () => ask('GET', '/v1/account', { headers: { 'x-appwrite-jwt': 'a.b.c' } }),
    password_personal_data: () =>
      ask('POST', '/v1/account', session({ userId: 'unique()', email: 'personne@x.fr', password: 'Xx1personnexx' })),
    password_recently_used: () =>
      ask('PATCH', '/v1/account/password', { payload: { password: PASSWORD, oldPassword: PASSWORD }, ...asZoe() }),
    database_not_found: () => ask('GET', '/v1/databases/x/collections/tournaments/documents'),
    collection_not_found: () => ask('GET', '/v1/databases/tablee/collections/x/documents'),
    document_not_found: () => ask('GET', documentUrl('nobody')),
    document_already_exists: () =>
      ask('POST', DOCUMENTS, { payload: { documentId: event.id, data: EVENT }, ...asOrganizer() }),
    document_missing_data: () => ask('POST', DOCUMENTS, { payload: { documentId: 'unique()' }, ...asOrganizer() }),
    document_update_conflict: () =>
      ask('PATCH', documentUrl(running.id), { payload: { data: { name: 'X', organizerId: ORGANIZER } } }),
    document_missing_payload: () => ask('PATCH', eventUrl(), { payload: {}, ...asOrganizer() }),
    document_invalid_structure: () => ask('PATCH', eventUrl(), { payload: { data: { price: 1 } }, ...asOrganizer() }),
    function_not_found: () => ask('POST', '/v1/functions/nothing/executions', { payload: {} }),
    execution_not_found: () => ask('GET', `${LAST_EVENTS}/nothing`),
  }

  test.each(Object.entries(provoked))('wire 4 %s', async (type, provoke) => {
    const { status, body } = await provoke()
    expect(body).toMatchObject({ type, code: status, message: expect.any(String), version: '1.6.1' })
    expect(new Map<string, number>(Object.entries(STATUS_OF_TYPE)).get(type)).toBe(status)
  })

  test('wire 4 no other type is ever answered', () => {
    // Too many requests and internal errors have their own tests.
    const known = [...Object.keys(provoked), 'general_rate_limit_exceeded', 'general_unknown']
    expect(known.sort()).toEqual(Object.keys(STATUS_OF_TYPE).sort())
  })
})

describe('wire 6.5 permissions', () => {
  const create = async (permissions: unknown, person: Person | null = organizer) => {
    const payload = { documentId: 'unique()', data: { ...EVENT, name: crypto.randomUUID() }, permissions }
    const { status, body } = await ask('POST', DOCUMENTS, { payload, headers: person ? sessionHeaders(person) : {} })
    return status === 201 ? body.$permissions : body.type
  }

  test('wire 6.5 whoever creates names own roles only, and the server says who reads', async () => {
    const own = [`read("user:${organizer.id}")`, 'update("users")', 'write("label:eventOrganizer")', 'delete("any")']
    expect(await create(null)).toEqual(['read("any")'])
    expect(await create(own)).toEqual(['read("any")'])
    for (const foreign of [
      'read("guests")',
      `read("user:${zoe.id}")`,
      'update("label:admin")',
      'read("team:a/owner")',
    ]) {
      expect(await create([foreign])).toBe('user_unauthorized')
    }
    expect(await create(['read("any")'], null)).toBe('user_unauthorized')
  })

  test('wire 6.5 malformed permissions are named', async () => {
    for (const wrong of [
      'read("any")',
      ['read(any)'],
      ['own("any")'],
      ['create("any")'],
      [7],
      [''],
      Array(101).fill('read("any")'),
    ]) {
      expect(await create(wrong)).toBe('general_argument_invalid')
    }
  })

  test('wire 6.5 nobody changes permissions, and nothing else with them', async () => {
    const payload = { data: { name: 'Ouvert' }, permissions: ['update("any")'] }
    const { body } = await ask('PATCH', documentUrl(event.id), { payload, headers: sessionHeaders(organizer) })
    expect(body.type).toBe('user_unauthorized')
    expect((await server.document(event.id)).name).toBe(EVENT.name)
  })
})

describe('wire 7 executions', () => {
  const execute = async (payload: object) => ask('POST', LAST_EVENTS, { payload })

  test('wire 7 functions answer POST only; every method of the protocol may be asked for', async () => {
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD']) {
      const { status, body } = await execute({ method })
      expect(status).toBe(201)
      expect(body).toMatchObject({ requestMethod: method, responseStatusCode: 405, status: 'completed' })
    }
    expect((await execute({ method: 'POST' })).body.responseStatusCode).toBe(200)
    for (const method of ['get', 'TRACE', '']) expect((await execute({ method })).status).toBe(400)
  })

  test('wire 7 asynchronous is true, "true" or "1"', async () => {
    for (const value of [true, 'true', '1']) expect((await execute({ async: value })).status).toBe(202)
    for (const value of [false, 'false', '0', null]) expect((await execute({ async: value })).status).toBe(201)
    for (const value of ['yes', 2, {}]) expect((await execute({ async: value })).body.message).toContain('`async`')
  })

  test('wire 7 parameters have their limits', async () => {
    expect((await execute({ path: `/${'x'.repeat(2047)}`, headers: { accept: 'x' } })).status).toBe(201)
    expect((await execute({ path: `/${'x'.repeat(2048)}` })).status).toBe(400)
    for (const headers of [[], 'x', { accept: 7 }, { 'X-Appwrite-User-Id': 'x' }, '{"x-appwrite-key":"x"}']) {
      expect((await execute({ headers })).body.message).toContain('`headers`')
    }
    for (const body of [7, {}, []]) expect((await execute({ body })).body.message).toContain('`body`')
    const soon = new Date(Date.now() + 60_000).toISOString()
    expect((await execute({ scheduledAt: soon, async: true })).body).toMatchObject({
      code: 405,
      type: 'general_not_implemented',
    })
    expect((await execute({ scheduledAt: 'soon', async: true })).status).toBe(400)
  })

  test('wire 7 an execution is completed below 500, also when the function refuses, and failed from 500 on', async () => {
    const run = async (id: string, payload: object) =>
      (await ask('POST', `/v1/functions/${id}/executions`, { payload: { body: JSON.stringify(payload) } })).body
    expect(await run('undo-round', {})).toMatchObject({ status: 'completed', responseStatusCode: 400 })
    const alone = await startServer({ environment: { DECK_SITE_URL: 'http://127.0.0.1:9' } })
    const body = JSON.stringify({ urlOfDecklist: 'https://moxfield.com/decks/abc' })
    const url = '/v1/functions/extract-moxfield-decklist/executions'
    const answer = await alone.send({ method: 'POST', url, payload: { body } })
    expect([answer.statusCode, answer.json().responseStatusCode, answer.json().status]).toEqual([201, 502, 'failed'])
    await alone.close()
  })

  test('wire 7 a body that is empty, no object or of wrong types is the function’s own 400', async () => {
    expect((await execute({ body: '' })).body.responseStatusCode).toBe(200)
    for (const body of ['x', '[]', '7', 'null', '"x"']) {
      const { status, body: execution } = await execute({ body })
      expect([status, execution.responseStatusCode]).toEqual([201, 400])
      expect(JSON.parse(execution.responseBody)).toMatchObject({ success: false, message: expect.any(String) })
    }
    expect((await execute({ body: '{"unknown":1}' })).body.responseStatusCode).toBe(200)
  })
})
