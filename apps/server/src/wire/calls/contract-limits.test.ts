import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { listen, openPhone } from '../../testing/a-phone.ts'
import { createTournament, DOCUMENTS, documentUrl, startServer, type TestServer } from '../../testing/a-server.ts'
import { aPerson, PASSWORD, type Person } from '../../testing/an-account.ts'
import { sessionHeaders } from '../../testing/an-event.ts'

// Section 10 of the contract: each limited route announces and enforces its limit.

type Request = Parameters<TestServer['send']>[0]

const FUNCTIONS = '/v1/functions'
const LIST = '/databases/tablee/collections/tournaments/documents'
const PAGE = 'http://localhost:3000/'

let server: TestServer
let zoe: Person
let code: string

beforeEach(async () => {
  server = await startServer({ environment: { RATE_LIMITS: 'on', DECK_SITE_URL: 'http://127.0.0.1:9' } })
  zoe = await aPerson(server)
  code = (await createTournament(server)).code
})
afterEach(() => server.close())

type Row = { readonly limit: number; readonly request: (count: number) => Request; readonly isSigned?: true }

const send = (method: Request['method'], path: string, payload?: object): Request => ({
  ...{ method, url: `/v1${path}` },
  ...(payload ? { payload } : {}),
})
const call = (id: string, payload: object): Request => ({
  ...{ method: 'POST', url: `${FUNCTIONS}/${id}/executions`, payload: { body: JSON.stringify(payload) } },
})
const list = (...queries: readonly object[]) => {
  const written = queries.map((query, index) => `queries[${index}]=${encodeURIComponent(JSON.stringify(query))}`)
  return send('GET', `${LIST}?${written.join('&')}`)
}
const email = (count: number) => `nobody${count}@exemple.fr`

const ROWS: Readonly<Record<string, Row>> = {
  'POST /account: 30 an hour and address': { limit: 30, request: () => send('POST', '/account', {}) },
  'POST /account/sessions/email: 10 wrong ones an hour, address and e-mail': {
    ...{ limit: 10, request: () => send('POST', '/account/sessions/email', { email: email(0), password: 'x' }) },
  },
  'POST /account/recovery: 10 an hour, address and e-mail': {
    ...{ limit: 10, request: () => send('POST', '/account/recovery', { email: email(0), url: PAGE }) },
  },
  'POST /account/verification: 10 an hour and account': {
    ...{ limit: 10, isSigned: true, request: () => send('POST', '/account/verification', { url: PAGE }) },
  },
  'PATCH /account/password: 10 an hour': {
    ...{ limit: 10, isSigned: true, request: () => send('PATCH', '/account/password', {}) },
  },
  'PATCH /account/email: 10 an hour': {
    ...{ limit: 10, isSigned: true, request: () => send('PATCH', '/account/email', {}) },
  },
  'delete-account: 10 an hour, with the changes of the password': {
    ...{ limit: 10, isSigned: true, request: () => call('delete-account', { password: 'x' }) },
  },
  'document create: 120 a minute': { limit: 120, request: () => ({ method: 'POST', url: DOCUMENTS, payload: {} }) },
  'document update: 120 a minute': {
    ...{ limit: 120, request: () => ({ method: 'PATCH', url: documentUrl('x'), payload: {} }) },
  },
  'document delete: 60 a minute': {
    ...{ limit: 60, request: () => ({ method: 'DELETE', url: documentUrl('x'), payload: {} }) },
  },
  'listDocuments that searches: 600 a minute and address': {
    ...{ limit: 600, request: () => list({ method: 'search', attribute: 'name', values: ['x'] }) },
  },
  'listDocuments of at most 6 documents that searches: 3,000 a minute and address': {
    limit: 3000,
    request: () => list({ method: 'search', attribute: 'name', values: ['x'] }, { method: 'limit', values: [6] }),
  },
  'listDocuments that compares what no index holds: 60 a minute and address': {
    ...{ limit: 60, request: () => list({ method: 'contains', attribute: 'name', values: ['x'] }) },
  },
  'listDocuments of more than 100 documents: 60 a minute and address': {
    ...{ limit: 60, request: () => list({ method: 'limit', values: [101] }) },
  },
  'createExecution: 120 a minute and account': {
    ...{ limit: 120, isSigned: true, request: () => call('undo-round', { organizerId: 'a-secret-0123' }) },
  },
  'createExecution: 120 a minute, address and secret': {
    ...{ limit: 120, request: () => call('undo-round', { organizerId: 'a-secret-0123' }) },
  },
  'extract-moxfield-decklist: 10 a minute and address': {
    ...{ limit: 10, request: () => call('extract-moxfield-decklist', {}) },
  },
}

