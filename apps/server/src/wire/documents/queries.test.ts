import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import {
  createTournament,
  DOCUMENTS,
  documentUrl,
  finishRound,
  ORGANIZER,
  type Played,
  startServer,
  startTournament,
  type TestServer,
} from '../../testing/a-server.ts'
import { aPerson } from '../../testing/an-account.ts'
import { anEvent, anOrganizer, register, sessionHeaders } from '../../testing/an-event.ts'

let server: TestServer
let waiting: Played
let running: Played
let finished: Played

beforeAll(async () => {
  server = await startServer()
  waiting = await createTournament(server, 3)
  running = await startTournament(server, 4)
  finished = await startTournament(server, 2)
  await finishRound(server, finished)
  await server.call('finish-tournament', { tournamentId: finished.id, organizerId: ORGANIZER })
})
afterAll(() => server.close())

type Query = { readonly method: string; readonly attribute?: string; readonly values?: readonly unknown[] }

const query = (method: string, attribute?: string, ...values: unknown[]): Query => ({
  method,
  ...(attribute === undefined ? {} : { attribute }),
  ...(values.length === 0 ? {} : { values }),
})

function searchOf(queries: readonly (Query | string)[]): string {
  const texts = queries.map((each) => (typeof each === 'string' ? each : JSON.stringify(each)))
  return texts.map((text, place) => `queries[${place}]=${encodeURIComponent(text)}`).join('&')
}

async function list(queries: readonly (Query | string)[], more = '') {
  const answer = await server.send({ method: 'GET', url: `${DOCUMENTS}?${searchOf(queries)}${more}` })
  return { status: answer.statusCode, body: answer.json() }
}

async function idsOf(...queries: Query[]): Promise<readonly string[]> {
  const { status, body } = await list(queries)
  if (status !== 200) throw new Error(body.message)
  return body.documents.map(({ $id }: { $id: string }) => $id)
}

