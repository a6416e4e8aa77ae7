import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import {
  createTournament,
  DOCUMENTS,
  ORGANIZER,
  secretOf,
  startServer,
  type TestServer,
} from '../../testing/a-server.ts'

const EXECUTIONS = '/v1/functions/create-quick-tournament/executions'
const creation = { body: JSON.stringify({ name: 'X', playerCount: 4, organizerId: ORGANIZER }) }

const PAGE = '<!doctype html><html lang="fr"><head><!--head--><script>theme()</script></head><p>Tablée</p></html>'

let server: TestServer
let web: string

beforeAll(async () => {
  web = mkdtempSync(join(tmpdir(), 'tablee-web-'))
  mkdirSync(join(web, 'assets'))
  writeFileSync(join(web, 'index.html'), PAGE)
  writeFileSync(join(web, 'assets', 'app-1a2b3c.js'), 'export {}')
  writeFileSync(join(web, 'assets', 'app-1a2b3c.js.br'), brotliCompressSync('export {}'))
  server = await startServer({
    world: { webFolder: web },
    environment: { PUBLIC_URL: 'https://tournois.example', ALLOWED_ORIGINS: 'https://autre.example' },
  })
})
afterAll(async () => {
  await server.close()
  rmSync(web, { recursive: true })
})

describe('errors', () => {
  test('API-5 wire 4 every error carries message, code, type and version', async () => {
    const answers = [
      await server.send({ method: 'GET', url: '/v1/nowhere' }),
      await server.send({ method: 'POST', url: EXECUTIONS, payload: '{"body":' }),
      await server.send({ method: 'POST', url: EXECUTIONS, payload: { body: 7 } }),
      await server.send({ method: 'POST', url: EXECUTIONS, payload: `{"body":"${'x'.repeat(1_100_000)}"}` }),
      await server.send({ method: 'GET', url: DOCUMENTS, headers: { 'x-appwrite-project': '' } }),
      await server.send({ method: 'GET', url: DOCUMENTS, headers: { 'x-appwrite-project': 'other' } }),
      await server.send({ method: 'GET', url: '/v1/%' }),
    ]
    expect(answers.map((answer) => [answer.statusCode, answer.json().type])).toEqual([
      [404, 'general_route_not_found'],
      [400, 'general_argument_invalid'],
      [400, 'general_argument_invalid'],
      [413, 'general_argument_invalid'],
      [401, 'general_access_forbidden'],
      [404, 'project_not_found'],
      [400, 'general_argument_invalid'],
    ])
    for (const answer of answers) {
      expect(answer.json()).toEqual({
        message: expect.any(String),
        code: answer.statusCode,
        type: expect.any(String),
        version: expect.any(String),
      })
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
      expect(answer.headers['cache-control']).toBe('no-store')
    }
  })

  test('wire 7 parameters of an execution are checked by their names', async () => {
    const message = async (payload: object) => {
      const answer = await server.send({ method: 'POST', url: EXECUTIONS, payload })
      return answer.statusCode === 201 ? 'accepted' : answer.json().message
    }
    expect(await message({ async: 'maybe' })).toContain('`async`')
    expect(await message({ method: 'TRACE' })).toContain('`method`')
    expect(await message({ path: 7 })).toContain('`path`')
    expect(await message({ headers: { 'X-Appwrite-Key': 'x' } })).toContain('`headers`')
    expect(await message({ scheduledAt: '2000-01-01T00:00:00Z' })).toContain('`scheduledAt`')
    expect(await message({ scheduledAt: '2999-01-01T00:00:00Z' })).toContain('async')
    expect(await message({ ...creation, headers: '{"accept":"x"}', path: '/', async: '0' })).toBe('accepted')
  })

  test('wire 2.1 5.1 the ping needs nothing, and the project may be in the address', async () => {
    const ping = await server.server.app.inject({ method: 'GET', url: '/v1/ping' })
    expect([ping.statusCode, ping.body]).toEqual([200, 'Pong!'])
    const list = await server.server.app.inject({ method: 'GET', url: `${DOCUMENTS}?project=tablee` })
    expect(list.statusCode).toBe(200)
  })
})

