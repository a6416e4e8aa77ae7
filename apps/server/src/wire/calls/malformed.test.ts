import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { TOKEN_KINDS } from '@tablee/domain/shops/shop-token'
import { expect, test } from 'vitest'
import { ORGANIZER, secretOf, startServer, startTournament, type TestServer } from '../../testing/a-server.ts'
import type { Person } from '../../testing/an-account.ts'
import { anEvent, anOrganizer, sessionHeaders } from '../../testing/an-event.ts'
import { createMalformer, type Malformer } from '../../testing/malformed.ts'

/** `npm run fuzz` sends more of them. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 20_000)
const SEED = process.env.FUZZ_SEED ?? 'tablee'
const MEGABYTE = 1_048_576

function heapInUse(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed / MEGABYTE
}

const SHOP = {
  ...{ name: 'Le Repaire', location: '69003 Lyon', email: null, phone: null, site: null, discord: null },
  ...{ instagram: null, words: null, takesReplies: false, takesMessages: true },
}

async function aTokenOfEachKind(server: TestServer, organizer: Person): Promise<readonly string[]> {
  await server.call('keep-shop', SHOP, sessionHeaders(organizer))
  const tokens: string[] = []
  for (const kind of TOKEN_KINDS) {
    const { body } = await server.call('add-shop-token', { name: kind, kind }, sessionHeaders(organizer))
    tokens.push(body.data.token)
  }
  return tokens
}

async function createGround(server: TestServer): Promise<Malformer> {
  const { id, code } = await startTournament(server, 4)
  const organizer = await anOrganizer(server)
  const event = await anEvent(server, organizer)
  const { paths } = (await server.send({ method: 'GET', url: '/v1/openapi.json' })).json()
  const routes = Object.entries<Record<string, { readonly servers?: unknown }>>(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { servers }]) =>
      // Pages refuse with a page.
      servers ? [] : [{ method: method.toUpperCase(), path: `/v1${path}` }],
    ),
  )
  // Sockets have their own test.
  const spoken = routes.filter(({ path }) => path !== '/v1/realtime')
  const document = await server.document(id)
  const shop = await anOrganizer(server, 'Autre boutique')
  const tokens = await aTokenOfEachKind(server, shop)
  const texts = [
    id,
    code,
    event.id,
    event.code,
    ORGANIZER,
    secretOf(1),
    organizer.id,
    'Joueur 1',
    'current',
    'unique()',
  ]
  return createMalformer(
    SEED,
    { texts: [...texts, ...document.players], cookies: [organizer.browser.cookie()], tokens },
    spoken,
  )
}

test('API-5 malformed requests to every route leave no defect and no memory', {
  timeout: 300_000,
}, async () => {
  const server = await startServer({ environment: { DECK_SITE_URL: 'http://127.0.0.1:9', LOG_LEVEL: 'error' } })
  const malformer = await createGround(server)
  let before = 0
  const statuses = new Map<number, number>()
  for (let count = 0; count < REQUESTS; count++) {
    if (count === Math.floor(REQUESTS / 4)) before = heapInUse()
    const { method, url, headers, payload } = malformer.request()
    const sent = { method: method as 'GET', url, headers, ...(payload === undefined ? {} : { payload }) }
    const answer = await server.server.app.inject(sent)
    const place = `seed ${SEED}, request ${count}: ${JSON.stringify({ ...sent, payload: String(payload).slice(0, 500) })}`
    statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1)
    expect(answer.statusCode, place).toBeLessThan(500)
    // A pong and downloads are no JSON; refusals always are.
    const isJson = String(answer.headers['content-type']).startsWith('application/json')
    if (answer.body === '' || (answer.statusCode < 400 && !isJson)) continue
    const body = answer.json()
    if (answer.statusCode >= 400) {
      expect(body, place).toMatchObject({
        message: expect.any(String),
        type: expect.any(String),
        code: answer.statusCode,
      })
    }
    // The deck site is unreachable here: 502.
    if (answer.statusCode === 201 && 'responseStatusCode' in body) expect(body.responseStatusCode, place).not.toBe(500)
  }
  // Most get past the first check.
  expect(statuses.get(201)).toBeGreaterThan(REQUESTS / 20)
  expect(server.logLines.filter((line) => line.includes('defect'))).toEqual([])
  expect(heapInUse() - before).toBeLessThan(40)
  await server.close()
})
