import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type LocalDeckSite, send, startLocalDeckSite } from '../../deck-sites/testing/local-deck-site.ts'
import { createTournament, ORGANIZER, startServer, type TestServer } from '../../testing/a-server.ts'

let site: LocalDeckSite
let server: TestServer
beforeEach(async () => {
  site = await startLocalDeckSite()
  server = await startServer({ environment: { DECK_SITE_URL: site.url, ACCESS_LOG: 'on', LOG_LEVEL: 'warn' } })
})
afterEach(async () => {
  await server.close()
  await site.close()
})

const OWN_ID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/
const SENT = '0af7651916cd43dd8448eb211c80319c'

async function answeredId(sent?: string): Promise<unknown> {
  const headers = sent === undefined ? {} : { 'x-request-id': sent }
  return (await server.send({ method: 'GET', url: '/v1/ping', headers })).headers['x-request-id']
}

const linesOf = (message: string) =>
  server.logLines.map((line) => JSON.parse(line)).filter(({ msg }: { msg: string }) => msg === message)

test('OPS-3 a well-formed id of a request is kept, any other one is replaced', async () => {
  expect(await answeredId(SENT)).toBe(SENT)
  expect(await answeredId('web-1.eu_9')).toBe('web-1.eu_9')
  const bad = [
    undefined,
    '',
    'short',
    'x'.repeat(65),
    'with space 123',
    '"quoted-id"',
    'é-accented-id',
    '../../etc',
    '-starts-so',
  ]
  for (const sent of bad) expect(await answeredId(sent)).toMatch(OWN_ID)
  expect(await answeredId()).not.toBe(await answeredId())
})

test('OPS-3 errors say the id, in the answer and in the log', async () => {
  const refused = await server.send({ method: 'GET', url: '/v1/nowhere', headers: { 'x-request-id': SENT } })
  expect([refused.statusCode, refused.headers['x-request-id']]).toEqual([404, SENT])
  await server.server.database.close()
  const failed = await server.send({ method: 'GET', url: '/v1/tournaments/ABC234', headers: { 'x-request-id': SENT } })
  expect(failed.statusCode).toBeGreaterThanOrEqual(500)
  expect(linesOf('defect')).toMatchObject([{ requestId: SENT }])
})

test('OPS-3 the deck site that a request asks is told its id, and what goes wrong there is logged under it', async () => {
  const ask = (headers: Record<string, string>) =>
    server.call('extract-moxfield-decklist', { urlOfDecklist: 'https://www.moxfield.com/decks/Ab_9-z' }, headers)
  site.answer(send('no', 'text/plain', 500))
  await Promise.all([ask({ 'x-request-id': SENT }), ask({ 'x-request-id': 'another-request' })])
  expect(site.asked.map(({ headers }) => headers['x-request-id']).sort()).toEqual([SENT, 'another-request'])
  expect(
    linesOf('deck site')
      .map(({ requestId }) => requestId)
      .sort(),
  ).toEqual([SENT, 'another-request'])
})

test('OPS-3 the access log has a line for each answer, and nothing in it of who asked or for what', async () => {
  const { id, code } = await createTournament(server, 1)
  server.logLines.length = 0
  const headers = { 'x-forwarded-for': '203.0.113.9', 'user-agent': 'Curious/1.0', 'x-request-id': SENT }
  await server.call('start-quick-tournament', { tournamentId: id, organizerId: ORGANIZER }, headers)
  await server.send({ method: 'GET', url: `/v1/tournaments/${code}?secret=abc`, headers })
  await server.send({
    method: 'GET',
    url: `/tournament/${code}?device=abc`,
    headers: { ...headers, accept: 'text/html' },
  })
  await server.send({ method: 'POST', url: `/v1/functions/${code}/executions`, payload: '{}', headers })
  await server.send({ method: 'GET', url: `/nowhere/${code}`, headers })
  await vi.waitFor(() => expect(linesOf('access')).toHaveLength(5))
  const lines = linesOf('access').map(({ time: _, pid: __, hostname: ___, ms, ...line }) => {
    expect(ms).toBeGreaterThanOrEqual(0)
    return line
  })
  const access = { level: 30, requestId: SENT, msg: 'access' }
  const calls = '/v1/functions/:functionId/executions'
  expect(lines).toEqual([
    { ...access, method: 'POST', route: calls, status: 201, call: 'start-quick-tournament' },
    { ...access, method: 'GET', route: '/v1/tournaments/:code', status: 200 },
    { ...access, method: 'GET', route: '/tournament/:code', status: 200 },
    { ...access, method: 'POST', route: calls, status: 404 },
    { ...access, method: 'GET', route: null, status: 404 },
  ])
  for (const secret of [code, id, ORGANIZER, 'secret=', 'device=', '203.0.113.9', '127.0.0.1', 'Curious'])
    expect(
      linesOf('access')
        .map((line) => JSON.stringify(line))
        .join(),
    ).not.toContain(secret)
})