describe('origins', () => {
  const from = (origin: string, method: 'GET' | 'POST' | 'OPTIONS' = 'POST') =>
    server.send({
      method,
      url: method === 'GET' ? DOCUMENTS : EXECUTIONS,
      headers: { origin, host: 'salle.local:3000' },
      ...(method === 'POST' ? { payload: creation } : {}),
    })

  test('wire 2.3 pages of this server and of the configured addresses may write', async () => {
    for (const origin of ['https://tournois.example', 'https://autre.example']) {
      const answer = await from(origin)
      expect(answer.statusCode).toBe(201)
      expect(answer.headers).toMatchObject({
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
        vary: 'Origin',
      })
    }
  })

  test('wire 2.3 pages of other addresses write nothing and read without CORS', async () => {
    for (const origin of [
      'https://voleur.example',
      'http://salle.local:3000',
      'http://tournois.example',
      'http://localhost',
      'null',
    ]) {
      const written = await from(origin)
      expect(written.json()).toMatchObject({ code: 403, type: 'general_unknown_origin' })
      const read = await from(origin, 'GET')
      expect(read.statusCode).toBe(200)
      for (const answer of [written, read]) expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    }
  })

  test('wire 2.3 while nobody said where people reach it, its own host is the one that is asked; on this machine any port', async () => {
    const mayWrite = async (environment: Record<string, string>, origin: string) => {
      const one = await startServer({ environment })
      onTestFinished(() => one.close())
      const headers = { origin, host: 'salle.local:3000' }
      return (await one.send({ method: 'POST', url: EXECUTIONS, payload: creation, headers })).statusCode === 201
    }
    expect(await mayWrite({}, 'http://salle.local:3000')).toBe(true)
    expect(await mayWrite({}, 'http://salle.local:3001')).toBe(false)
    const local = { PUBLIC_URL: 'http://localhost:5173' }
    expect(await mayWrite(local, 'http://127.0.0.1:3000')).toBe(true)
    expect(await mayWrite(local, 'http://salle.local:3000')).toBe(false)
  })

  test('wire 2.3 a preflight is answered on any path', async () => {
    const answer = await from('https://autre.example', 'OPTIONS')
    expect(answer.statusCode).toBe(204)
    expect(answer.body).toBe('')
    expect(answer.headers['access-control-allow-headers']).toContain('X-Fallback-Cookies')
    expect(answer.headers['access-control-allow-methods']).toBe('GET, POST, PUT, PATCH, DELETE')
    expect((await server.send({ method: 'OPTIONS', url: '/v1/nowhere' })).statusCode).toBe(204)
  })
})

