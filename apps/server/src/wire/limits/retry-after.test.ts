import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { startServer, type TestServer } from '../../testing/a-server.ts'
import { anEvent, anOrganizer, sessionHeaders } from '../../testing/an-event.ts'

const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

async function aServer(settings: Parameters<typeof startServer>[0]): Promise<TestServer> {
  const server = await startServer(settings)
  servers.push(server)
  return server
}

const signIn = (number: number) => ({
  method: 'POST' as const,
  url: '/v1/account/sessions/email',
  payload: { email: 'ana@exemple.fr', password: 'not this one' },
  headers: { 'x-forwarded-for': `10.0.${number % 8}.${number}` },
})

test('OPS-2 too many tries are told how long the limit still lasts, by address and by what is guessed', async () => {
  const server = await aServer({ environment: { RATE_LIMITS: 'on', TRUST_PROXY: 'on' } })
  const guesses = []
  // From different machines: guesses alone are counted.
  for (let number = 0; number < 31; number++) guesses.push(await server.send(signIn(number)))
  const byAddress = { method: 'POST' as const, url: '/v1/functions/extract-moxfield-decklist/executions', payload: {} }
  const asked = []
  for (let count = 0; count < 11; count++) asked.push(await server.send(byAddress))
  for (const [last, longestS] of [
    [guesses.at(-1), 3600],
    [asked.at(-1), 60],
  ] as const) {
    expect(last?.statusCode).toBe(429)
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(longestS / 2)
    expect(Number(last?.headers['retry-after'])).toBeLessThanOrEqual(longestS)
  }
})

test('OPS-2 a refusal that is bounded by the day says when asking again harms nobody', async () => {
  const server = await aServer({})
  const shop = await anOrganizer(server)
  const { id: tournamentId } = await anEvent(server, shop)
  const offer = () =>
    server.send({
      method: 'POST',
      url: '/v1/functions/offer-event/executions',
      payload: { body: JSON.stringify({ tournamentId, email: 'quelquun@exemple.fr' }) },
      headers: sessionHeaders(shop),
    })
  for (let count = 0; count < 20; count++) await offer()
  const refused = await offer()
  expect(refused.json()).toMatchObject({ responseStatusCode: 429 })
  expect(refused.json().responseHeaders).toContainEqual({ name: 'retry-after', value: '3600' })
  expect(refused.headers['retry-after']).toBe('3600')
})

test('OPS-2 what only the operator can put right says so too: mails that are off, an app that is not built', async () => {
  const server = await aServer({
    environment: { SMTP_URL: 'off' },
    world: { webFolder: mkdtempSync(join(tmpdir(), 'tablee-no-app-')) },
  })
  const recovery = await server.send({
    method: 'POST',
    url: '/v1/account/recovery',
    payload: { email: 'ana@exemple.fr', url: 'http://localhost:3000/reset-password' },
  })
  expect([recovery.statusCode, recovery.headers['retry-after']]).toEqual([503, '3600'])
  const page = await server.send({ method: 'GET', url: '/', headers: { accept: 'text/html' } })
  expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '30'])
})
