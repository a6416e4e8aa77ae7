import { afterEach, describe, expect, test } from 'vitest'
import { startServer, type TestServer } from '../../testing/a-server.ts'
import { aPerson, openBrowser, PASSWORD, signIn } from '../../testing/an-account.ts'

let server: TestServer
afterEach(() => server.close())
const limited = () => startServer({ environment: { RATE_LIMITS: 'on' } })
const TOO_MANY = { code: 429, type: 'general_rate_limit_exceeded' }

describe('limits', () => {
  test('AUTH-3 of 10,000 attempts from one address, all but 100 are sent away at once', async () => {
    server = await limited()
    const attempt = (number: number) => signIn(openBrowser(server), `nobody${number}@exemple.fr`, 'x')
    const first = await Promise.all(Array.from({ length: 100 }, (_, number) => attempt(number)))
    expect(new Set(first.map(({ status }) => status))).toEqual(new Set([401]))
    const startedAt = performance.now()
    let refused = 0
    for (let batch = 0; batch < 99; batch++) {
      const answers = await Promise.all(Array.from({ length: 100 }, (_, number) => attempt(batch * 100 + number)))
      refused += answers.filter(({ body }) => body.code === 429).length
    }
    const seconds = (performance.now() - startedAt) / 1000
    process.stdout.write(`9,900 attempts too many: ${seconds.toFixed(1)} s, ${Math.round(9900 / seconds)} a second\n`)
    expect(refused).toBe(9900)
    const last = await attempt(1)
    expect(last.body).toMatchObject(TOO_MANY)
    expect(last.headers).toMatchObject({ 'x-ratelimit-limit': '100', 'x-ratelimit-remaining': '0' })
    expect(Number(last.headers['x-ratelimit-reset'])).toBeGreaterThan(Date.now() / 1000 + 3000)
  })

  test('AUTH-3 ten wrong attempts an hour for one address of mail from one place, however it is written', async () => {
    server = await limited()
    for (let number = 0; number < 10; number++) await signIn(openBrowser(server), 'zoe@exemple.fr', 'x')
    expect((await signIn(openBrowser(server), ' ZOE@exemple.fr', 'x')).body).toMatchObject(TOO_MANY)
    expect((await signIn(openBrowser(server), 'ana@exemple.fr', 'x')).status).toBe(401)
  })

  test('AUTH-1 AUTH-4 AUTH-6 mails, passwords and registrations are limited too', async () => {
    server = await limited()
    const { browser, email } = await aPerson(server)
    const url = 'http://localhost:3000/page'
    const calls = [
      ['POST', '/account/verification', { url }],
      ['POST', '/account/recovery', { email, url }],
      ['PATCH', '/account/password', { password: PASSWORD, oldPassword: 'x' }],
    ] as const
    for (const [method, path, body] of calls) {
      for (let number = 0; number < 10; number++) expect((await browser.send(method, path, body)).status).not.toBe(429)
      expect((await browser.send(method, path, body)).body).toMatchObject(TOO_MANY)
    }
    const register = () => browser.send('POST', '/account', {})
    for (let number = 1; number < 30; number++) expect((await register()).status).toBe(400)
    expect((await register()).body).toMatchObject(TOO_MANY)
  })
})

test('AUTH-3 wire 5.1 signing in does the same work for known and unknown addresses', async () => {
  server = await startServer()
  const { email } = await aPerson(server)
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let number = 0; number < 30; number++) {
    for (const kind of ['known', 'unknown'] as const) {
      const startedAt = performance.now()
      const { status } = await signIn(openBrowser(server), kind === 'known' ? email : `nobody${number}@exemple.fr`, 'x')
      times[kind].push(performance.now() - startedAt)
      expect(status).toBe(401)
    }
  }
  const median = (list: number[]) => list.sort((one, other) => one - other)[15] ?? 0
  const [known, unknown] = [median(times.known), median(times.unknown)]
  process.stdout.write(
    `sign-in refused: known ${known.toFixed(1)} ms, unknown ${unknown.toFixed(1)} ms (median of 30)\n`,
  )
  expect(unknown).toBeGreaterThan(known / 3)
})

test('AUTH-4 wire 5.3 asking for a recovery does the same work for known and unknown addresses', async () => {
  server = await startServer()
  const { email } = await aPerson(server)
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let number = 0; number < 60; number++) {
    for (const kind of ['known', 'unknown'] as const) {
      const body = { email: kind === 'known' ? email : `nobody${number}@exemple.fr`, url: 'http://localhost:3000/page' }
      const startedAt = performance.now()
      await openBrowser(server).send('POST', '/account/recovery', body)
      times[kind].push(performance.now() - startedAt)
    }
  }
  const median = (list: number[]) => list.sort((one, other) => one - other)[30] ?? 0
  const [known, unknown] = [median(times.known), median(times.unknown)]
  process.stdout.write(
    `recovery asked: known ${known.toFixed(2)} ms, unknown ${unknown.toFixed(2)} ms (median of 60)\n`,
  )
  expect(unknown).toBeGreaterThan(known / 5)
})
