import { liveChannel } from '@tablee/contract/channels'
import { readChange } from '@tablee/contract/tournaments/documents/read-change'
import { readTournamentDocument } from '@tablee/contract/tournaments/documents/read-tournament-document'
import { evolveAll } from '@tablee/domain/tournaments/evolve'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import WebSocket from 'ws'
import { listen, type Message, openPhone, type Phone } from '../testing/a-phone.ts'
import {
  createTournament,
  finishRound,
  matchesOf,
  ORGANIZER,
  openMatch,
  secretOf,
  startServer,
  type TestServer,
} from '../testing/a-server.ts'

let server: TestServer
let address: string
let sockets: WebSocket[]

beforeEach(async () => {
  sockets = []
  server = await startServer()
  address = await listen(server)
})
afterEach(async () => {
  for (const socket of sockets) socket.terminate()
  await server.close()
})

function connect(query: string, options: WebSocket.ClientOptions = {}): Phone {
  const phone = openPhone(`${address}?${query}`, options)
  sockets.push(phone.socket)
  return phone
}

const isType = (type: string) => (message: Message) => message.type === type
const live = (id: string) => liveChannel(id as TournamentId)

describe('the live channel', () => {
  test('QADM-5 EVEN-5 a new name and capacity of the tournament reach the phones that have it open', async () => {
    const { id } = await createTournament(server, 2)
    const phone = connect(`project=tablee&channels[]=${live(id)}`)
    await phone.hear(isType('connected'))
    const state = readTournamentDocument(await server.document(id))
    await server.patch(id, { name: 'Samedi', maxPlayers: 6, organizerId: ORGANIZER })
    const { data } = await phone.hear(isType('event'))
    const changes = data.payload.changes.flatMap((change: unknown) => readChange(change) ?? [])
    expect(evolveAll(state.tournament, changes)).toEqual(readTournamentDocument(await server.document(id)).tournament)
    expect(evolveAll(state.tournament, changes)).toMatchObject({ name: 'Samedi', capacity: 6 })
  })

  test('DETL-6 wire 8.6 every act reaches the phones once, in order, and leads them to the same tournament', async () => {
    const { id, code } = await createTournament(server, 3)
    const phone = connect(`project=tablee&channels[]=${live(id)}`)
    const connected = await phone.hear(isType('connected'))
    expect(connected.data).toEqual({
      ...{ channels: [live(id)], subscriptions: { 0: '0' }, user: null },
      wire: { revision: expect.any(Number), oldestServed: expect.any(Number) },
    })
    let state = readTournamentDocument(await server.document(id))
    await server.call('add-anonymous-player', { code, playerName: 'Zoé', organizerId: ORGANIZER })
    await server.call('start-quick-tournament', { tournamentId: id, organizerId: ORGANIZER })
    await server.call('start-quick-tournament', { tournamentId: id, organizerId: ORGANIZER })
    await finishRound(server, { id, code })
    await server.call('finish-tournament', { tournamentId: id, organizerId: ORGANIZER })
    const document = await server.document(id)
    await phone.hear((message) => message.data?.payload?.sequence === document.liveSequence)
    const events = phone.messages.filter(isType('event'))
    expect(events.map(({ data }) => data.payload.sequence)).toEqual(
      Array.from({ length: document.liveSequence - state.sequence }, (_, index) => state.sequence + index + 1),
    )
    for (const { data } of events) {
      expect(data).toMatchObject({ channels: [live(id)], timestamp: expect.any(String), subscriptions: ['0'] })
      const changes = data.payload.changes.map(readChange)
      expect(changes).toEqual(data.payload.changes)
      state = { ...state, tournament: evolveAll(state.tournament, changes), sequence: data.payload.sequence }
    }
    expect(state).toEqual(readTournamentDocument(document))
  })

  test('wire 8.6 refused acts are not told, and who reported what of a contested match never is', async () => {
    const { id, code } = await createTournament(server, 4)
    await server.call('start-quick-tournament', { tournamentId: id, organizerId: ORGANIZER })
    const phone = connect(`project=tablee&channels%5B%5D=${live(id)}&channels%5B%5D=documents`)
    await phone.hear(isType('connected'))
    const { match, secret1, secret2 } = await openMatch(server, id)
    const send = (playerId: string, score: string) =>
      server.call('send-score-quick-tournament', { code, playerId, matchId: match.id, score })
    expect((await send('a-stranger-0123', '2-0')).status).toBe(403)
    await send(secret1, '2-1')
    await send(secret1, '2-1')
    await send(secret2, '0-2')
    const { liveSequence } = await server.document(id)
    await phone.hear((message) => message.data?.payload?.sequence === liveSequence)
    const changes = phone.messages
      .filter(({ data }) => data?.payload?.changes)
      .flatMap(({ data }) => data.payload.changes)
    expect(changes.map(({ kind }) => kind)).toEqual(['match_scored', 'match_contested'])
    expect(changes[1].reports).toEqual([])
    await phone.hear((message) => message.data?.payload?.liveSequence === liveSequence)
    const documents = phone.messages.filter(({ data }) => data?.payload?.$id)
    const contested = matchesOf(documents.at(-1)?.data.payload).find(({ id: one }) => one === match.id)
    expect(contested).toMatchObject({ status: 'in-progress', score1: null, reportedBy: [] })
    expect(JSON.stringify(phone.messages)).not.toContain(secret1)
  })

  test('wire 8.3 what is heard was committed before', async () => {
    const { id, code } = await createTournament(server, 0)
    const phone = connect(`project=tablee&channels[]=${live(id)}`)
    await phone.hear(isType('connected'))
    const read: Promise<boolean>[] = []
    phone.socket.on('message', (data) => {
      const { payload } = JSON.parse(data.toString()).data
      read.push(server.document(id).then(({ liveSequence }) => liveSequence >= payload.sequence))
    })
    await Promise.all(
      Array.from({ length: 12 }, (_, number) =>
        server.call('join-quick-tournament', { code, playerName: `Joueur ${number}`, playerId: secretOf(number) }),
      ),
    )
    await phone.hear((message) => message.data?.payload?.sequence === 13)
    expect(await Promise.all(read)).toEqual(Array(12).fill(true))
  })
})

