import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createTournament,
  DOCUMENTS,
  documentUrl,
  ORGANIZER,
  type Played,
  secretOf,
  startServer,
  startTournament,
  type TestServer,
} from '../../testing/a-server.ts'

let server: TestServer
let waiting: Played
let running: Played

beforeAll(async () => {
  server = await startServer()
  waiting = await createTournament(server, 3)
  running = await startTournament(server, 2)
})
afterAll(() => server.close())

async function list(...queries: object[]) {
  const search = queries.map((query, place) => `queries[${place}]=${encodeURIComponent(JSON.stringify(query))}`)
  const answer = await server.send({ method: 'GET', url: `${DOCUMENTS}?${search.join('&')}` })
  return { status: answer.statusCode, body: answer.json() }
}

const query = (method: string, attribute?: string, ...values: unknown[]) => ({ method, attribute, values })

describe('reading', () => {
  test('API-2 a tournament is found by its code, as everybody may read it', async () => {
    const { body } = await list(query('equal', 'code', waiting.code), query('limit', undefined, 1))
    expect(body.total).toBe(1)
    expect(body.documents[0]).toEqual(await server.document(waiting.id))
    expect(body.documents[0]).toMatchObject({
      $id: waiting.id,
      $collectionId: 'tournaments',
      $databaseId: 'tablee',
      $permissions: ['read("any")'],
      $createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00$/),
      registeredPlayersCount: 3,
      description: '',
      finalRanking: [],
      liveSequence: 4,
    })
  })

  test('API-2 lists are filtered, ordered, paged and selected', async () => {
    expect((await list(query('equal', 'isStarted', true))).body.documents.map(idOf)).toEqual([running.id])
    expect((await list(query('orderDesc', '$createdAt'))).body.documents.map(idOf)).toEqual([running.id, waiting.id])
    expect((await list()).body.documents.map(idOf)).toEqual([waiting.id, running.id])
    const page = await list(query('limit', undefined, 1), query('offset', undefined, 1))
    expect(page.body).toMatchObject({ total: 2, documents: [{ $id: running.id }] })
    const names = await list(query('select', undefined, 'name', '$id'))
    expect(Object.keys(names.body.documents[0]).sort()).toEqual([
      '$createdAt',
      '$id',
      '$permissions',
      '$updatedAt',
      'name',
    ])
    const either = query('or', undefined, query('equal', 'code', 'ZZZZZZ'), query('search', 'name', 'soir vend'))
    expect((await list(either)).body.total).toBe(2)
    const unplaced = await server.send({
      method: 'GET',
      url: `${DOCUMENTS}?queries[]=${encodeURIComponent('{"method":"limit","values":[1]}')}`,
    })
    expect(unplaced.json().documents).toHaveLength(1)
  })

  const wrong: readonly (readonly [string, object | string])[] = [
    ['a method unheard of', query('regex', 'name', 'x')],
    ['an attribute unheard of', query('equal', 'password', 'x')],
    ['a private column', query('equal', 'hash', 'x')],
    ['an inherited name', query('equal', 'constructor', 'x')],
    ['no value', query('equal', 'name')],
    ['a value of another type', query('equal', 'isStarted', 'true')],
    ['a number out of range', query('equal', 'playerCount', 1e12)],
    ['half a number', query('equal', 'playerCount', 2.5)],
    ['a character no text holds', query('equal', 'name', 'a\u0000b')],
    ['an empty page', query('limit', undefined, 0)],
    ['a page too large', query('limit', undefined, 5001)],
    ['one alternative', query('or', undefined, query('equal', 'name', 'x'))],
    ['a list compared', query('equal', 'players', 'x')],
    ['a moment that is none', query('lessThan', '$createdAt', 'yesterday')],
    ['the old form', 'equal("name", ["x"])'],
    ['nothing at all', ''],
  ]
  test.each(wrong)('wire 6.3 a query with %s is refused', async (_title, text) => {
    const search = encodeURIComponent(typeof text === 'string' ? text : JSON.stringify(text))
    const answer = await server.send({ method: 'GET', url: `${DOCUMENTS}?queries[0]=${search}` })
    expect(answer.json()).toMatchObject({
      code: 400,
      type: 'general_query_invalid',
      message: expect.stringMatching(/^Invalid query/),
    })
  })

  test('wire 4 unknown documents, collections and databases are 404', async () => {
    const type = async (url: string) => (await server.send({ method: 'GET', url })).json().type
    expect(await type(documentUrl('nobody'))).toBe('document_not_found')
    expect(await type(documentUrl('%00'))).toBe('document_not_found')
    expect(await type('/v1/databases/tablee/collections/capabilities/documents')).toBe('collection_not_found')
    expect(await type('/v1/databases/other/collections/tournaments/documents')).toBe('database_not_found')
  })
})