describe('wire 6.3 methods', () => {
  const some: readonly (readonly [string, Query, readonly string[]])[] = [
    ['equal', query('equal', 'isStarted', false), ['waiting']],
    ['equal with several values', query('equal', 'registeredPlayersCount', 2, 3), ['waiting', 'finished']],
    ['notEqual', query('notEqual', 'registeredPlayersCount', 3), ['running', 'finished']],
    ['lessThan', query('lessThan', 'registeredPlayersCount', 3), ['finished']],
    ['lessThanEqual', query('lessThanEqual', 'registeredPlayersCount', 3), ['waiting', 'finished']],
    ['greaterThan', query('greaterThan', 'registeredPlayersCount', 3), ['running']],
    ['greaterThanEqual', query('greaterThanEqual', 'registeredPlayersCount', 3), ['waiting', 'running']],
    ['between, its ends included', query('between', 'registeredPlayersCount', 3, 4), ['waiting', 'running']],
    ['notBetween', query('notBetween', 'registeredPlayersCount', 3, 4), ['finished']],
    ['isNull', query('isNull', 'format'), ['waiting', 'running', 'finished']],
    ['isNotNull', query('isNotNull', 'format'), []],
    ['search', query('search', 'name', 'SOIR vend'), ['waiting', 'running', 'finished']],
    ['notSearch', query('notSearch', 'name', 'soir'), []],
    ['startsWith', query('startsWith', 'name', 'Vendredi'), ['waiting', 'running', 'finished']],
    ['notStartsWith', query('notStartsWith', 'name', 'Vendredi'), []],
    ['endsWith', query('endsWith', 'name', 'soir'), ['waiting', 'running', 'finished']],
    ['notEndsWith', query('notEndsWith', 'name', 'matin'), ['waiting', 'running', 'finished']],
    ['contains on a text', query('contains', 'name', 'matin', 'edi s'), ['waiting', 'running', 'finished']],
    ['containsAny on a text', query('containsAny', 'name', 'matin', 'midi'), []],
    ['containsAll on a text', query('containsAll', 'name', 'Vend', 'soir'), ['waiting', 'running', 'finished']],
    ['notContains', query('notContains', 'name', 'soir'), []],
    ['createdAfter', query('createdAfter', undefined, '2020-01-01'), ['waiting', 'running', 'finished']],
    ['createdBefore', query('createdBefore', undefined, '2020-01-01T00:00:00.000+00:00'), []],
    ['createdBetween', query('createdBetween', undefined, '2020-01-01', '2021-01-01'), []],
    ['updatedAfter', query('updatedAfter', undefined, '2020-01-01'), ['waiting', 'running', 'finished']],
    ['updatedBefore', query('updatedBefore', undefined, '2020-01-01'), []],
    [
      'updatedBetween',
      query('updatedBetween', undefined, '2020-01-01', '2099-01-01'),
      ['waiting', 'running', 'finished'],
    ],
    ['lessThan on a moment', query('lessThan', '$createdAt', '2099-01-01'), ['waiting', 'running', 'finished']],
    ['isNull on a list', query('isNull', 'players'), []],
    ['isNotNull on a list', query('isNotNull', 'finalRanking'), ['waiting', 'running', 'finished']],
    [
      'or inside and',
      query('and', undefined, query('equal', 'isStarted', true), {
        method: 'or',
        values: [query('equal', 'isFinished', true), query('equal', 'registeredPlayersCount', 3)],
      }),
      ['finished'],
    ],
  ]
  test.each(some)('wire 6.3 %s', async (_title, asked, names) => {
    const ids = new Map([
      [waiting.id, 'waiting'],
      [running.id, 'running'],
      [finished.id, 'finished'],
    ])
    expect((await idsOf(asked)).map((id) => ids.get(id))).toEqual(names)
  })

  test('wire 6.3 contains on a list finds the tournament that holds exactly this element', async () => {
    const document = await server.document(finished.id)
    const other = await server.document(running.id)
    for (const name of ['players', 'matches', 'finalRanking'] as const) {
      const [element = ''] = document[name]
      expect(await idsOf(query('contains', name, element))).toEqual([finished.id])
      expect(await idsOf(query('containsAny', name, 'x', element))).toEqual([finished.id])
      expect(await idsOf(query('containsAll', name, element, 'x'))).toEqual([])
      expect(await idsOf(query('containsAll', name, ...document[name]))).toEqual([finished.id])
      expect(await idsOf(query('notContains', name, element))).toEqual([waiting.id, running.id])
      // The same row written differently is another element.
      expect(await idsOf(query('contains', name, element.replace(':', ': ')))).toEqual([])
    }
    const both = query('contains', 'players', document.players[0], other.players[3])
    expect(await idsOf(both)).toEqual([running.id, finished.id])
    expect(await idsOf(query('or', undefined, both, query('equal', 'isStarted', false)))).toHaveLength(3)
    expect(await idsOf(query('contains', 'players', '{"key":"\\u0000"}', '[]', 'null', '"x"'))).toEqual([])
  })
})

