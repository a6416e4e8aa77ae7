import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hookPayload } from '@tablee/contract/shops/hook-payload'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  ORGANIZER,
  openMatch,
  secretOf,
  startServer,
  startTournament,
  type TestServer,
} from '../../testing/a-server.ts'
import { aPerson } from '../../testing/an-account.ts'
import { anEvent, anOrganizer, register, sessionHeaders } from '../../testing/an-event.ts'
import type { JsonSchema } from './operation.ts'
import type { OpenApi } from './write-open-api.ts'

const HANDED_IN = {
  ...{ id: 'decided-elsewhere', name: 'add-anonymous-player', input: { playerName: 'Zoé' } },
  given: { at: '2030-01-31T18:00:00.000Z', seed: '', ids: ['0123456789ab'] },
}

const SHOP = {
  ...{ name: 'Le Repaire', location: '69003 Lyon', email: null, phone: null, site: null, discord: null },
  ...{ instagram: null, words: null, takesReplies: false, takesMessages: true },
}
const pageOf = ({ servers }: OpenApi) => String(Object(servers)[0].url).replace(/\/v1$/, '')

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()

let server: TestServer
let api: OpenApi
let ajv: Ajv2020

beforeAll(async () => {
  server = await startServer()
  api = (await server.send({ method: 'GET', url: '/v1/openapi.json' })).json()
  ajv = new Ajv2020({ strict: false, validateFormats: false })
  ajv.addSchema(api, 'api')
})
afterAll(() => server.close())

const pointerOf = (...parts: string[]) =>
  `api#/${parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`

/** Faults of a value by the schema at this path of the description; null: none. */
function faults(value: unknown, ...place: string[]): string | null {
  const validate = ajv.getSchema(pointerOf(...place))
  if (!validate) throw new Error(`nothing is described at ${place.join(' ')}`)
  return validate(value) ? null : ajv.errorsText(validate.errors)
}

const answerOf = (method: string, path: string, status: number) => [
  ...['paths', path, method, 'responses', String(status), 'content', 'application/json', 'schema'],
]

function servedRoutes(): readonly string[] {
  const lines = server.server.app.printRoutes({ commonPrefix: false }).split('\n')
  const path: string[] = []
  return lines.flatMap((line) => {
    const match = /^([│├└─ ]*)(\S+)(?: \(([A-Z, ]+)\))?/.exec(line)
    if (!match) return []
    const [, indent = '', piece = '', methods] = match
    path.length = Math.ceil(indent.length / 4) - 1
    path.push(piece)
    return (methods ?? '')
      .split(', ')
      .filter(Boolean)
      .map((method) => `${method} ${path.join('')}`)
  })
}