describe('the web app', () => {
  const get = (url: string, headers: Record<string, string> = { accept: 'text/html' }) =>
    server.server.app.inject({ method: 'GET', url, headers })

  test('its page answers every address that a browser opens, with a strict policy', async () => {
    for (const [url, status] of [
      ['/', 200],
      ['/index.html', 200],
      ['/about', 200],
      ['/tournament/ABCDEF/admin', 404],
    ] as const) {
      const page = await get(url)
      expect([url, page.statusCode]).toEqual([url, status])
      expect(page.body).toContain('Tablée')
      expect(page.headers['cache-control']).toBe('no-cache')
      expect(page.headers['x-content-type-options']).toBe('nosniff')
      const policy = String(page.headers['content-security-policy'])
      expect(policy).toContain("default-src 'self'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).toContain("connect-src 'self' wss://tournois.example;")
      expect(policy).toMatch(/script-src 'self' 'sha256-[A-Za-z0-9+/=]+'/)
    }
  })

  test('every answer says that it is what it says, what pages may ask for, and behind https to stay there', async () => {
    const open = await startServer()
    for (const url of ['/', '/v1/ping', '/v1/nowhere', '/assets/gone.js', '/docs', '/sw.js']) {
      const ask = (to: TestServer) => to.server.app.inject({ method: 'GET', url, headers: { accept: 'text/html' } })
      const [plain, behind] = [(await ask(open)).headers, (await ask(server)).headers]
      expect([url, plain['x-content-type-options'], behind['x-content-type-options']]).toEqual([
        url,
        'nosniff',
        'nosniff',
      ])
      expect([url, plain['strict-transport-security']]).toEqual([url, undefined])
      expect([url, behind['strict-transport-security']]).toEqual([url, 'max-age=31536000'])
      expect(plain['permissions-policy']).toContain('camera=()')
      expect([url, plain['content-security-policy']]).toEqual([url, expect.stringContaining("frame-ancestors 'none'")])
    }
    await open.close()
  })

  test('CAVE-37 the pages that read codes may ask for the camera, and no other page', async () => {
    const policyOf = async (url: string) => String((await get(url)).headers['permissions-policy'])
    for (const url of [
      '/tournament/ABCDEF/scan',
      '/tournament/ABCDEF/scan/',
      '/tournament/ABCDEF/scan?x=1',
      '/take-over',
    ]) {
      expect([url, await policyOf(url)]).toEqual([url, expect.stringContaining('camera=(self), microphone=()')])
    }
    const others = ['/', '/index.html', '/tournament/ABCDEF', '/tournament/ABCDEF/scanner', '/about?/tournament/A/scan']
    for (const url of [...others, '/x/tournament/ABCDEF/scan', '/v1/tournament/ABCDEF/scan']) {
      expect([url, await policyOf(url)]).toEqual([url, expect.stringContaining('camera=(), microphone=()')])
    }
  })

  test('hashed files are kept for good, compressed when there is a compressed one', async () => {
    const plain = await get('/assets/app-1a2b3c.js')
    expect(plain.headers['cache-control']).toContain('immutable')
    expect(plain.body).toBe('export {}')
    const small = await get('/assets/app-1a2b3c.js', { 'accept-encoding': 'br' })
    expect(small.headers['content-encoding']).toBe('br')
    expect(small.headers['content-type']).toContain('javascript')
  })

  test('a file that is not there is no page', async () => {
    const missing = await get('/assets/gone.js', { accept: '*/*' })
    expect(missing.statusCode).toBe(404)
    expect((await get('/../../package.json', { accept: '*/*' })).statusCode).toBe(404)
    expect((await get('/v1/nowhere')).json().type).toBe('general_route_not_found')
  })
})

describe('limits', () => {
  test('wire 4 general_rate_limit_exceeded: executions of one secret at one address and wrong codes are limited, those of a venue are not', async () => {
    const limited = await startServer({ environment: { RATE_LIMITS: 'on' } })
    const join = (code: string, playerId: string, address: string) =>
      limited.server.app.inject({
        method: 'POST',
        url: '/v1/functions/join-quick-tournament/executions',
        headers: { 'x-appwrite-project': 'tablee', 'content-type': 'application/json' },
        remoteAddress: address,
        payload: { body: JSON.stringify({ code, playerName: 'A', playerId }) },
      })
    const first = await join('short', secretOf(1), '10.0.0.1')
    expect(first.headers['x-ratelimit-limit']).toBe('120')
    expect(Number(first.headers['x-ratelimit-remaining'])).toBe(119)
    expect(Number(first.headers['x-ratelimit-reset'])).toBeGreaterThan(Date.now() / 1000 - 1)
    for (let count = 0; count < 119; count++) await join('short', secretOf(1), '10.0.0.1')
    const tooMany = await join('short', secretOf(1), '10.0.0.1')
    expect(tooMany.json()).toMatchObject({ code: 429, type: 'general_rate_limit_exceeded' })
    expect((await join('short', secretOf(2), '10.0.0.1')).statusCode).toBe(201)
    for (let count = 0; count < 60; count++) await join('ZZZZZZ', secretOf(100 + count), '10.0.0.2')
    expect((await join('ZZZZZZ', secretOf(99), '10.0.0.2')).statusCode).toBe(429)
    expect((await join('ZZZZZZ', secretOf(99), '10.0.0.3')).statusCode).toBe(201)
    const { code } = await createTournament(limited)
    const right = await join(code, secretOf(98), '10.0.0.2')
    expect(right.json().responseStatusCode).toBe(200)
    // A venue is one address.
    for (let count = 0; count < 700; count++) await join('short', secretOf(count), '10.0.0.4')
    expect((await join('short', secretOf(700), '10.0.0.4')).statusCode).toBe(201)
    await limited.close()
  })
})

describe('sizes', () => {
  test('a large answer is compressed for who can read it, and keeps its origin rules', async () => {
    const { id } = await createTournament(server, 12)
    const headers = { origin: 'https://tournois.example', 'accept-encoding': 'br, gzip' }
    const small = await server.send({ method: 'GET', url: '/v1/nowhere', headers })
    expect(small.headers['content-encoding']).toBeUndefined()
    const answer = await server.send({ method: 'GET', url: `${DOCUMENTS}/${id}`, headers })
    expect(answer.headers['content-encoding']).toBe('br')
    expect(String(answer.headers.vary)).toMatch(/origin/i)
    expect(String(answer.headers.vary)).toMatch(/accept-encoding/i)
    expect(JSON.parse(String(brotliDecompressSync(answer.rawPayload)))).toMatchObject({ $id: id })
    const plain = await server.send({
      method: 'GET',
      url: `${DOCUMENTS}/${id}`,
      headers: { 'accept-encoding': 'identity' },
    })
    expect(plain.json()).toMatchObject({ $id: id })
  })
})
