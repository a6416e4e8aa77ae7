import { afterEach, expect, test, vi } from 'vitest'
import { freePort } from '../database/testing/free-port.ts'
import { listen, openPhone } from '../testing/a-phone.ts'
import {
  createTournament,
  finishRound,
  ORGANIZER,
  secretOf,
  startServer,
  type TestServer,
} from '../testing/a-server.ts'
import { aPerson } from '../testing/an-account.ts'

const TOKEN = 'a-token-for-figures-0123'

const stopping: (() => unknown)[] = []
afterEach(async () => {
  for (const stop of stopping.splice(0).reverse()) await stop()
})

async function aServer(environment: Record<string, string>): Promise<TestServer> {
  const server = await startServer({ environment })
  stopping.push(server.close)
  return server
}

const scrape = (server: TestServer, authorization?: string) =>
  server.server.app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } })

function figuresOf(text: string): ReadonlyMap<string, number> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  )
}

test('OPS-6 figures are nowhere unless the operator asks for them, and then behind the token', async () => {
  const plain = await aServer({})
  expect((await scrape(plain)).statusCode).toBe(404)
  const server = await aServer({ METRICS_TOKEN: TOKEN })
  for (const wrong of [
    undefined,
    '',
    'Bearer',
    'Bearer ',
    `Bearer ${TOKEN}x`,
    `Bearer ${TOKEN.slice(1)}`,
    `Basic ${TOKEN}`,
    TOKEN,
  ]) {
    const { statusCode, headers, body } = await scrape(server, wrong)
    expect([statusCode, headers['www-authenticate']]).toEqual([401, 'Bearer'])
    expect(body).not.toContain('tablee_')
  }
  const { statusCode, headers } = await scrape(server, `Bearer ${TOKEN}`)
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8'])
})

test('OPS-6 a port of its own has the figures and nothing else, and the port of the app has none', async () => {
  const port = await freePort()
  const server = await aServer({ METRICS_PORT: String(port) })
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(await answer.text()).toContain('process_cpu_seconds_total')
  expect((await fetch(`http://127.0.0.1:${port}/v1/ping`)).status).toBe(404)
  expect((await scrape(server)).statusCode).toBe(404)
})

test('OPS-6 after an evening the figures say what happened', async () => {
  const server = await aServer({ METRICS_TOKEN: TOKEN })
  const figures = async () => figuresOf((await scrape(server, `Bearer ${TOKEN}`)).body)
  const { id, code } = await createTournament(server, 4)
  await server.call('start-quick-tournament', { tournamentId: id, organizerId: ORGANIZER })
  await server.call('join-quick-tournament', { code: 'ZZZZZZ', playerName: 'Zoé', playerId: secretOf(9) })
  await server.call('join-quick-tournament', { code, playerName: 'Zoé', playerId: 3 })
  for (let count = 0; count < 3; count++) await server.send({ method: 'GET', url: `/v1/tournaments/${code}` })
  const phone = openPhone(`${await listen(server)}?project=tablee&channels[]=tournaments.${id}.live`)
  stopping.push(() => phone.socket.terminate())
  await phone.hear(({ type }) => type === 'connected')
  const said = await figures()
  expect(Object.fromEntries(said)).toMatchObject({
    'tablee_acts_total{act="create-quick-tournament"}': 1,
    'tablee_acts_total{act="join-quick-tournament"}': 4,
    'tablee_acts_total{act="start-quick-tournament"}': 1,
    'tablee_calls_total{call="join-quick-tournament",end="accepted"}': 4,
    'tablee_calls_total{call="join-quick-tournament",end="refused"}': 2,
    'tablee_call_seconds_count{call="join-quick-tournament"}': 6,
    'tablee_call_seconds_bucket{le="+Inf",call="start-quick-tournament"}': 1,
    'tablee_refusals_total{code="tournament_not_found"}': 1,
    'tablee_requests_total{method="GET",route="/v1/tournaments/:code",status="200"}': 3,
    'tablee_cache_reads_total{cache="answers",result="miss"}': 1,
    'tablee_cache_reads_total{cache="answers",result="hit"}': 2,
    'tablee_request_seconds_count{route="/v1/tournaments/:code"}': 3,
    'tablee_build_info{version="0.1.0",commit="unknown"}': 1,
    tablee_open_sockets: 1,
    tablee_mails_waiting: 0,
    tablee_player_calls_waiting: 0,
    'tablee_lacking{what="database"}': 0,
    'tablee_lacking{what="stopping"}': 0,
  })
  expect(said.get('tablee_cache_reads_total{cache="tournaments",result="hit"}')).toBeGreaterThan(4)
  expect(said.get('tablee_commit_seconds_count')).toBeGreaterThan(5)
  expect(said.get('tablee_database_bytes')).toBeGreaterThan(100_000)
  expect(said.get('tablee_disk_free_bytes')).toBeGreaterThan(0)
  expect(said.get('tablee_wal_bytes')).toBeGreaterThanOrEqual(0)
  // No one followed the earlier acts: the next one is announced.
  expect(said.get('tablee_telling_seconds_count')).toBe(0)
  await finishRound(server, { id, code })
  await phone.hear(({ type }) => type === 'event')
  expect((await figures()).get('tablee_telling_seconds_count')).toBeGreaterThan(0)
  // The scrape itself.
  expect(said.get('tablee_requests_under_way')).toBe(1)
  expect(said.get('nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0)
})

test('OPS-6 strangers make no series: what they send is never a name', async () => {
  const server = await aServer({ METRICS_TOKEN: TOKEN })
  const names = async () => [...figuresOf((await scrape(server, `Bearer ${TOKEN}`)).body).keys()]
  await server.call('no-such-call-0', {})
  await server.send({ method: 'GET', url: '/v1/tournaments/CODE00' })
  await server.send({ method: 'GET', url: '/nowhere/0' })
  // Scrapes are answers too.
  await names()
  const before = await names()
  for (let number = 1; number < 50; number++) {
    await server.call(`no-such-call-${number}`, {})
    await server.send({ method: 'GET', url: `/v1/tournaments/CODE${10 + number}` })
    await server.send({ method: 'GET', url: `/nowhere/${number}?secret=${number}` })
    await server.server.app.inject({ method: 'SEARCH' as 'GET', url: `/odd/${number}` })
    await server.server.app.inject({ method: 'PROPFIND' as 'GET', url: `/odd/${number}` })
  }
  const added = (await names()).filter((name) => name.startsWith('tablee_') && !before.includes(name))
  expect(added).toEqual(['tablee_requests_total{method="other",route="none",status="404"}'])
})

test('OPS-6 mails that wait are counted, and not at all while the database cannot say', async () => {
  const server = await aServer({ METRICS_TOKEN: TOKEN, SMTP_URL: 'smtp://127.0.0.1:1' })
  const waiting = async () => figuresOf((await scrape(server, `Bearer ${TOKEN}`)).body).get('tablee_mails_waiting')
  const { email } = await aPerson(server, 'Ana')
  const asked = await server.send({
    method: 'POST',
    url: '/v1/account/recovery',
    payload: { email, url: 'http://localhost:3000/reset-password' },
  })
  expect(asked.statusCode).toBe(201)
  expect(await waiting()).toBe(1)
  const postponed = async () =>
    figuresOf((await scrape(server, `Bearer ${TOKEN}`)).body).get('tablee_mails_total{end="postponed"}')
  await vi.waitFor(async () => expect(await postponed()).toBe(1), 10_000)
  await server.server.database.close()
  expect(await waiting()).toBeNaN()
})
