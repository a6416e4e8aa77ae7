import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createTournament,
  DOCUMENTS,
  documentUrl,
  finishRound,
  ORGANIZER,
  type Played,
  secretOf,
  startServer,
  startTournament,
  type TestServer,
} from '../../testing/a-server.ts'
import { aPerson, type Person } from '../../testing/an-account.ts'
import { anEvent, anOrganizer, EVENT, register, sessionHeaders } from '../../testing/an-event.ts'

// Section 6 of the contract, where queries.test.ts and permission-matrix.test.ts do not cover it.

const COLLECTIONS = '/v1/databases/tablee/collections'

let server: TestServer
let shop: Person
let zoe: Person
let waiting: Played
let running: Played
let finished: Played
let event: Played

beforeAll(async () => {
  server = await startServer()
  shop = await anOrganizer(server)
  zoe = await aPerson(server)
  waiting = await createTournament(server, 2)
  running = await startTournament(server, 3)
  finished = await startTournament(server, 2)
  await finishRound(server, finished)
  await server.call('finish-tournament', { tournamentId: finished.id, organizerId: ORGANIZER })
  event = await anEvent(server, shop)
  await register(server, event, { playerName: 'Zoé', playerId: zoe.id }, sessionHeaders(zoe))
  await register(server, event, { playerName: 'Bob', playerId: secretOf(1) })
  const as = sessionHeaders(shop)
  await server.call('accept-registrations', { tournamentId: event.id }, as)
  await server.call('generate-advanced-pairings', { tournamentId: event.id, roundNumber: 1 }, as)
})
afterAll(() => server.close())

type Query = { readonly method: string; readonly attribute?: string; readonly values?: readonly unknown[] }
const query = (method: string, attribute?: string, ...values: unknown[]): Query => ({
  ...{ method, values },
  ...(attribute === undefined ? {} : { attribute }),
})

async function list(collection: string, queries: readonly Query[], headers: Record<string, string> = {}) {
  const search = queries.map((each, place) => `queries[${place}]=${encodeURIComponent(JSON.stringify(each))}`)
  const url = `${COLLECTIONS}/${collection}/documents?${search.join('&')}`
  const answer = await server.send({ method: 'GET', url, headers })
  return { status: answer.statusCode, body: answer.json() }
}

const SYSTEM = { $id: 'text', $createdAt: 'date', $updatedAt: 'date' }
const TOURNAMENT = {
  ...{ name: 'text', code: 'text', type: 'text', organizerId: 'text', description: 'text' },
  ...{ playerCount: 'integer', maxPlayers: 'integer', registeredPlayersCount: 'integer', currentRound: 'integer' },
  ...{ players: 'list', matches: 'list', finalRanking: 'list' },
  ...{ isStarted: 'boolean', isFinished: 'boolean', hasPassword: 'boolean' },
  ...{ gameType: 'text', format: 'text', tournamentDate: 'date', endDate: 'date', location: 'text' },
}
const REGISTRATION = {
  ...{ tournamentId: 'text', playerId: 'text', playerName: 'text', firstName: 'text', lastName: 'text' },
  ...{ email: 'text', phone: 'text', location: 'text', notes: 'text', status: 'text', decklist: 'text' },
  ...{ dropped: 'boolean', registrationDate: 'date' },
}
const ROUND = {
  ...{ tournamentId: 'text', player1Id: 'text', player2Id: 'text', player1Name: 'text', player2Name: 'text' },
  ...{ roundNumber: 'integer', table: 'integer', score1: 'integer', score2: 'integer', status: 'text' },
}
const ATTRIBUTES: readonly (readonly [collection: string, name: string, kind: string])[] = Object.entries({
  tournaments: { ...SYSTEM, ...TOURNAMENT },
  registrations: { ...SYSTEM, ...REGISTRATION },
  rounds: { ...SYSTEM, ...ROUND },
}).flatMap(([collection, names]) => Object.entries(names).map(([name, kind]) => [collection, name, kind] as const))