describe('the description', () => {
  test('STAK-16 names every route that is served', () => {
    const routes = servedRoutes().filter((route) => /^(?:GET|POST|PUT|PATCH|DELETE) \/v1\//.test(route))
    expect(routes.length).toBeGreaterThan(30)
    const patterns = Object.entries(api.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} /v1${path}`),
    )
    const missing = routes.filter((route) => {
      const fits = new RegExp(`^${route.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`)
      return !patterns.some((pattern) => fits.test(pattern))
    })
    // Preview images and one-tap unsubscribing are not part of the protocol.
    expect(missing.toSorted()).toEqual([
      ...['DELETE /v1/shops/logo', 'GET /v1/mails/off', 'GET /v1/preview/:file', 'GET /v1/preview/shops/:file'],
      ...['POST /v1/mails/off', 'PUT /v1/shops/logo'],
    ])
  })

  test('STAK-16 names nothing that is not served', () => {
    for (const [path, methods] of Object.entries(api.paths)) {
      for (const [method, { servers }] of Object.entries(methods)) {
        const url = `${servers ? '' : '/v1'}${path}`
          .replace(/^(\/v1\/functions\/)[^/]+/, '$1:functionId')
          .replace(/^(\/v1\/databases\/)[^/]+(\/collections\/)[^/]+/, '$1:databaseId$2:collectionId')
          .replace(/\{(\w+)\}/g, ':$1')
        expect(server.server.app.hasRoute({ method: method.toUpperCase(), url }), `${method} ${url}`).toBe(true)
      }
    }
  })

  test('STAK-16 describes every function and every collection', async () => {
    const named = Object.keys(api.paths).flatMap((path) => /^\/functions\/([^/{]+)\/executions$/.exec(path)?.[1] ?? [])
    expect(named.length).toBeGreaterThan(35)
    for (const id of named) {
      const answer = await server.send({
        method: 'POST',
        url: `/v1/functions/${id}/executions`,
        payload: { body: 'x' },
      })
      expect(answer.json().responseStatusCode, id).toBe(400)
    }
    for (const collection of ['tournaments', 'rounds', 'registrations']) {
      expect(api.paths[`/databases/tablee/collections/${collection}/documents`]).toBeDefined()
    }
  })

  test('STAK-16 says of every function what it does, who may call it, and why it is refused', () => {
    const functions = Object.entries(api.paths).filter(([path]) => /^\/functions\/[^/{]+\/executions$/.test(path))
    const summaries = functions.map(([, { post }]) => post?.summary ?? '')
    expect(new Set(summaries).size).toBe(functions.length)
    for (const summary of summaries) expect(summary).toMatch(/^[A-Z][^.]{5,70}$/)
    for (const [path, { post }] of functions) {
      expect(post?.description, path).toMatch(/^\*\*Who\.\*\* \S/)
      for (const { status, reason, message } of post?.['x-refusals'] ?? []) {
        expect([400, 401, 403, 404, 409, 429, 502]).toContain(status)
        expect(post?.description).toContain(`- ${status} \`${reason}\`: ${message}`)
      }
    }
    const join = api.paths['/functions/join-quick-tournament/executions']?.post?.['x-refusals'] ?? []
    const reasons = join.map(({ status, reason }) => `${status} ${reason}`)
    // Those of fields are read from nested schemas.
    for (const reason of ['400 player_name_required', '400 code_invalid', '404 tournament_not_found'])
      expect(reasons).toContain(reason)
    expect(reasons).toEqual([...reasons].sort((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10)))
  })

  test('STAK-16 says which errors of the protocol a call may answer, by status', () => {
    const answers = api.paths['/account/sessions/email']?.post?.responses ?? {}
    const told = Object.entries(answers).map(([status, answer]) => `${status} ${Object(answer).description}`)
    expect(told).toContain('401 `user_invalid_credentials`, `user_blocked`, `user_session_already_exists`')
    expect(told).toContain('429 `general_rate_limit_exceeded`')
    for (const path of ['/account', '/account/prefs', '/account/sessions'])
      expect(api.paths[path]?.get?.responses).toHaveProperty('401.content')
  })

  test('STAK-16 is a valid description: every schema compiles, every id is different', () => {
    const ids = Object.values(api.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    )
    expect(new Set(ids).size).toBe(ids.length)
    expect(api.openapi).toBe('3.1.0')
    for (const [path, methods] of Object.entries(api.paths)) {
      for (const [method, operation] of Object.entries(methods)) {
        const places = [
          ...Object.keys(operation.responses).map((status) => ['responses', status]),
          ...(operation.requestBody ? [['requestBody']] : []),
        ]
        for (const place of places) {
          const at = ['paths', path, method, ...place, 'content', 'application/json', 'schema']
          const isJson = at.reduce<unknown>((value, name) => new Map(Object.entries(value ?? {})).get(name), api)
          if (isJson) expect(() => ajv.getSchema(pointerOf(...at)), at.join(' ')).not.toThrow()
        }
      }
    }
  })
})

