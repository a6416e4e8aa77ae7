import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CALL_PRICES } from '@tablee/contract/call-prices'
import { portableText } from '@tablee/contract/tournaments/documents/portable-tournament'
import { portableTournament } from '@tablee/domain/tournaments/files/portable-tournament'
import { fileOfMeetings } from '@tablee/domain/tournaments/testing/large-files'
import { playedTournament } from '@tablee/domain/tournaments/testing/played-tournament'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { createTournament, documentUrl, ORGANIZER, startServer, type TestServer } from '../../testing/a-server.ts'
import type { World } from '../../world.ts'

let web: string
let server: TestServer
beforeAll(() => {
  web = mkdtempSync(join(tmpdir(), 'tablee-web-'))
  for (const name of ['assets', '.server']) mkdirSync(join(web, name))
  writeFileSync(join(web, 'index.html'), '<!doctype html><html lang="fr"><body><div id="root"></div></body></html>')
  writeFileSync(join(web, 'package.json'), '{"type":"module"}')
  const renderer = `export const renderPage = async () => '<p>'
export const knowsPath = (path) => path.startsWith('/tournament/')`
  writeFileSync(join(web, '.server', 'entry-server.js'), renderer)
})
afterAll(() => rmSync(web, { recursive: true }))
afterEach(() => server.close())

/** A minute's budget that a few readings use up, so that no test takes a minute. */
const MOST_COST_MS = 500

const open = async (kind: (typeof DATABASE_KINDS)[number] = 'sqlite', world: World = { mostCostMs: MOST_COST_MS }) => {
  server = await startServer({
    kind,
    world: { webFolder: web, ...world },
    environment: { RATE_LIMITS: 'on', TRUST_PROXY: 'on' },
  })
}
const from = (number: number) => ({ 'x-forwarded-for': `192.0.2.${number}` })
const get = (url: string, number: number, headers: Record<string, string> = {}) =>
  server.send({ method: 'GET', url, headers: { ...headers, ...from(number) } })

/** A tournament that is expensive to read. */
async function imported(
  file = portableTournament(playedTournament({ players: 200, rounds: 6, seed: 'cost' })),
): Promise<{ readonly id: string; readonly code: string }> {
  const tournament = JSON.parse(portableText(file))
  const { body } = await server.call('import-tournament', { tournament, organizerId: ORGANIZER }, from(200))
  return { id: body.tournament.$id, code: body.tournament.code }
}

/** Asks until refused, or this often; returns the number of answers, and the last one. */
async function askUntilRefused(most: number, ask: (count: number) => Promise<Awaited<ReturnType<typeof get>>>) {
  for (let count = 0; count < most; count++) {
    const answer = await ask(count)
    if (answer.statusCode === 429) return { answered: count, last: answer }
  }
  return { answered: most, last: null }
}

describe.each(DATABASE_KINDS)('OPS-13 on %s', (kind) => {
  beforeEach(() => open(kind))

  test('OPS-13 readings that miss what is kept are charged by what they make; kept ones go on, and other addresses do', async () => {
    const { id, code } = await imported()
    const attributes = ['name', 'code', 'type', 'playerCount', 'matches', 'players', 'rounds', 'currentRound']
    const another = (count: number) => {
      const some = attributes.filter((_, index) => ((count >> index) & 1) === 1)
      const query = encodeURIComponent(JSON.stringify({ method: 'select', values: ['$id', 'matches', ...some] }))
      return get(`${documentUrl(id)}?queries[0]=${query}`, 1)
    }
    const { answered, last } = await askUntilRefused(255, another)
    expect(answered).toBeGreaterThan(0)
    expect(answered).toBeLessThan(100)
    const retryAfter = Number(last?.headers['retry-after'])
    expect(retryAfter).toBeGreaterThan(0)
    expect(retryAfter).toBeLessThanOrEqual(60)
    expect((await get(`/v1/tournaments/${code}`, 1)).statusCode).toBe(429)
    expect((await get(`/v1/tournaments/${code}`, 2)).statusCode).toBe(200)
    for (let count = 0; count < 300; count++) {
      expect((await get(`/v1/tournaments/${code}/standings`, 2)).statusCode).toBe(200)
    }
  })
})