function isOfKind(value: unknown, kind: string): boolean {
  if (value === null) return !['boolean', 'list'].includes(kind)
  if (kind === 'integer') return Number.isInteger(value)
  if (kind === 'boolean') return typeof value === 'boolean'
  if (kind === 'list') return Array.isArray(value) && value.every((each) => typeof each === 'string')
  if (kind === 'date') return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00$/.test(String(value))
  return typeof value === 'string'
}

describe('wire 6.1 calls', () => {
  test('wire 6.1 data may arrive as the text of an object, queries with and without a place', async () => {
    const data = JSON.stringify({ ...EVENT, name: 'En texte' })
    const headers = sessionHeaders(shop)
    const made = await server.send({
      ...{ method: 'POST', url: DOCUMENTS, payload: { documentId: 'unique()', data }, headers },
    })
    expect([made.statusCode, made.json().name]).toEqual([201, 'En texte'])
    const { $id } = made.json()
    const gone = await server.send({ method: 'DELETE', url: documentUrl($id), payload: '{}', headers })
    expect([gone.statusCode, gone.body]).toEqual([204, ''])
    const one = encodeURIComponent('{"method":"limit","values":[1]}')
    for (const name of ['queries[0]', 'queries%5B0%5D', 'queries[]', 'queries%5B%5D']) {
      const answer = await server.send({ method: 'GET', url: `${DOCUMENTS}?${name}=${one}` })
      expect(answer.json().documents).toHaveLength(1)
    }
  })

  test('wire 6.1 upsert is 405, the paths of tables are not offered', async () => {
    const put = await server.send({ method: 'PUT', url: documentUrl(waiting.id), payload: { data: {} } })
    expect(put.json()).toMatchObject({ code: 405, type: 'general_not_implemented' })
    const rows = await server.send({ method: 'GET', url: '/v1/tablesdb/tablee/tables/tournaments/rows' })
    expect(rows.json().type).toBe('general_route_not_found')
  })
})

describe('wire 6.2 documents', () => {
  test.each(ATTRIBUTES)('wire 6.2 %s: %s', async (collection, name, kind) => {
    const { body } = await list(collection, [], sessionHeaders(shop))
    expect(body.documents.length).toBeGreaterThan(0)
    for (const document of body.documents) {
      expect(document).toHaveProperty([name])
      expect([name, document[name], isOfKind(document[name], kind)]).toEqual([name, document[name], true])
    }
  })

  test('wire 6.2 a quick tournament has no game, format, dates and place, and as many seats as players', async () => {
    expect(await server.document(waiting.id)).toMatchObject({
      ...{ type: 'quick', format: null, tournamentDate: null, endDate: null, location: null, description: '' },
      ...{ playerCount: 16, maxPlayers: 16, currentRound: 0, players: expect.any(Array) },
      code: expect.stringMatching(/^[A-HJ-NP-Z2-9]{6}$/),
    })
    expect(await server.document(event.id)).toMatchObject({ type: 'advance', currentRound: 1 })
  })

  const MEMBERS = {
    players: ['id', 'name', 'points'],
    matches: [...['id', 'round', 'player1Id', 'player2Id', 'player1Name', 'player2Name', 'score1', 'score2', 'status']],
    finalRanking: [
      ...['rank', 'playerId', 'playerName', 'points', 'matchesWon', 'matchesPlayed', 'matchesDrawn'],
      ...['winRate', 'omw', 'gw', 'ogw'],
    ],
  } as const
  test.each(Object.entries(MEMBERS))('wire 6.2 elements of %s', async (name, members) => {
    const document = await server.document(finished.id)
    const elements = document[name as keyof typeof MEMBERS].map((text) => JSON.parse(text))
    expect(elements.length).toBeGreaterThan(0)
    for (const element of elements) expect(Object.keys(element)).toEqual(expect.arrayContaining([...members]))
    if (name !== 'finalRanking') return
    for (const { winRate, omw, gw, ogw } of elements) {
      for (const ratio of [winRate, omw, gw, ogw]) expect(ratio >= 0 && ratio <= 1).toBe(true)
    }
  })

  test('wire 6.2 states of a match, and the bye', async () => {
    const matches = (await server.document(running.id)).matches.map((text) => JSON.parse(text))
    expect(matches.map(({ status }) => status).sort()).toEqual(['pending', 'terminated'])
    expect(matches.find(({ status }) => status === 'pending')).toMatchObject({ score1: null, score2: null })
    expect(matches.find(({ player2Id }) => player2Id === null)).toMatchObject({
      ...{ player2Name: 'BYE', score1: 2, score2: 0, status: 'terminated' },
    })
  })
})