describe('real answers', () => {
  type Sent = { readonly id: string; readonly payload: object; readonly headers?: Record<string, string> }

  async function runs({ id, payload, headers = {} }: Sent): Promise<{ success: boolean; [member: string]: unknown }> {
    const path = `/functions/${id}/executions`
    const sent = { body: JSON.stringify(payload) }
    const schemaOfBody = ['paths', path, 'post', 'requestBody', 'content', 'application/json', 'schema']
    expect(faults(sent, ...schemaOfBody)).toBeNull()
    const answer = (await server.send({ method: 'POST', url: `/v1${path}`, payload: sent, headers })).json()
    expect(faults(answer, ...answerOf('post', path, 201)), id).toBeNull()
    const inner = JSON.parse(answer.responseBody)
    const place = [...answerOf('post', path, 201), 'allOf', '1', 'properties', 'responseBody', 'contentSchema']
    expect(faults(inner, ...place), id).toBeNull()
    if (inner.success) {
      const given = [...schemaOfBody, 'properties', 'body', 'contentSchema']
      expect(faults(payload, ...given), id).toBeNull()
    }
    return inner
  }

  async function reads(path: string, described: string, headers: Record<string, string> = {}) {
    const answer = await server.send({ method: 'GET', url: `/v1${path}`, headers })
    expect(answer.statusCode, path).toBe(200)
    expect(faults(answer.json(), ...answerOf('get', described, 200)), path).toBeNull()
    return answer.json()
  }

  test('STAK-16 of a quick tournament fit their schemas', async () => {
    const { id, code } = await startTournament(server, 5)
    const { match, secret1 } = await openMatch(server, id)
    const acts: readonly Sent[] = [
      { id: 'create-quick-tournament', payload: { name: 'X', playerCount: 8, organizerId: ORGANIZER } },
      { id: 'join-quick-tournament', payload: { code, playerName: 'Trop tard', playerId: secretOf(77) } },
      { id: 'add-anonymous-player', payload: { code, playerName: 'Tard', organizerId: ORGANIZER } },
      { id: 'send-score-quick-tournament', payload: { code, playerId: secret1, matchId: match.id, score: '2-1' } },
      { id: 'get-score-reports', payload: { code, organizerId: ORGANIZER } },
      { id: 'get-whole-tournament', payload: { code, organizerId: ORGANIZER } },
      { id: 'get-table-codes', payload: { code, organizerId: ORGANIZER } },
      { id: 'seal-seeds', payload: { code, organizerId: ORGANIZER } },
      { id: 'hand-in-acts', payload: { code, organizerId: ORGANIZER, baseSequence: 0, acts: [HANDED_IN] } },
      { id: 'create-device-link', payload: { code, organizerId: ORGANIZER } },
      {
        id: 'invite-staff',
        payload: { code, organizerId: ORGANIZER, role: 'judge', name: 'Nour', expiresAt: inAnHour() },
      },
      { id: 'get-staff', payload: { code, organizerId: ORGANIZER } },
      { id: 'get-own-role', payload: { code, organizerId: ORGANIZER } },
      { id: 'start-next-round', payload: { tournamentId: id, organizerId: ORGANIZER } },
      { id: 'finish-tournament', payload: { tournamentId: id } },
    ]
    const accepted = []
    for (const act of acts) accepted.push((await runs(act)).success)
    expect(accepted).toEqual([
      true,
      false,
      true,
      true,
      true,
      true,
      true,
      true,
      true,
      true,
      true,
      true,
      true,
      false,
      false,
    ])
    const documents = '/databases/tablee/collections/tournaments/documents'
    await reads(documents, documents)
    await reads(`${documents}/${id}`, `${documents}/{documentId}`)
    await reads(`/tournaments/${code}`, '/tournaments/{code}')
    await reads(`/tournaments/${code}/standings`, '/tournaments/{code}/standings')
    await reads(`/tournaments/${code}/rounds/1`, '/tournaments/{code}/rounds/{round}')
  })

  test('STAK-16 of an announced event and of an account fit their schemas', async () => {
    const organizer = await anOrganizer(server)
    const headers = sessionHeaders(organizer)
    const event = await anEvent(server, organizer)
    for (const number of [1, 2]) {
      await register(server, event, { playerName: `Nom ${number}`, playerId: secretOf(number) })
    }
    const registrations = '/databases/tablee/collections/registrations/documents'
    const listed = await reads(registrations, registrations, headers)
    for (const { playerId } of listed.documents) {
      expect(
        (await runs({ id: 'accept-registration', payload: { tournamentId: event.id, playerId }, headers })).success,
      ).toBe(true)
    }
    const paired = { tournamentId: event.id, roundNumber: 1, organizerId: organizer.id }
    expect((await runs({ id: 'generate-advanced-pairings', payload: paired, headers })).success).toBe(true)
    for (const id of ['get-advanced-registrations', 'get-advanced-rounds']) {
      expect((await runs({ id, payload: { tournamentId: event.id }, headers })).success).toBe(true)
    }
    await runs({ id: 'get-last-advanced-event', payload: {} })
    await runs({ id: 'export-account', payload: {}, headers })
    const rounds = '/databases/tablee/collections/rounds/documents'
    expect((await reads(rounds, rounds)).total).toBe(1)
    await reads('/account', '/account', headers)
    await reads('/account/sessions', '/account/sessions', headers)
    await reads('/account/sessions/current', '/account/sessions/{sessionId}', headers)
    await reads('/product', '/product')
    const executions = '/functions/export-account/executions'
    expect((await reads(executions, '/functions/{functionId}/executions', headers)).total).toBe(1)
  })

  test('STAK-16 of refusals fit the schema of errors', async () => {
    const zoe = await aPerson(server)
    const refused = [
      await server.send({ method: 'GET', url: '/v1/nowhere' }),
      await server.send({ method: 'GET', url: '/v1/tournaments/ZZZZZZ' }),
      await server.send({ method: 'GET', url: '/v1/account' }),
      await server.send({
        method: 'POST',
        url: '/v1/account',
        payload: { userId: 'unique()', email: 'x', password: 'x' },
      }),
      await server.send({
        method: 'POST',
        url: '/v1/account/sessions/email',
        payload: {},
        headers: sessionHeaders(zoe),
      }),
    ]
    for (const answer of refused) {
      expect(answer.statusCode).toBeGreaterThanOrEqual(400)
      expect(faults(answer.json(), 'components', 'schemas', 'Error')).toBeNull()
    }
  })

  test('a schema finds what does not fit', () => {
    const wrong: JsonSchema = { message: 'x', code: '400', type: 'nothing', version: '1' }
    expect(faults(wrong, 'components', 'schemas', 'Error')).toContain('must be')
  })
})