test('OPS-13 calls are charged their price, and whoever has used up a minute is told when the next one begins', async () => {
  await open()
  const { code } = await createTournament(server)
  const journal = () =>
    server.send({
      method: 'POST',
      url: '/v1/functions/get-journal/executions',
      payload: { body: JSON.stringify({ code }) },
      headers: from(3),
    })
  const { answered, last } = await askUntilRefused(2 * MOST_COST_MS, journal)
  // The answers have a cost beside the base price.
  expect(answered).toBeGreaterThan(MOST_COST_MS / CALL_PRICES['get-journal'] / 2)
  expect(answered).toBeLessThanOrEqual(MOST_COST_MS / CALL_PRICES['get-journal'])
  expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0)
})

test('OPS-13 an act is charged what its answer weighs, however long: it goes out piece by piece', async () => {
  await open('sqlite', { mostCostMs: 4 * MOST_COST_MS })
  const file = fileOfMeetings({ players: 1000, rounds: 10 })
  const { code } = await imported(file)
  const [playerKey] = file.players.map(({ key }) => key)
  const rename = (count: number) =>
    server.send({
      method: 'POST',
      url: '/v1/functions/update-quick-tournament-player/executions',
      payload: {
        body: JSON.stringify({ code, organizerId: ORGANIZER, playerKey, newPlayerName: `Zoé ${count}` }),
      },
      headers: from(8),
    })
  expect((await rename(0)).json().responseStatusCode).toBe(200)
  const { answered } = await askUntilRefused(100, rename)
  expect(answered).toBeLessThan(20)
})

test('OPS-13 unknown codes asked by page and by image count with those that are asked by call', async () => {
  await open()
  const { code } = await createTournament(server)
  const page = (typed: string) => get(`/tournament/${typed}`, 4, { accept: 'text/html' })
  const image = (typed: string) => get(`/v1/preview/${typed}.png`, 4)
  const typed = (number: number) => `ZZZ${String(number + 100)}`
  const statuses: number[] = []
  for (let number = 0; number < 35; number++) {
    statuses.push((await page(typed(number))).statusCode, (await image(typed(number))).statusCode)
  }
  expect(statuses.filter((status) => status === 404)).toHaveLength(60)
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  const refused = await page('ZZZZZZ')
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.headers['content-type']).toContain('text/html')
  // Anyone with a code still gets in.
  expect((await page(code)).statusCode).toBe(200)
  expect((await image(code)).statusCode).toBe(200)
  const joining = { code: 'ZZZZZZ', playerName: 'A', playerId: 'a-secret-0123456' }
  expect((await server.call('join-quick-tournament', joining, from(4))).status).toBe(429)
})

test('AUTH-3 the cost of one address is nobody else’s', async () => {
  await open()
  const { code } = await createTournament(server)
  const { last } = await askUntilRefused(5000, () => get(`/tournament/${code}?x=1`, 5, { accept: 'text/html' }))
  expect(last?.headers['content-type']).toContain('text/html')
  const joining = { code, playerName: 'A', playerId: 'a-secret-0123456' }
  expect((await server.call('join-quick-tournament', joining, from(6))).status).toBe(200)
})

test('wire 10 OPS-13 3,000 phones of one venue that open, read and join within a minute stay within its budget', async () => {
  await open('sqlite', {})
  const { id, code } = await createTournament(server, 0, 256)
  const statuses = new Map<number, number>()
  const count = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1)
  for (let phone = 0; phone < 3000; phone++) {
    count((await get(`/tournament/${code}`, 7, { accept: 'text/html' })).statusCode)
    count((await get(documentUrl(id), 7)).statusCode)
    if (phone % 12 > 0 || phone >= 3072) continue
    const joining = { code, playerName: `Zoé ${phone}`, playerId: `a-secret-0123456-${phone}` }
    count((await server.call('join-quick-tournament', joining, from(7))).status)
  }
  expect([...statuses]).toEqual([[200, 6250]])
})