describe('settings', () => {
  test('API-2 QADM-5 wire 6.5 the organizer changes name and capacity before the start', async () => {
    const { id } = await createTournament(server, 2)
    const changed = await server.patch(id, { name: ' Samedi ', maxPlayers: 4, organizerId: ORGANIZER })
    expect(changed).toMatchObject({ status: 200, body: { name: 'Samedi', maxPlayers: 4, playerCount: 4 } })
    expect((await server.document(id)).name).toBe('Samedi')
    const asText = await server.send({
      method: 'PATCH',
      url: documentUrl(id),
      payload: { data: JSON.stringify({ playerCount: 5, organizerId: ORGANIZER }) },
    })
    expect(asText.json()).toMatchObject({ maxPlayers: 5, playerCount: 5 })
  })

  const organizerId = ORGANIZER
  const refusals: readonly (readonly [string, () => string, object, number, string])[] = [
    ['QADM-6 nobody', () => waiting.id, { name: 'X' }, 401, 'user_unauthorized'],
    ['QADM-6 a stranger', () => waiting.id, { name: 'X', organizerId: 'a-stranger-0123' }, 401, 'user_unauthorized'],
    ['QADM-6 a player', () => waiting.id, { name: 'X', organizerId: secretOf(1) }, 401, 'user_unauthorized'],
    ['QADM-5 a started tournament', () => running.id, { name: 'X', organizerId }, 409, 'document_update_conflict'],
    [
      'QADM-5 fewer than the players',
      () => waiting.id,
      { maxPlayers: 2, organizerId },
      400,
      'document_invalid_structure',
    ],
    [
      'QADM-5 a capacity in letters',
      () => waiting.id,
      { maxPlayers: '8', organizerId },
      400,
      'document_invalid_structure',
    ],
    ['a capacity too large', () => waiting.id, { maxPlayers: 257, organizerId }, 400, 'document_invalid_structure'],
    ['no name', () => waiting.id, { name: ' ', organizerId }, 400, 'document_invalid_structure'],
    ['an attribute of the server', () => waiting.id, { isFinished: true, organizerId }, 401, 'user_unauthorized'],
    ['the code', () => waiting.id, { code: 'AAAAAA', organizerId }, 401, 'user_unauthorized'],
    ['an attribute unheard of', () => waiting.id, { prize: 1, organizerId }, 400, 'document_invalid_structure'],
    ['an unknown tournament', () => 'nobody', { name: 'X', organizerId }, 404, 'document_not_found'],
  ]
  test.each(refusals)('wire 6.5 %s is refused and changes nothing', async (...[, id, data, status, type]) => {
    const before = (await list()).body
    const refused = await server.patch(id(), data)
    expect(refused).toMatchObject({ status, body: { code: status, type, message: expect.any(String) } })
    expect((await list()).body).toEqual(before)
  })

  test('QADM-5 the refusal names the field and says why', async () => {
    const { body } = await server.patch(waiting.id, { maxPlayers: 1, organizerId })
    const sentence = 'Le nombre maximum de joueurs doit être d’au moins 2, sans virgule.'
    expect(body).toMatchObject({ reason: 'capacity_invalid', fields: { maxPlayers: sentence } })
    expect(body.message).toContain('maxPlayers')
  })

  test('API-2 nobody creates, replaces, deletes or opens a document up', async () => {
    const type = async (method: 'POST' | 'PUT' | 'DELETE' | 'PATCH', url: string, payload: object) =>
      (await server.send({ method, url, payload })).json().type
    const data = { name: 'X', organizerId }
    expect(await type('POST', DOCUMENTS, { documentId: 'unique()', data })).toBe('user_unauthorized')
    expect(await type('DELETE', documentUrl(waiting.id), {})).toBe('user_unauthorized')
    expect(await type('DELETE', documentUrl('nobody'), {})).toBe('document_not_found')
    expect(await type('PUT', documentUrl(waiting.id), { data })).toBe('general_not_implemented')
    expect(await type('PATCH', documentUrl(waiting.id), { data, permissions: ['update("any")'] })).toBe(
      'user_unauthorized',
    )
    expect(await type('PATCH', documentUrl(waiting.id), {})).toBe('document_missing_payload')
    expect(await type('PATCH', documentUrl(waiting.id), { data: 'x' })).toBe('general_argument_invalid')
  })
})

function idOf(document: { $id: string }): string {
  return document.$id
}
