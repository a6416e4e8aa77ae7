import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { DOCUMENTS, startServer, type TestServer } from '../../testing/a-server.ts'
import { anEvent, anOrganizer } from '../../testing/an-event.ts'

const FEBRUARY = { tournamentDate: '2099-02-14T13:00:00Z', endDate: null }

describe.each(DATABASE_KINDS)('events that are announced and looked for on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind })
    const shop = await anOrganizer(server)
    const event = (name: string, changes: object) => anEvent(server, shop, { ...FEBRUARY, name, ...changes })
    await event('Coupe des Gones', { location: 'Lyon 3e' })
    await event('Ligue des Brotteaux', { location: 'Lyon 6e', gameType: 'pokemon', format: 'constructed' })
    await event('Open du Vercors', { location: 'Grenoble', tournamentDate: '2099-03-01T13:00:00Z' })
    await event('Soirée de Châteauroux', { location: 'Châteauroux', gameType: 'altered', format: 'constructed' })
  })
  afterAll(() => server.close())

  async function found(method: string, attribute: string, value: string): Promise<readonly string[]> {
    const asked = encodeURIComponent(JSON.stringify({ method, attribute, values: [value] }))
    const answer = await server.send({ method: 'GET', url: `${DOCUMENTS}?queries[0]=${asked}` })
    expect(answer.statusCode).toBe(200)
    return answer.json().documents.map(({ name }: { name: string }) => name)
  }

  test.each(['69003', 'lyon 3e', 'LYON 3E'])('SRCH-9 the place %s finds the event in Lyon 3e alone', async (typed) => {
    expect(await found('search', 'location', typed)).toEqual(['Coupe des Gones'])
  })

  test.each(['Rhône', 'rhone', 'RHÔNE', '69', 'Lyon'])(
    'SRCH-9 the place %s finds every part of Lyon',
    async (typed) => {
      expect(await found('search', 'location', typed)).toEqual(['Coupe des Gones', 'Ligue des Brotteaux'])
    },
  )

  test.each(['chateauroux', 'CHÂTEAUROUX', 'Châteauroux', 'Indre', '36'])(
    'SRCH-9 the place %s finds Châteauroux alone, whatever its case and accents',
    async (typed) => {
      expect(await found('search', 'location', typed)).toEqual(['Soirée de Châteauroux'])
    },
  )

  test.each(['soiree', 'SOIRÉE', 'Soirée'])(
    'SRCH-9 the name %s is found whatever its case and accents',
    async (typed) => {
      expect(await found('search', 'name', typed)).toEqual(['Soirée de Châteauroux'])
    },
  )

  test('SRCH-9 a place where nothing is announced finds nothing', async () => {
    expect(await found('search', 'location', 'Marseille')).toEqual([])
  })

  test('SRCH-9 the date leaves out what starts before', async () => {
    expect(await found('greaterThanEqual', 'tournamentDate', '2099-02-15T00:00:00Z')).toEqual(['Open du Vercors'])
    expect(await found('greaterThanEqual', 'tournamentDate', '2099-02-14T13:00:00Z')).toHaveLength(4)
    expect(await found('greaterThanEqual', 'tournamentDate', '2099-03-01T13:00:01Z')).toEqual([])
  })

  test('SRCH-9 the game leaves out every other', async () => {
    expect(await found('equal', 'gameType', 'pokemon')).toEqual(['Ligue des Brotteaux'])
    expect(await found('equal', 'gameType', 'magic')).toEqual(['Coupe des Gones', 'Open du Vercors'])
    expect(await found('equal', 'gameType', 'yugioh')).toEqual([])
  })
})