describe('wire 6.3 pages', () => {
  test('wire 6.3 limit, offset and the default order', async () => {
    expect(await idsOf()).toEqual([waiting.id, running.id, finished.id])
    expect(await idsOf(query('limit', undefined, 1), query('offset', undefined, 1))).toEqual([running.id])
  })

  test('wire 6.3 orderAsc and orderDesc may repeat; without an attribute they mean the order of insertion', async () => {
    expect(await idsOf(query('orderDesc', ''))).toEqual([finished.id, running.id, waiting.id])
    expect(await idsOf(query('orderDesc'))).toEqual([finished.id, running.id, waiting.id])
    const orders = [query('orderDesc', 'isStarted'), query('orderAsc', 'registeredPlayersCount')]
    expect(await idsOf(...orders)).toEqual([finished.id, running.id, waiting.id])
  })

  test('wire 6.3 orderRandom shows everybody once', async () => {
    expect([...(await idsOf(query('orderRandom')))].sort()).toEqual([waiting.id, running.id, finished.id].sort())
  })

  test('wire 6.3 cursorAfter and cursorBefore go on from a document; the total does not count them', async () => {
    const after = (id: string) => query('cursorAfter', undefined, id)
    const before = (id: string) => query('cursorBefore', undefined, id)
    expect((await list([after(waiting.id), query('limit', undefined, 1)])).body).toMatchObject({
      total: 3,
      documents: [{ $id: running.id }],
    })
    expect(await idsOf(before(finished.id))).toEqual([waiting.id, running.id])
    expect(await idsOf(before(finished.id), query('limit', undefined, 1))).toEqual([running.id])
    expect(await idsOf(query('orderDesc', '$createdAt'), after(finished.id))).toEqual([running.id, waiting.id])
    // A filtered-out document is still a valid cursor.
    expect(await idsOf(query('equal', 'isStarted', true), after(waiting.id))).toEqual([running.id, finished.id])
    for (const place of [after('nobody'), before('nobody')]) {
      expect((await list([place])).body).toMatchObject({ code: 400, type: 'general_cursor_not_found' })
    }
  })

  test('wire 6.1 total, ttl and transactionId', async () => {
    expect((await list([], '&total=false&ttl=60&transactionId=x')).body).toMatchObject({ total: 0 })
    expect((await list([], '&total=false')).body.documents).toHaveLength(3)
    expect((await list([], '&total=true')).body.total).toBe(3)
  })

  test('wire 6.2 select keeps what is named and the fields that are always there', async () => {
    const keys = async (...values: string[]) =>
      Object.keys((await list([query('select', undefined, ...values)])).body.documents[0])
    const always = ['$id', '$createdAt', '$updatedAt', '$permissions']
    expect(await keys('name')).toEqual([...always, 'name'])
    expect(await keys('$databaseId', '$collectionId')).toEqual([...always, '$databaseId', '$collectionId'])
    expect(await keys('$id', '$sequence', 'rounds')).toEqual([...always, 'rounds'])
    expect(await keys('*')).toContain('$collectionId')
    const two = [query('select', undefined, 'name'), query('select', undefined, 'code')]
    expect(Object.keys((await list(two)).body.documents[0])).toEqual([...always, 'name', 'code'])
    const one = await server.send({ method: 'GET', url: `${documentUrl(waiting.id)}?${searchOf(two)}` })
    expect(Object.keys(one.json())).toEqual([...always, 'name', 'code'])
  })
})

test('FIND-1 the soonest first is an order of its own, and goes forwards alone', async () => {
  const soonest = query('orderAsc', 'soonest')
  expect((await server.send({ method: 'GET', url: `${DOCUMENTS}?${searchOf([soonest])}` })).statusCode).toBe(200)
  for (const other of [query('orderDesc', 'name'), query('cursorBefore', undefined, 'x'), query('orderRandom')]) {
    const { statusCode, body } = await server.send({ method: 'GET', url: `${DOCUMENTS}?${searchOf([soonest, other])}` })
    expect([statusCode, body]).toEqual([400, expect.stringContaining('an order of its own')])
  }
})

