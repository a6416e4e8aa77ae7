import { rulePackFor } from '@tablee/domain/tournaments/rule-packs/rule-packs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertManyTournaments } from '../../database/testing/many-tournaments.ts'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { generateTournaments } from '../../features/tournaments/testing/generated-tournaments.ts'
import { startServer, type TestServer } from '../../testing/a-server.ts'
import { aPerson } from '../../testing/an-account.ts'
import { anEvent, anOrganizer, sessionHeaders } from '../../testing/an-event.ts'
import { COSTLY_QUESTIONS, type CostlyQuestion, questionUrl } from '../../testing/costly-questions.ts'

/** Too many to check one by one. */
const TOURNAMENTS = 6000

const query = (method: string, attribute: string, ...values: unknown[]) => ({ method, attribute, values })
const NEWEST = { method: 'orderDesc', attribute: '$createdAt' }

describe.each(DATABASE_KINDS)('on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind })
    const file = await server.database.open()
    await insertManyTournaments(file, {
      rules: rulePackFor('magic'),
      tournaments: generateTournaments(TOURNAMENTS),
    })
    await file.close()
  }, 60_000)
  afterAll(() => server.close())

  const ask = async (question: CostlyQuestion, headers: Record<string, string> = {}) => {
    const answer = await server.send({ method: 'GET', url: questionUrl(question), headers })
    return { status: answer.statusCode, body: answer.json() }
  }
  const TOO_BROAD = { code: 400, type: 'general_query_invalid', message: expect.stringContaining('narrow them down') }

  const REFUSED = [
    ...['contains on a name', 'startsWith', 'endsWith on a description', 'a number of players', 'isNotNull'],
    ...['a tree of or and and', 'ordered by name and format', 'shuffled'],
    ...['ordered by players', 'ordered by a hundred things', 'everything of an organizer of very many'],
    ...['rounds of everything', 'rounds by a name'],
  ] as const
  test.each(REFUSED)('API-2 wire 6.3 %s would look at too much and is refused', async (name) => {
    const question = COSTLY_QUESTIONS[name]
    if (!question) throw new Error(`${name} is not a question`)
    expect((await ask(question)).body).toMatchObject(TOO_BROAD)
  })

  test('API-2 FIND-1 everything in the order of names is answered, from either end', async () => {
    const { body } = await ask(COSTLY_QUESTIONS['ordered by name'] as CostlyQuestion)
    const back = await ask({ queries: [{ method: 'orderDesc', attribute: 'name' }] })
    const names = (documents: readonly { readonly name: string }[]) => documents.map(({ name }) => name)
    expect(names(body.documents)).toEqual(names(body.documents).toSorted())
    expect(names(body.documents)[0]?.startsWith('Championnat')).toBe(true)
    expect(names(back.body.documents)[0]?.startsWith('Étoile')).toBe(true)
  })

  test('API-2 wire 6.3 whatever is narrow is answered, however it is asked', async () => {
    const organizer = await anOrganizer(server)
    const event = await anEvent(server, organizer)
    const own = query('equal', 'organizerId', organizer.id)
    const narrow = [
      [own, query('contains', 'description', 'x'), query('notContains', 'name', 'x')],
      [own, { method: 'orderAsc', attribute: 'registeredPlayersCount' }],
      [own, { method: 'orderRandom' }],
      [query('equal', '$id', event.id), query('endsWith', 'name', 'jamais')],
      [query('search', 'name', 'zanzibar'), { method: 'orderDesc', attribute: 'name' }],
      // About two thousand, decided by the index alone.
      [query('search', 'name', 'vendredi'), { method: 'orderAsc', attribute: 'name' }],
      [query('search', 'name', 'zanzibar'), query('notSearch', 'name', 'vendredi')],
    ]
    for (const queries of narrow) expect((await ask({ queries })).status, JSON.stringify(queries)).toBe(200)
    const found = await ask({ queries: [own, query('notSearch', 'name', 'jamais')] })
    expect(found.body).toMatchObject({ total: 1, documents: [{ $id: event.id }] })
    const rounds = { collection: 'rounds', queries: [query('equal', 'tournamentId', event.id)] } as const
    expect(
      (await ask({ ...rounds, queries: [...rounds.queries, { method: 'orderDesc', attribute: 'score1' }] })).body,
    ).toEqual({ total: 0, documents: [] })
  })

  test('API-2 wire 6.3 what is found early in the order of creation is answered, and counted as far as was looked', async () => {
    const quick = { queries: [query('equal', 'type', 'quick'), NEWEST] }
    const { body } = await ask(quick)
    expect(body.documents).toHaveLength(25)
    expect(body.documents.every(({ type }: { type: string }) => type === 'quick')).toBe(true)
    expect(body.total).toBeGreaterThan(2000)
    expect(body.total).toBeLessThan(5000)
    const [, , last] = body.documents
    const next = await ask({ queries: [...quick.queries, query('cursorAfter', '', last.$id)] })
    expect(next.body.documents.slice(0, 22)).toEqual(body.documents.slice(3))
    expect(next.body.total).toBe(body.total)
    const back = await ask({ queries: [...quick.queries, query('cursorBefore', '', last.$id)] })
    expect(back.body.documents).toEqual(body.documents.slice(0, 2))
  })

  test('API-2 wire 6.3 everything can be read a page at a time, whatever its length', async () => {
    const all = await ask({
      queries: [
        { method: 'limit', values: [5000] },
        { method: 'select', values: ['name'] },
      ],
    })
    expect([all.body.total, all.body.documents.length]).toEqual([5000, 5000])
    const { $id } = all.body.documents[4999]
    const rest = await ask({ queries: [{ method: 'limit', values: [5000] }, query('cursorAfter', '', $id)] })
    expect(rest.body.documents).toHaveLength(TOURNAMENTS - 5000 + 1)
  })

  test('API-2 wire 6.3 a page of very many players and matches is refused, and says how to ask', async () => {
    const file = await server.database.open()
    const ids = (await ask({ queries: [] })).body.documents.map(({ $id }: { $id: string }) => $id)
    for (const tournament_id of ids.slice(0, 2)) {
      for (let batch = 0; batch < 30; batch++) {
        await file.inTransaction(async ({ db }) => {
          const rows = Array.from({ length: 1000 }, (_, number) => ({
            ...{ tournament_id, id: `${tournament_id}${batch}.${number}`, name: `Nom ${batch}.${number}` },
            ...{ public_id: null, first_round: 1, dropped_after: null, added_in: batch, added_as: number },
          }))
          await db.insertInto('players').values(rows).execute()
        })
      }
    }
    await file.close()
    const both = query('equal', '$id', ...ids.slice(0, 2))
    expect((await ask({ queries: [both] })).body).toMatchObject({
      ...{ code: 400, type: 'general_query_invalid', message: expect.stringContaining('by limit') },
    })
    expect((await ask({ queries: [query('equal', '$id', ids[0])] })).body.documents[0].players).toHaveLength(30_000)
  }, 60_000)

  test('REGI-7 API-2 wire 6.3 who may read nothing is told nothing, however many registrations there are', async () => {
    const zoe = await aPerson(server)
    const url = '/v1/databases/tablee/collections/registrations/documents'
    const answer = await server.send({ method: 'GET', url, headers: sessionHeaders(zoe) })
    expect(answer.json()).toEqual({ total: 0, documents: [] })
  })
})

test('API-2 wire 6.3 conditions, values and places skipped have an end before anything is looked at', async () => {
  const server = await startServer()
  const refused = async (question: CostlyQuestion | undefined) => {
    if (!question) throw new Error('no question')
    return (await server.send({ method: 'GET', url: questionUrl(question) })).json()
  }
  for (const name of ['28 times a hundred letters', 'an offset too far']) {
    expect(await refused(COSTLY_QUESTIONS[name])).toMatchObject({ code: 400, type: 'general_query_invalid' })
  }
  for (const attribute of ['rules', 'lot']) {
    const { message } = await refused({ queries: [query('containsAll', attribute, 'a')] })
    expect(message).toBe(`Invalid query: ${attribute} can only be selected`)
  }
  const words = Array.from({ length: 40 }, (_, number) => `m${number}`).join(' ')
  const searches = Array.from({ length: 8 }, () => query('search', 'name', words))
  expect((await refused({ queries: searches })).message).toContain('narrow them down')
  const elements = Array.from({ length: 26 }, (_, number) => `{"key":"${number}"}`)
  expect((await refused({ queries: [query('contains', 'players', ...elements)] })).message).toContain('narrow')
  await server.close()
})