describe('wire 6.3 rules', () => {
  test.each(ATTRIBUTES)('wire 6.3 %s can be filtered by %s', async (collection, name, kind) => {
    const headers = sessionHeaders(shop)
    const { body } = await list(collection, [], headers)
    const known = body.documents.find((document: Record<string, unknown>) => document[name] !== null)
    const isEmpty = known === undefined || (kind === 'list' && known[name].length === 0)
    if (isEmpty) {
      expect((await list(collection, [query('isNull', name)], headers)).status).toBe(200)
      return
    }
    const value = kind === 'list' ? known[name][0] : known[name]
    const found = await list(collection, [query(kind === 'list' ? 'contains' : 'equal', name, value)], headers)
    expect(found.body.documents.map(({ $id }: { $id: string }) => $id)).toContain(known.$id)
    const other = kind === 'integer' || kind === 'boolean' ? 'x' : 7
    expect((await list(collection, [query('equal', name, other)], headers)).body.type).toBe('general_query_invalid')
  })

  test.each(['tournaments', 'registrations', 'rounds'])('wire 6.3 %s: nothing else can be filtered', async (name) => {
    for (const hidden of ['organizerHash', 'hash', 'secret', 'password', '$permissions', '$collectionId', 'sequence']) {
      const { body } = await list(name, [query('equal', hidden, 'x')], sessionHeaders(shop))
      expect(body.type).toBe('general_query_invalid')
    }
  })

  test.each(['equal', 'contains'])('wire 6.3 %s with no value is refused', async (method) => {
    for (const asked of [query(method, 'name'), { method, attribute: 'name' }])
      expect((await list('tournaments', [asked])).body.type).toBe('general_query_invalid')
  })

  const OF_LISTS = ['contains', 'isNull', 'isNotNull']
  test.each([
    ...['equal', 'notEqual', 'lessThan', 'greaterThan', 'between', 'search', 'startsWith', 'endsWith', ...OF_LISTS],
  ])('wire 6.3 lists and %s', async (method) => {
    const counts: Readonly<Record<string, number>> = { between: 2, isNull: 0, isNotNull: 0 }
    const values = Array.from({ length: counts[method] ?? 1 }, () => 'x')
    const { status } = await list('tournaments', [query(method, 'players', ...values)])
    expect(status).toBe(OF_LISTS.includes(method) ? 200 : 400)
  })

  test('wire 6.3 several filters must all hold', async () => {
    const both = [query('equal', 'isStarted', true), query('equal', 'isFinished', false)]
    const { body } = await list('tournaments', [...both, query('equal', 'type', 'quick')])
    expect(body.documents.map(({ $id }: { $id: string }) => $id)).toEqual([running.id])
  })

  test('wire 6.3 a page holds 25 documents, in the order of insertion; the total counts them all', async () => {
    const own = await startServer()
    const made: string[] = []
    for (let count = 0; count < 27; count++) made.push((await createTournament(own)).id)
    const { total, documents } = (await own.send({ method: 'GET', url: DOCUMENTS })).json()
    expect(total).toBe(27)
    expect(documents.map(({ $id }: { $id: string }) => $id)).toEqual(made.slice(0, 25))
    await own.close()
  })
})