describe('wire 6.3 refusals', () => {
  const wrong: readonly (readonly [string, Query | string])[] = [
    ...['regex', 'exists', 'elemMatch', 'distanceEqual', 'vectorDot', '__proto__', 'constructor', ''].map(
      (method) => [`the method "${method}"`, query(method, 'name', 'x')] as const,
    ),
    ['contains without a value', query('contains', 'name')],
    ['a whole number asked as text', query('contains', 'playerCount', 8)],
    ['the end of a moment', query('endsWith', '$createdAt', '2030-01-01')],
    ['an element that is no text', query('contains', 'players', 7)],
    ['a list that is searched', query('search', 'players', 'Ana')],
    ['a list that is ordered', query('orderAsc', 'players')],
    ['what is only shown', query('equal', 'rounds', 'x')],
    ['what is only shown, ordered', query('orderAsc', 'rounds')],
    ['a search elsewhere', query('search', 'organizerId', 'x')],
    ['three ends', query('between', 'playerCount', 1, 2, 3)],
    ['a value too many', query('startsWith', 'name', 'a', 'b')],
    ['101 values', query('equal', 'name', ...Array.from({ length: 101 }, String))],
    ['a value with isNull', query('isNull', 'format', 'x')],
    ['null', query('equal', 'format', null)],
    ['a nested value', query('equal', 'name', ['x'])],
    ['a year of five digits', query('createdAfter', undefined, '+010000-01-01T00:00:00.000Z')],
    ['the 32nd', query('createdAfter', undefined, '2030-01-32')],
    ['a cursor without an id', query('cursorAfter')],
    ['a cursor with two', query('cursorAfter', undefined, 'a', 'b')],
    ['a cursor that is no id', query('cursorBefore', undefined, '../x')],
    ['the soonest last', query('orderDesc', 'soonest')],
    ['a comparison with the soonest', query('equal', 'soonest', 'x')],
    ['an order that is no attribute', query('orderDesc', 'hash')],
    ['a selected attribute unheard of', query('select', undefined, 'hash')],
    ['a selected field unheard of', query('select', undefined, '$secret')],
    ['a selection of nothing', query('select')],
    ['a limit of a text', query('limit', undefined, '5')],
    ['an offset below none', query('offset', undefined, -1)],
    ['or with a limit inside', query('or', undefined, query('limit', undefined, 1), query('equal', 'name', 'x'))],
    ['nothing of an object', '[]'],
    ['values of no list', '{"method":"equal","attribute":"name","values":"x"}'],
    ['4097 characters', query('equal', 'name', 'x'.repeat(4097))],
    ...[
      'equal("name", ["x"])',
      'limit(5)',
      'cursorAfter("id")',
      'select(["name"])',
      'between("playerCount", 1, 2)',
    ].map((text) => [`6.4 the old form ${text}`, text] as const),
  ]
  test.each(wrong)('wire 6.3 %s is refused', async (_title, asked) => {
    expect((await list([asked])).body).toMatchObject({
      code: 400,
      type: 'general_query_invalid',
      message: expect.stringMatching(/^Invalid query/),
    })
  })

  test('wire 6.3 what is made of several rows can only be selected, and the refusal says so', async () => {
    const message = 'Invalid query: rounds can only be selected'
    expect((await list([query('isNull', 'rounds')])).body).toMatchObject({ type: 'general_query_invalid', message })
    const registrations = '/v1/databases/tablee/collections/registrations/documents'
    const asked = searchOf([query('greaterThan', 'waitingPosition', 0)])
    const answer = await server.send({ method: 'GET', url: `${registrations}?${asked}` })
    expect(answer.json().message).toBe('Invalid query: waitingPosition can only be selected')
  })

  test('wire 6.4 the old form is a syntax error', async () => {
    expect((await list(['equal("name", ["x"])'])).body.message).toBe('Invalid query: Syntax error')
  })

  test('wire 6.3 nesting and numbers of queries have an end', async () => {
    let nested = query('equal', 'name', 'x')
    for (let depth = 0; depth < 6; depth++) nested = query('or', undefined, nested, query('isNull', 'format'))
    expect((await list([nested])).body.type).toBe('general_query_invalid')
    const many = Array.from({ length: 101 }, () => query('limit', undefined, 1))
    expect((await list(many)).body.type).toBe('general_query_invalid')
    expect((await list(many.slice(1))).status).toBe(200)
  })

  test('wire 6.1 one document takes select only', async () => {
    for (const asked of [
      query('limit', undefined, 1),
      query('equal', 'name', 'x'),
      query('cursorAfter', undefined, 'a'),
    ]) {
      const answer = await server.send({ method: 'GET', url: `${documentUrl(waiting.id)}?${searchOf([asked])}` })
      expect(answer.json().type).toBe('general_query_invalid')
    }
  })
})