describe('wire 10 limits', () => {
  test.each(Object.entries(ROWS))('wire 10 %s', async (_title, { limit, request, isSigned }) => {
    const ask = (count: number) => server.send({ ...request(count), headers: isSigned ? sessionHeaders(zoe) : {} })
    for (let count = 1; count <= limit; count++) {
      const { statusCode, headers } = await ask(count)
      expect(statusCode).not.toBe(429)
      expect(headers['x-ratelimit-limit']).toBe(String(limit))
      // An account was already created within this hour.
      expect(Number(headers['x-ratelimit-remaining'])).toBeLessThanOrEqual(limit - count)
      if (Number(headers['x-ratelimit-remaining']) === 0) break
    }
    const tooMany = await ask(limit + 1)
    expect(tooMany.json()).toMatchObject({ code: 429, type: 'general_rate_limit_exceeded', version: '1.6.1' })
    expect(tooMany.headers['x-ratelimit-remaining']).toBe('0')
    const reset = Number(tooMany.headers['x-ratelimit-reset']) - Date.now() / 1000
    expect(reset).toBeGreaterThan(0)
    expect(reset).toBeLessThanOrEqual(3601)
  })

  const OF_ADDRESS = ['/account/sessions/email', '/account/recovery', '/account/verification'] as const
  test.each(OF_ADDRESS)('wire 10 POST %s: 100 an hour and address', async (path) => {
    const ask = (count: number) => server.send(send('POST', path, { email: email(count), url: 'x', password: 'x' }))
    for (let count = 0; count < 100; count++) expect((await ask(count)).statusCode).not.toBe(429)
    expect((await ask(100)).statusCode).toBe(429)
  })

  test('wire 10 failed code look-ups: 60 a minute and address, while right codes go on', async () => {
    const join = (count: number, typed = 'ZZZZZZ') =>
      server.send(call('join-quick-tournament', { code: typed, playerName: 'A', playerId: `a-secret-${count}` }))
    for (let count = 0; count < 60; count++) expect((await join(count)).statusCode).toBe(201)
    expect((await join(60)).statusCode).toBe(429)
    expect((await join(61, code)).statusCode).toBe(201)
  })

  test.each(['verification', 'recovery'])('wire 10 wrong links of %s: 60 an hour and address', async (kind) => {
    const follow = (count: number) =>
      send('PUT', `/account/${kind}`, { userId: `nobody${count}`, secret: 'x', password: PASSWORD })
    for (let count = 0; count < 60; count++) expect((await server.send(follow(count))).statusCode).toBe(404)
    expect((await server.send(follow(60))).statusCode).toBe(429)
  })

  test('FIND-7 wire 10 links that are only looked at count as well', async () => {
    const look = () => server.send(call('check-recovery-link', { userId: 'nobody', secret: 'x' }))
    for (let count = 0; count < 60; count++) expect((await look()).json().responseStatusCode).toBe(401)
    expect((await look()).statusCode).toBe(429)
  })

  test('wire 10 websocket messages: 32 a minute and connection', async () => {
    const phone = openPhone(`${await listen(server)}?project=tablee`)
    await phone.hear(({ type }) => type === 'connected')
    for (let count = 0; count < 33; count++) phone.say({ type: 'ping' })
    expect((await phone.hear(({ type }) => type === 'error')).data.code).toBe(1013)
    phone.socket.terminate()
  })

  test('wire 10 changes of documents are counted by address and account: one desk does not stop another', async () => {
    const bob = await aPerson(server, 'Bob')
    const change = async (person: Person) =>
      (await person.browser.send('DELETE', '/databases/tablee/collections/tournaments/documents/x', {})).status
    for (let count = 0; count < 60; count++) expect(await change(zoe)).toBe(404)
    expect(await change(zoe)).toBe(429)
    expect(await change(bob)).toBe(404)
  })

  test('wire 10 256 players of one address join within a minute', async () => {
    const { body } = await server.call('create-quick-tournament', {
      ...{ name: 'La grande salle', playerCount: 256, organizerId: 'organizer-0123456789' },
    })
    for (let count = 0; count < 256; count++) {
      const joined = await server.call('join-quick-tournament', {
        ...{ code: body.tournament.code, playerName: `Nom ${count}`, playerId: `player-${count}-0123456789` },
      })
      expect(joined.status).toBe(200)
    }
  })

  test('wire 10 one switch turns them off', async () => {
    const free = await startServer({ environment: { RATE_LIMITS: 'off' } })
    for (let count = 0; count < 40; count++) {
      const { statusCode, headers } = await free.send(send('POST', '/account', {}))
      expect([statusCode, headers['x-ratelimit-limit']]).toEqual([400, undefined])
    }
    await free.close()
  })

  test('wire 10 a forwarded address counts behind a trusted proxy only', async () => {
    const ask = async (target: TestServer, address: string) =>
      (await target.send({ ...send('POST', '/account', {}), headers: { 'x-forwarded-for': address } })).statusCode
    for (let count = 1; count < 30; count++) await ask(server, `10.0.0.${count}`)
    expect(await ask(server, '10.0.0.99')).toBe(429)
    const behind = await startServer({ environment: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } })
    for (let count = 0; count < 30; count++) await ask(behind, '10.0.0.1')
    expect([await ask(behind, '10.0.0.1'), await ask(behind, '10.0.0.2')]).toEqual([429, 400])
    // Anything before the proxy's own entry is ignored.
    expect(await ask(behind, '10.9.9.9, 10.0.0.1')).toBe(429)
    await behind.close()
  })
})