describe('what other programs are sent and read', () => {
  type Shown = { readonly schema: object; readonly example: unknown }
  const shownAt = (type: string, holder: unknown): Shown | null => {
    const { content } = { content: {}, ...Object(holder) }
    return Object.hasOwn(content, type) ? content[type] : null
  }

  test('TOKN-8 each webhook is described with an example that its own schema reads', () => {
    expect(Object.keys(api.webhooks).toSorted()).toEqual([...hookPayload.shape.type.options].toSorted())
    for (const [type, { post }] of Object.entries(api.webhooks)) {
      const shown = shownAt('application/json', post.requestBody)
      expect(hookPayload.parse(shown?.example)).toEqual(shown?.example)
      const place = ['webhooks', type, 'post', 'requestBody', 'content', 'application/json', 'schema']
      expect(faults(shown?.example, ...place)).toBeNull()
      expect(faults({ ...Object(shown?.example), type: 'other' }, ...place)).not.toBeNull()
    }
  })

  test('TOKN-8 each example of an answer fits its schema, and what is served fits it too', async () => {
    const organizer = await anOrganizer(server, 'Boutique des exemples')
    const { body } = await server.call('keep-shop', SHOP, sessionHeaders(organizer))
    const { slug } = body.data.shop
    const event = await anEvent(server, organizer)
    let examples = 0
    for (const [path, methods] of Object.entries(api.paths)) {
      for (const [method, { responses, servers }] of Object.entries(methods)) {
        const { content = {} } = Object(responses)['200'] ?? {}
        for (const [type, { example }] of Object.entries<Shown>(content)) {
          if (example === undefined) continue
          examples += 1
          const place = ['paths', path, method, 'responses', '200', 'content', type, 'schema']
          expect(faults(example, ...place), path).toBeNull()
          if (/\{series\}|\/seasons\//.test(path)) continue
          const named = path.replace('{slug}', slug).replace('{name}', path.includes('lieu') ? slug : event.code)
          const asked = path === '/oembed' ? `?url=${encodeURIComponent(`${pageOf(api)}/lieu/${slug}`)}` : ''
          const url = `${servers ? '' : '/v1'}${named}${asked}${path.startsWith('/events/') ? '?game=magic' : ''}`
          const answer = await server.send({ method: 'GET', url })
          expect([url, answer.statusCode]).toEqual([url, 200])
          expect(String(answer.headers['content-type'])).toMatch(new RegExp(`^${type.replace('+', '\\+')}`))
          const served = /json/.test(type) ? answer.json() : answer.body
          expect(faults(served, ...place), url).toBeNull()
        }
      }
    }
    expect(examples).toBe(15)
  })

  test('TOKN-8 says which calls take a token, and the lines to begin with do what they say', async () => {
    expect(api.components).toHaveProperty('securitySchemes.shopToken.scheme', 'bearer')
    const isOpen = (id: string) =>
      JSON.stringify(api.paths[`/functions/${id}/executions`]?.post?.security ?? []).includes('shopToken')
    expect(['get-shop-events', 'undo-round', 'add-shop-token', 'register-advanced-player'].map(isOpen)).toEqual([
      ...[true, true, false, false],
    ])
    const organizer = await anOrganizer(server, 'Boutique qui commence')
    await server.call('keep-shop', { ...SHOP, name: 'Le Donjon' }, sessionHeaders(organizer))
    const event = await anEvent(server, organizer)
    for (const number of [1, 2])
      await register(server, event, { playerName: `Nom ${number}`, playerId: `${secretOf(number)}-${event.code}` })
    await server.call('accept-registrations', { tournamentId: event.id }, sessionHeaders(organizer))
    const made = await server.call('add-shop-token', { name: 'Robot', kind: 'run' }, sessionHeaders(organizer))
    const lines = readFileSync(join(import.meta.dirname, '../../../../../docs/api.md'), 'utf8').matchAll(
      /^curl -s "\$SITE(\S+)"(?: -H "Authorization: (Bearer) \$TOKEN" -d '(.+)')?$/gm,
    )
    const statuses: number[] = []
    for (const [, path = '', scheme, sent = ''] of lines) {
      const url = path.replace('CODE', event.code)
      const answer = scheme
        ? await server.server.app.inject({
            ...{ method: 'POST', url, payload: sent.replaceAll('ID', event.id) },
            headers: { authorization: `${scheme} ${made.body.data.token}` },
          })
        : await server.server.app.inject({ url })
      statuses.push(scheme ? answer.json().responseStatusCode : answer.statusCode)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200])
  })
})

describe('the page', () => {
  test('STAK-16 a page for people shows every operation, without a script and without anything from elsewhere', async () => {
    const page = await server.server.app.inject({ method: 'GET', url: '/docs', headers: { accept: 'text/html' } })
    expect(page.statusCode).toBe(200)
    expect(page.body.match(/<details class="call">/g)).toHaveLength(
      Object.values(api.paths).reduce((count, methods) => count + Object.keys(methods).length, 0),
    )
    expect(page.body).not.toMatch(/<script|<\w[^>]*\ssrc=|href="http/)
    const ids = [...page.body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const links = [...page.body.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    expect(links.length).toBeGreaterThan(ids.length / 2)
    expect(links.filter((link) => !ids.includes(link))).toEqual([])
    for (const { description = '' } of Object.values(api.paths).flatMap((methods) => Object.values(methods)))
      for (const [, reason] of description.matchAll(/- \d+ `(\w+)`/g))
        expect(page.body).toContain(`<code>${reason}</code>`)
    const policy = String(page.headers['content-security-policy'])
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'/)
  })
})