describe('wire 6.3 other collections', () => {
  test('wire 6.3 rounds and registrations know cursors, and filters reveal nothing of unreadable rows', async () => {
    const organizer = await anOrganizer(server)
    const event = await anEvent(server, organizer)
    const headers = sessionHeaders(organizer)
    const zoe = await aPerson(server)
    await register(server, event, { playerName: 'Zoé', playerId: zoe.id }, sessionHeaders(zoe))
    for (const number of [1, 2, 3]) {
      await register(server, event, { playerName: `Nom ${number}`, playerId: `secret-of-number-${number}` })
    }
    const collection = async (name: string, queries: readonly Query[], more: Record<string, string> = headers) => {
      const url = `/v1/databases/tablee/collections/${name}/documents?${searchOf(queries)}`
      return (await server.send({ method: 'GET', url, headers: more })).json()
    }
    const whole = await collection('registrations', [])
    expect(whole.total).toBe(4)
    const names = (body: { documents: { playerName: string }[] }) => body.documents.map(({ playerName }) => playerName)
    const [first, second] = whole.documents
    expect(names(await collection('registrations', [query('cursorAfter', undefined, first.$id)]))).toEqual(
      names(whole).slice(1),
    )
    expect(names(await collection('registrations', [query('equal', 'playerId', second.playerId)]))).toEqual(['Nom 1'])
    const own = await collection('registrations', [query('contains', 'email', '@')], sessionHeaders(zoe))
    expect(own).toMatchObject({ total: 1, documents: [{ playerName: 'Zoé' }] })
    const foreign = [query('cursorAfter', undefined, second.$id)]
    expect((await collection('registrations', foreign, sessionHeaders(zoe))).type).toBe('general_cursor_not_found')
    expect((await collection('registrations', foreign, {})).type).toBe('general_cursor_not_found')
    expect((await collection('registrations', [query('equal', 'waitingPosition', 1)])).type).toBe(
      'general_query_invalid',
    )
    for (const { id } of whole.documents) {
      const playerId = whole.documents.find((each: { id: string }) => each.id === id).playerId
      await server.call('accept-registration', { tournamentId: event.id, playerId }, headers)
    }
    const paired = { tournamentId: event.id, roundNumber: 1, organizerId: organizer.id }
    expect((await server.call('generate-advanced-pairings', paired, headers)).status).toBe(200)
    const rounds = await collection('rounds', [query('equal', 'tournamentId', event.id)])
    expect(rounds.total).toBe(2)
    const after = await collection('rounds', [query('cursorAfter', undefined, rounds.documents[0].$id)])
    expect(after.documents).toEqual([rounds.documents[1]])
  })
})

describe.each(DATABASE_KINDS)('wire 6.3 figures on %s', (kind) => {
  test('API-2 wire 6.3 a bye is found by the games that the rules give it', async () => {
    const own = await startServer({ kind })
    const organizer = await anOrganizer(own)
    const event = await anEvent(own, organizer)
    const headers = sessionHeaders(organizer)
    for (const number of [1, 2, 3]) {
      await register(own, event, { playerName: `Nom ${number}`, playerId: `secret-of-number-${number}` })
    }
    await own.call('accept-registrations', { tournamentId: event.id }, headers)
    await own.call('generate-advanced-pairings', { tournamentId: event.id, roundNumber: 1 }, headers)
    const found = async (...queries: Query[]) => {
      const url = `/v1/databases/tablee/collections/rounds/documents?${searchOf(queries)}`
      const { documents } = (await own.send({ method: 'GET', url })).json()
      return documents.map(({ player2Name }: { player2Name: string }) => player2Name === 'BYE')
    }
    expect(await found(query('equal', 'score1', 2), query('equal', 'score2', 0), query('equal', 'draws', 0))).toEqual([
      true,
    ])
    expect(await found(query('isNull', 'score1'))).toEqual([false])
    expect(await found(query('orderDesc', 'score1'))).toEqual([true, false])
    await own.close()
  })
})
