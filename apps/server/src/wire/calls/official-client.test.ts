import { hash } from 'node:crypto'
import { AppwriteException, Client, Databases, Functions, ID, Query } from 'appwrite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ORGANIZER, secretOf, startServer, type TestServer } from '../../testing/a-server.ts'

let server: TestServer
let client: Client

beforeAll(async () => {
  server = await startServer()
  await server.server.app.listen({ port: 0, host: '127.0.0.1' })
  const address = server.server.app.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  client = new Client().setEndpoint(`http://127.0.0.1:${port}/v1`).setProject('tablee').setLocale('fr')
})
afterAll(() => server.close())

async function execute(id: string, payload: object) {
  const execution = await new Functions(client).createExecution(id, JSON.stringify(payload))
  return { execution, answer: JSON.parse(execution.responseBody) }
}

test('API-3 API-1 the official client creates, joins, lists, reads and changes a tournament', async () => {
  expect(await client.ping()).toEqual({ message: 'Pong!' })
  const databases = new Databases(client)
  const created = await execute('create-quick-tournament', { name: 'SDK', playerCount: 8, organizerId: ORGANIZER })
  expect(created.execution).toMatchObject({ status: 'completed', responseStatusCode: 200 })
  const { id, code } = created.answer.tournament
  const joined = await execute('join-quick-tournament', { code, playerName: 'Ana', playerId: secretOf(1) })
  expect(joined.answer.player.id).toBe(hash('sha256', secretOf(1), 'hex').slice(0, 32))
  const list = await databases.listDocuments('tablee', 'tournaments', [Query.equal('code', code), Query.limit(1)])
  expect(list.total).toBe(1)
  const document = await databases.getDocument('tablee', 'tournaments', id)
  expect(list.documents[0]).toEqual(document)
  const change = { maxPlayers: 4, organizerId: ORGANIZER }
  expect((await databases.updateDocument('tablee', 'tournaments', id, change)).maxPlayers).toBe(4)
  expect(await new Functions(client).listExecutions('create-quick-tournament')).toEqual({ total: 0, executions: [] })
})

test('API-5 API-4 the official client gets errors with message, code, type and version', async () => {
  const databases = new Databases(client)
  const missing = await databases.getDocument('tablee', 'tournaments', ID.unique()).catch((error: unknown) => error)
  expect(missing).toBeInstanceOf(AppwriteException)
  expect(missing).toMatchObject({ code: 404, type: 'document_not_found', message: expect.any(String) })
  expect(JSON.parse((missing as AppwriteException).response)).toHaveProperty('version')
  const refused = await execute('join-quick-tournament', { code: 'ZZZZZZ', playerName: 'Ana', playerId: secretOf(2) })
  expect(refused.execution.responseStatusCode).toBe(404)
  expect(refused.answer).toMatchObject({
    success: false,
    message: 'Aucun tournoi trouvé avec le code: ZZZZZZ',
  })
})

test('API-3 the official client hears of a document through its own subscription', async () => {
  // The client looks for a session in browser storage; Node has everything else it needs.
  const localStorage = { getItem: () => null, setItem: () => {} }
  vi.stubGlobal('window', { localStorage, setTimeout, setInterval, clearTimeout, clearInterval })
  const created = await execute('create-quick-tournament', { name: 'Direct', playerCount: 8, organizerId: ORGANIZER })
  const { id, code } = created.answer.tournament
  const channel = `databases.tablee.collections.tournaments.documents.${id}`
  const heard = Promise.withResolvers<{ events: string[]; payload: { registeredPlayersCount: number } }>()
  const leave = client.subscribe<{ registeredPlayersCount: number }>(channel, (event) => heard.resolve(event))
  // Subscribing is not confirmed: players are added until one is heard.
  const added: Promise<unknown>[] = []
  const adding = setInterval(() => {
    const playerName = `Joueur ${added.length + 1}`
    added.push(execute('add-anonymous-player', { code, playerName, organizerId: ORGANIZER }))
  }, 50)
  const { events, payload } = await heard.promise
  clearInterval(adding)
  await Promise.all(added)
  expect(events[0]).toBe(`${channel}.update`)
  expect(payload.registeredPlayersCount).toBeGreaterThan(0)
  leave()
  vi.unstubAllGlobals()
})