describe('wire 6.3 what the search screen sends', () => {
  const either = (...conditions: Query[]) => query('or', undefined, ...conditions)
  const states: readonly (readonly [string, readonly Query[], readonly string[]])[] = [
    ['pending', [query('equal', 'isStarted', false)], ['waiting']],
    ['active', [query('equal', 'isStarted', true), query('equal', 'isFinished', false)], ['running']],
    ['completed', [query('equal', 'isFinished', true)], ['finished']],
  ]
  test.each(states)('wire 6.3 status %s', async (_name, filters, expected) => {
    const names = new Map([
      ...([
        [waiting.id, 'waiting'],
        [running.id, 'running'],
        [finished.id, 'finished'],
      ] as const),
    ])
    const { body } = await list('tournaments', [query('equal', 'type', 'quick'), ...filters])
    expect(body.documents.map(({ $id }: { $id: string }) => names.get($id))).toEqual(expected)
  })

  test('wire 6.3 six characters, fewer and more', async () => {
    const { code } = await server.document(waiting.id)
    const six = await list('tournaments', [either(query('equal', 'code', code), query('search', 'name', code))])
    expect(six.body.documents.map(({ $id }: { $id: string }) => $id)).toEqual([waiting.id])
    const part = either(query('search', 'code', code.slice(0, 5)), query('search', 'name', code.slice(0, 5)))
    expect((await list('tournaments', [part])).status).toBe(200)
    expect((await list('tournaments', [query('search', 'name', 'vendredi soir')])).body.total).toBe(3)
  })

  test('wire 9.3 organized tournaments, the newest first', async () => {
    const second = await anEvent(server, shop, { name: 'Le suivant' })
    const asked = [query('equal', 'organizerId', shop.id), query('orderDesc', '$createdAt')]
    const { body } = await list('tournaments', asked)
    expect(body.documents.map(({ $id }: { $id: string }) => $id)).toEqual([second.id, event.id])
  })

  test('wire 9.3 a code that no tournament has finds nothing, and joining says so', async () => {
    const { body } = await list('tournaments', [query('equal', 'code', 'ZZZZZZ'), query('limit', undefined, 1)])
    expect(body).toEqual({ total: 0, documents: [] })
    const joined = await server.call('join-quick-tournament', {
      ...{ code: 'ZZZZZZ', playerName: 'Zoé', playerId: secretOf(1) },
    })
    expect(joined.body.message).toBe('Aucun tournoi trouvé avec le code: ZZZZZZ')
  })
})

describe('wire 6.5 permission strings', () => {
  const create = async (permission: string) => {
    const payload = {
      ...{ documentId: 'unique()', data: { ...EVENT, name: crypto.randomUUID() }, permissions: [permission] },
    }
    const { statusCode } = await server.send({ method: 'POST', url: DOCUMENTS, payload, headers: sessionHeaders(shop) })
    return statusCode
  }
  const roles: readonly (readonly [role: string, isOwn: boolean])[] = [
    ...([
      ['any', true],
      ['guests', false],
      ['users', true],
      ['users/verified', false],
    ] as const),
    ...([
      ['user:OWN', true],
      ['user:OWN/verified', false],
      ['user:autre', false],
    ] as const),
    ...([
      ['label:eventOrganizer', true],
      ['label:admin', false],
      ['team:a', false],
    ] as const),
    ...([
      ['team:a/owner', false],
      ['member:a', false],
    ] as const),
  ]
  test.each(roles)('wire 6.5 role %s: own %s', async (role, isOwn) => {
    expect(await create(`read("${role.replace('OWN', shop.id)}")`)).toBe(isOwn ? 201 : 401)
  })

  test.each(['read', 'update', 'delete', 'write'])('wire 6.5 %s is a permission', async (action) => {
    expect(await create(`${action}("any")`)).toBe(201)
  })

  test.each(['create("any")', 'read(any)', 'READ("any")', 'read("nobody")', 'read("user:")', 'read("any"'])(
    'wire 6.5 %s is malformed',
    async (permission) => {
      expect(await create(permission)).toBe(400)
    },
  )
})
