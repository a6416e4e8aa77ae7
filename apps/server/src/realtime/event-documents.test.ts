import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen, openPhone, type Phone } from '../testing/a-phone.ts'
import { secretOf, startServer, type TestServer } from '../testing/a-server.ts'
import { aPerson, type Person } from '../testing/an-account.ts'
import { anEvent, anOrganizer, register, sessionHeaders } from '../testing/an-event.ts'

let server: TestServer
let address: string
let shop: Person
let ana: Person
beforeAll(async () => {
  server = await startServer()
  address = await listen(server)
  shop = await anOrganizer(server)
  ana = await aPerson(server, 'Ana')
})
afterAll(() => server.close())

const REGISTRATIONS = 'databases.tablee.collections.registrations.documents'
const ROUNDS = 'databases.tablee.collections.rounds.documents'

async function follow(channel: string, person: Person | null): Promise<Phone> {
  const options = person ? { headers: sessionHeaders(person) } : {}
  const phone = openPhone(`${address}?project=tablee&channels[]=${channel}`, options)
  await phone.hear(({ type }) => type === 'connected')
  return phone
}

/** Everything a phone received up to the described event. */
async function heard(phone: Phone, untilEvent: RegExp): Promise<readonly string[]> {
  await phone.hear(({ type, data }) => type === 'event' && untilEvent.test(data.events[0]))
  return phone.messages.filter(({ type }) => type === 'event').map(({ data }) => data.events[0])
}

test('AUTH-11 wire 8.6 of an event that is called off phones hear that there is something to read', async () => {
  const { id } = await anEvent(server, shop)
  const channel = `tournaments.${id}.live`
  const phone = await follow(channel, null)
  await server.call('cancel-tournament', { tournamentId: id }, sessionHeaders(shop))
  const { data } = await phone.hear(({ type }) => type === 'event')
  // An app from before this change would stop at it: this makes all read again.
  expect(data.payload).toEqual({ sequence: 2 })
  expect(await server.document(id)).toMatchObject({ liveSequence: 2, isCancelled: true })
})

test('REGI-7 API-2 wire 8.3 only the organizer and the person hear of a registration', async () => {
  const event = await anEvent(server, shop)
  const [organizer, own, stranger, guest] = await Promise.all([
    follow(REGISTRATIONS, shop),
    follow(REGISTRATIONS, ana),
    follow(REGISTRATIONS, await aPerson(server, 'Étranger')),
    follow(REGISTRATIONS, null),
  ])
  const { body } = await register(server, event, { playerName: 'Ana', playerId: ana.id }, sessionHeaders(ana))
  const bob = await register(server, event, { playerName: 'Bob', playerId: secretOf(1) })
  const [anaId, bobId] = [body.data.registration.id, bob.body.data.registration.id]
  const deletion = { method: 'DELETE', headers: sessionHeaders(shop) } as const
  for (const id of [bobId, anaId])
    await server.send({ ...deletion, url: `/v1/databases/tablee/collections/registrations/documents/${id}` })
  const ofAna = new RegExp(`${anaId}.delete`)
  expect(await heard(organizer, ofAna)).toEqual(
    expect.arrayContaining([`${REGISTRATIONS}.${anaId}.create`, `${REGISTRATIONS}.${bobId}.create`]),
  )
  expect((await heard(own, ofAna)).every((name) => name.includes(anaId))).toBe(true)
  const [first] = organizer.messages.filter(({ type }) => type === 'event')
  expect(first?.data.payload).toMatchObject({ $id: anaId, email: 'camille@exemple.fr', status: 'pending' })
  // The next public message shows that nothing came before it.
  for (const phone of [stranger, guest]) {
    phone.say({ type: 'ping' })
    await phone.hear(({ type }) => type === 'pong')
    expect(phone.messages.filter(({ type }) => type === 'event')).toEqual([])
  }
  for (const phone of [organizer, own, stranger, guest]) phone.socket.terminate()
})

test('AADM-3 API-2 wire 8.3 everybody hears of pairings: made, scored, taken back', async () => {
  const event = await anEvent(server, shop)
  const headers = sessionHeaders(shop)
  for (const number of [1, 2]) await register(server, event, { playerName: `J${number}`, playerId: secretOf(number) })
  await server.call('accept-registrations', { tournamentId: event.id }, headers)
  const phone = await follow(ROUNDS, null)
  const paired = await server.call('generate-advanced-pairings', { tournamentId: event.id, roundNumber: 1 }, headers)
  const [{ $id: id }] = paired.body.data.rounds
  const creation = await phone.hear(({ data }) => data?.events?.[0] === `${ROUNDS}.${id}.create`)
  expect(creation.data.payload).toMatchObject({ tournamentId: event.id, roundNumber: 1, status: 'pending' })
  await server.call('submit-advanced-score', { roundId: id, score1: 2, score2: 1 }, headers)
  const scored = await phone.hear(({ data }) => data?.events?.[0] === `${ROUNDS}.${id}.update`)
  expect(scored.data.payload).toMatchObject({ score1: 2, score2: 1, status: 'terminated' })
  await server.send({ method: 'DELETE', url: `/v1/databases/tablee/collections/rounds/documents/${id}`, headers })
  await phone.hear(({ data }) => data?.events?.[0] === `${ROUNDS}.${id}.delete`)
  phone.socket.terminate()
})
