import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen, type Message, openPhone, type Phone } from '../testing/a-phone.ts'
import { createTournament, ORGANIZER, startServer, type TestServer } from '../testing/a-server.ts'
import { createPlaces } from './places.ts'

let server: TestServer
let address: string

beforeAll(async () => {
  server = await startServer({ environment: { RATE_LIMITS: 'on' } })
  address = await listen(server)
})
afterAll(() => server.close())

async function connected(): Promise<Phone> {
  const phone = openPhone(`${address}?project=tablee`)
  await phone.hear(({ type }) => type === 'connected')
  return phone
}

const named = (count: number, channels: (number: number) => readonly string[]) => ({
  type: 'subscribe',
  data: Array.from({ length: count }, (_, number) => ({ subscriptionId: `s${number}`, channels: channels(number) })),
})
const answered = async (phone: Phone, message: object): Promise<Message | undefined> => {
  const known = phone.messages.length
  phone.say(message)
  await phone.hear((heard) => phone.messages.indexOf(heard) >= known)
  return phone.messages[known]
}
const TOO_MUCH = { type: 'error', data: { code: 1003 } }
const DONE = { type: 'response' }

test('API-3 wire 8.2 a socket has a hundred channels, however often each is named and by however many messages', async () => {
  const phone = await connected()
  expect(
    await answered(
      phone,
      named(101, () => ['documents']),
    ),
  ).toMatchObject(TOO_MUCH)
  expect(
    await answered(
      phone,
      named(101, () => []),
    ),
  ).toMatchObject(TOO_MUCH)
  expect(
    await answered(
      phone,
      named(51, () => ['a', 'b']),
    ),
  ).toMatchObject(TOO_MUCH)
  expect(
    await answered(
      phone,
      named(60, () => ['documents']),
    ),
  ).toMatchObject(DONE)
  const other = { subscriptionId: 'other', channels: Array.from({ length: 41 }, String) }
  expect(await answered(phone, { type: 'subscribe', data: [other] })).toMatchObject(TOO_MUCH)
  // Equal names replace the earlier ones, which frees room.
  expect(
    await answered(
      phone,
      named(60, () => ['executions']),
    ),
  ).toMatchObject(DONE)
  const left = Array.from({ length: 60 }, (_, number) => ({ subscriptionId: `s${number}` }))
  expect(await answered(phone, { type: 'unsubscribe', data: left })).toMatchObject(DONE)
  expect(await answered(phone, { type: 'subscribe', data: [other] })).toMatchObject(DONE)
  phone.socket.terminate()
})

test('API-3 wire 8.5 a channel is heard until the last of the subscriptions that name it is left', async () => {
  const { id, code } = await createTournament(server)
  const channel = `tournaments.${id}.live`
  const phone = await connected()
  await answered(
    phone,
    named(2, () => [channel]),
  )
  await answered(phone, { type: 'subscribe', data: [{ subscriptionId: 's0', channels: ['documents.update'] }] })
  const join = (playerName: string) => server.call('add-anonymous-player', { code, playerName, organizerId: ORGANIZER })
  await join('Ana')
  const heard = await phone.hear(({ data }) => data?.payload?.changes)
  expect(heard.data.subscriptions).toEqual(['s1'])
  await answered(phone, { type: 'unsubscribe', data: [{ subscriptionId: 's1' }, { subscriptionId: 'never' }] })
  await join('Bob')
  await answered(phone, { type: 'ping' })
  expect(phone.messages.filter(({ data }) => data?.payload?.changes)).toHaveLength(1)
  phone.socket.terminate()
})

test('API-3 wire 8.2 who goes on talking after too many messages is cut off', async () => {
  const phone = await connected()
  for (let count = 0; count < 33; count++) phone.say({ type: 'ping' })
  await phone.hear(({ data }) => data?.code === 1013)
  expect(phone.messages.filter(({ type }) => type === 'pong')).toHaveLength(32)
  for (let count = 33; count < 129; count++) phone.say({ type: 'ping' })
  expect(await phone.closed).toBe(1006)
})

test('API-3 wire 8.2 one address has a part of all places, and what is given back can be taken again', () => {
  const places = createPlaces({ ofAddress: 10, inAll: 15 })
  expect(places.take('one', 10)).toBe(true)
  expect(places.take('one', 1)).toBe(false)
  expect(places.take('two', 6)).toBe(false)
  expect(places.take('two', 5)).toBe(true)
  expect(places.take('three', 1)).toBe(false)
  places.give('one', 4)
  expect(places.take('three', 4)).toBe(true)
  expect(places.take('one', 1)).toBe(false)
})
