import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { createTournament, DOCUMENTS, startServer, type TestServer } from '../../testing/a-server.ts'
import { anEvent, anOrganizer } from '../../testing/an-event.ts'

const LYON = { latitude: 45.75, longitude: 4.85 }
const VIENNE = { latitude: 45.5, longitude: 4.85 }
const FEBRUARY = { tournamentDate: '2099-02-14T13:00:00Z', endDate: null }

describe.each(DATABASE_KINDS)('events around a position on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, environment: { ACCESS_LOG: 'on' } })
    const shop = await anOrganizer(server)
    const event = (name: string, changes: object) => anEvent(server, shop, { ...FEBRUARY, name, ...changes })
    await event('Gones', { location: 'Le Repaire, Lyon 3e' })
    await event('Gratte-Ciel', { location: '69100 Villeurbanne', gameType: 'pokemon', format: 'constructed' })
    await event('Amphithéâtre', { location: 'Vienne (38)' })
    await event('Vercors', { location: 'Grenoble' })
    await event('Quelque part', { location: 'Le Dé Pipé, Zzyzx' })
    await event('Nulle part', { location: null })
    await createTournament(server, 2)
  })
  afterAll(() => server.close())

  const ask = (body: object) => server.send({ method: 'POST', url: `${DOCUMENTS}/near`, payload: body })
  const select = { method: 'select', values: ['$id', 'name', 'location'] }

  async function found(radiusKm: number, queries: readonly object[] = [], from = LYON) {
    const texts = [select, ...queries].map((query) => JSON.stringify(query))
    const answer = await ask({ around: { ...from, radiusKm }, queries: texts })
    expect(answer.statusCode, answer.body).toBe(200)
    const { documents, distancesKm } = answer.json()
    return documents.map(({ name }: { name: string }, index: number) => [name, distancesKm[index]])
  }

  test('FIND-1 what is around a position is found with how far it is, and only what says where it is', async () => {
    expect(await found(10)).toEqual([
      ['Gones', 0],
      ['Gratte-Ciel', expect.any(Number)],
    ])
    expect(await found(50)).toEqual([
      ...[
        ['Gones', 0],
        ['Gratte-Ciel', expect.any(Number)],
        ['Amphithéâtre', 25],
      ],
    ])
    expect((await found(100)).at(-1)).toEqual(['Vercors', 93])
    expect(await found(100, [], { latitude: 48.85, longitude: 2.35 })).toEqual([])
  })

  test('FIND-1 other conditions, orders and pages go with a position', async () => {
    const pokemon = { method: 'equal', attribute: 'gameType', values: ['pokemon'] }
    expect(await found(100, [pokemon])).toEqual([['Gratte-Ciel', expect.any(Number)]])
    const newest = { method: 'orderDesc', attribute: '$createdAt' }
    expect((await found(100, [newest])).map(([name]: [string]) => name)).toEqual([
      ...['Vercors', 'Amphithéâtre', 'Gratte-Ciel', 'Gones'],
    ])
    const [first] = await found(100, [newest, { method: 'limit', values: [1] }])
    expect(first).toEqual(['Vercors', 93])
  })

  test('WORD-5 in the order of distance the nearest comes first, in one town what starts first, and pages go on from there', async () => {
    const nearest = { method: 'orderAsc', attribute: 'distance' }
    const names = async (...queries: object[]) => (await found(100, queries, VIENNE)).map(([name]: [string]) => name)
    expect(await names(nearest)).toEqual(['Amphithéâtre', 'Gones', 'Gratte-Ciel', 'Vercors'])
    expect(await names(nearest, { method: 'limit', values: [2] })).toEqual(['Amphithéâtre', 'Gones'])
    const body = { around: { ...VIENNE, radiusKm: 100 }, queries: [nearest, select].map((one) => JSON.stringify(one)) }
    const { documents, total } = (await ask({ ...body, total: true })).json()
    expect(total).toBe(4)
    const behind = { method: 'cursorAfter', values: [documents[1].$id] }
    expect(await names(nearest, behind)).toEqual(['Gratte-Ciel', 'Vercors'])
  })

  test('WORD-5 a list around nobody has no order of distance', async () => {
    const nearest = JSON.stringify({ method: 'orderAsc', attribute: 'distance' })
    const answer = await server.send({ method: 'GET', url: `${DOCUMENTS}?queries[0]=${encodeURIComponent(nearest)}` })
    expect(answer.statusCode).toBe(400)
  })

  test('WORD-4 what is around a position is counted where that is asked for', async () => {
    const body = { around: { ...LYON, radiusKm: 100 }, queries: [JSON.stringify({ method: 'limit', values: [1] })] }
    expect((await ask({ ...body, total: true })).json()).toMatchObject({ total: 4 })
  })

  test('FIND-1 the position is taken to five kilometres, however exactly it is told', async () => {
    const exact = { latitude: 45.7641, longitude: 4.8357 }
    expect(await found(10, [], exact)).toEqual(await found(10, [], { latitude: 45.75, longitude: 4.85 }))
  })

  test('FIND-1 a position is written into no line of the log', async () => {
    const from = { latitude: 44.85, longitude: -0.6 }
    await found(25, [], from)
    expect(server.logLines.join()).toContain('/documents/near')
    expect(server.logLines.filter((line) => line.includes('44.85'))).toEqual([])
  })

  test('FIND-1 a position is part of no address, and no other question may name one', async () => {
    const near = { method: 'search', attribute: 'near', values: ['45.75 4.85 25'] }
    const inAddress = await server.send({
      method: 'GET',
      url: `${DOCUMENTS}?queries[0]=${encodeURIComponent(JSON.stringify(near))}`,
    })
    expect(inAddress.statusCode).toBe(400)
    expect((await ask({ around: { ...LYON, radiusKm: 25 }, queries: [JSON.stringify(near)] })).statusCode).toBe(400)
  })

  test.each([
    ['no position', {}],
    ['half a position', { around: { latitude: 45, radiusKm: 25 }, queries: [] }],
    ['a position off the earth', { around: { latitude: 95, longitude: 4, radiusKm: 25 }, queries: [] }],
    ['a radius of its own', { around: { ...LYON, radiusKm: 20_000 }, queries: [] }],
    ['no queries', { around: { ...LYON, radiusKm: 25 } }],
    ['too much', { around: { ...LYON, radiusKm: 25 }, queries: [JSON.stringify({ method: 'limit', values: [101] })] }],
    ['what is no query', { around: { ...LYON, radiusKm: 25 }, queries: ['{', '7'] }],
  ])('FIND-1 %s is refused', async (_, body) => {
    const answer = await ask(body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ type: 'general_query_invalid' })
  })

  test('FIND-1 rounds and registrations lie nowhere', async () => {
    for (const collection of ['rounds', 'registrations']) {
      const url = `${DOCUMENTS.replace('/tournaments/', `/${collection}/`)}/near`
      const payload = { around: { ...LYON, radiusKm: 25 }, queries: [] }
      const answer = await server.send({ method: 'POST', url, payload })
      expect(answer.json()).toMatchObject({ type: 'general_not_implemented' })
    }
  })
})