describe('document events', () => {
  test('wire 8.3 8.6 a creation and its updates are told as documents, merged to a few a second, the last one always', async () => {
    const phone = connect('project=tablee&channels[]=databases.tablee.collections.tournaments.documents')
    await phone.hear(isType('connected'))
    const { id } = await createTournament(server, 10)
    await phone.hear((message) => message.data?.payload?.liveSequence === 11)
    const events = phone.messages.filter(isType('event'))
    expect(events.length).toBeLessThan(11)
    const path = `databases.tablee.collections.tournaments.documents.${id}`
    expect(events[0]?.data.events[0]).toBe(`${path}.create`)
    expect(events.at(-1)?.data.events).toEqual(
      expect.arrayContaining([
        `${path}.update`,
        'databases.*.collections.*.documents.*',
        'databases.tablee',
        'databases.*',
      ]),
    )
    expect(events.at(-1)?.data.events).toHaveLength(22)
    expect(events.at(-1)?.data.channels).toContain(path)
    expect(events.at(-1)?.data.payload).toEqual(await server.document(id))
  })
})

describe('the protocol of the socket', () => {
  test('wire 8.2 a ping is answered, a message that is none gives error 1003 and the socket stays', async () => {
    const phone = connect('project=tablee')
    expect((await phone.hear(isType('connected'))).data).toMatchObject({ channels: [], subscriptions: {}, user: null })
    phone.say('nonsense')
    expect((await phone.hear(isType('error'))).data.code).toBe(1003)
    phone.say({ type: 'ping' })
    await phone.hear(isType('pong'))
    phone.say({ type: 'authentication', data: { session: 'x' } })
    phone.say({ type: 'ping' })
    expect(phone.socket.readyState).toBe(WebSocket.OPEN)
  })

  test('wire 8.5 channels may be subscribed to and left by messages', async () => {
    const { id, code } = await createTournament(server, 0)
    const phone = connect('project=tablee')
    await phone.hear(isType('connected'))
    const wanted = { subscriptionId: 'mine', channels: [live(id), 'account.somebody'], queries: [] }
    phone.say({ type: 'subscribe', data: [wanted] })
    const made = await phone.hear(isType('response'))
    expect(made.data).toEqual({
      to: 'subscribe',
      success: true,
      subscriptions: [{ ...wanted, channels: [live(id)] }],
    })
    await server.call('add-anonymous-player', { code, playerName: 'Un', organizerId: ORGANIZER })
    expect((await phone.hear(isType('event'))).data.subscriptions).toEqual(['mine'])
    phone.say({ type: 'unsubscribe', data: [{ subscriptionId: 'mine' }] })
    await phone.hear((message) => message.data?.to === 'unsubscribe')
    await server.call('add-anonymous-player', { code, playerName: 'Deux', organizerId: ORGANIZER })
    phone.say({ type: 'ping' })
    await phone.hear(isType('pong'))
    expect(phone.messages.filter(isType('event'))).toHaveLength(1)
  })

  test('wire 8.4 newer clients name slots in the address and hear which ones match', async () => {
    const { id, code } = await createTournament(server, 0)
    const channel = live(id)
    const phone = connect(`project=tablee&channels[]=${channel}&${channel}[0][]=x&${channel}[2][]=x&documents[1][]=x`)
    const connected = await phone.hear(isType('connected'))
    expect(Object.keys(connected.data.subscriptions)).toEqual(['0', '1', '2'])
    await server.call('add-anonymous-player', { code, playerName: 'Un', organizerId: ORGANIZER })
    const event = await phone.hear((message) => message.data?.payload?.changes)
    expect(event.data.subscriptions).toEqual(['0', '2'])
  })

  test('wire 8.3 newer clients ask for one action of a channel only', async () => {
    const { id, code } = await createTournament(server, 0)
    const path = `databases.tablee.collections.tournaments.documents.${id}`
    const [updates, deletions] = [`${path}.update`, `${path}.delete`].map((channel) =>
      connect(`project=tablee&channels[]=${channel}`),
    )
    await Promise.all([updates, deletions].map((phone) => phone?.hear(isType('connected'))))
    await server.call('add-anonymous-player', { code, playerName: 'Un', organizerId: ORGANIZER })
    const event = await updates?.hear(isType('event'))
    expect(event?.data.channels).toContain(`${path}.update`)
    expect(deletions?.messages.filter(isType('event'))).toEqual([])
  })

  test('wire 8.2 an unknown project, a foreign page and too many channels are closed with 1008', async () => {
    const many = Array.from({ length: 101 }, (_, number) => `channels[]=c${number}`).join('&')
    const refused = [
      connect('project=other&channels[]=documents'),
      connect('channels[]=documents'),
      connect('project=tablee', { headers: { origin: 'https://voleur.example' } }),
      connect(`project=tablee&${many}`),
    ]
    for (const phone of refused) {
      expect((await phone.hear(isType('error'))).data.code).toBe(1008)
      expect(await phone.closed).toBe(1008)
    }
  })

  test('wire 8.2 a message larger than 64 KiB ends the connection', async () => {
    const phone = connect('project=tablee')
    await phone.hear(isType('connected'))
    phone.say({ type: 'ping', filler: 'x'.repeat(70_000) })
    expect(await phone.closed).toBe(1009)
  })

  test('wire 8.2 thirty-three messages in a minute are too many when limits are on', async () => {
    const limited = await startServer({ environment: { RATE_LIMITS: 'on' } })
    await limited.server.app.listen({ port: 0, host: '127.0.0.1' })
    const bound = limited.server.app.server.address()
    address = `ws://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}/v1/realtime`
    const phone = connect('project=tablee')
    await phone.hear(isType('connected'))
    for (let count = 0; count < 33; count++) phone.say({ type: 'ping' })
    expect((await phone.hear(isType('error'))).data.code).toBe(1013)
    expect(phone.messages.filter(isType('pong'))).toHaveLength(32)
    phone.socket.terminate()
    await limited.close()
  })
})
