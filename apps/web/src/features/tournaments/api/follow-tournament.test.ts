import { removePlayer } from '@tablee/domain/tournaments/remove-player'
import { renamePlayer } from '@tablee/domain/tournaments/rename-player'
import { aTournamentOf, playerId, started } from '@tablee/domain/tournaments/testing/a-tournament'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectTo, type Server } from '../../../transport/server-context.tsx'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { followTournament } from './follow-tournament.ts'
import type { LoadedTournament } from './loaded-tournament.ts'
import { keepDocument, tournamentKey, tournamentQuery } from './tournament-query.ts'

let server: PlayedTournamentServer
let phone: Server
let queryClient: QueryClient
let stop: () => void

beforeEach(async () => {
  server = await PlayedTournamentServer.start(started(aTournamentOf(4)), 10)
  phone = connectTo(server.local.origin)
  queryClient = new QueryClient()
  const { id, code } = server.tournament
  await queryClient.fetchQuery(tournamentQuery(phone.client, code))
  stop = followTournament({ server: phone, queryClient, code, id })
  await server.local.socketOpened(1)
  await vi.waitFor(() => expect(phone.live.status().kind).toBe('live'))
})
afterEach(async () => {
  stop()
  phone.live.close()
  queryClient.clear()
  await server.local.close()
})

const held = () => queryClient.getQueryData<LoadedTournament>(tournamentKey('abcdef'))
const nameOf = (id: string) => held()?.tournament.players.find((player) => player.id === id)?.name
const rename = (name: string) => server.happens(renamePlayer(server.tournament, { playerId: playerId('p1'), name }))
const documentReads = () =>
  server.local.requests.filter(({ method, path }) => method === 'GET' && !path.includes('liveSequence')).length

test('DASH-5 an act at the venue reaches the phone without another reading of the document', async () => {
  rename('Zoé')
  await vi.waitFor(() => expect(nameOf('p1')).toBe('Zoé'))
  expect(held()?.sequence).toBe(11)
  expect(documentReads()).toBe(1)
})

test('DASH-5 the same event twice, or an old one, changes nothing', async () => {
  rename('Zoé')
  await vi.waitFor(() => expect(held()?.sequence).toBe(11))
  const changes = [{ kind: 'player_renamed', playerId: 'p1', name: 'Vieux' }]
  server.local.publish('tournaments.t1.live', { sequence: 11, changes })
  server.local.publish('tournaments.t1.live', { sequence: 4, changes })
  rename('Max')
  await vi.waitFor(() => expect(held()?.sequence).toBe(12))
  expect(nameOf('p1')).toBe('Max')
  expect(documentReads()).toBe(1)
})

test('DASH-5 after a gap the document is read again', async () => {
  server.isTelling = false
  rename('Zoé')
  server.isTelling = true
  server.happens(removePlayer(server.tournament, playerId('p2')))
  await vi.waitFor(() => expect(held()?.sequence).toBe(12))
  expect(nameOf('p1')).toBe('Zoé')
  expect(held()?.tournament.players.find(({ id }) => id === 'p2')?.droppedAfter).toBe(1)
  expect(documentReads()).toBe(2)
})

test('DASH-5 events that come in the wrong order are applied in the right one', async () => {
  const renamed = (name: string) => [{ kind: 'player_renamed', playerId: 'p1', name }]
  // The document is late as well: only the events know.
  server.local.publish('tournaments.t1.live', { sequence: 12, changes: renamed('Douze') })
  server.local.publish('tournaments.t1.live', { sequence: 11, changes: renamed('Onze') })
  await vi.waitFor(() => expect(held()?.sequence).toBe(12))
  expect(nameOf('p1')).toBe('Douze')
})

test('DASH-5 a phone that slept catches up when its line is back', async () => {
  server.isTelling = false
  server.local.sockets[0]?.socket.terminate()
  rename('Zoé')
  await vi.waitFor(() => expect(nameOf('p1')).toBe('Zoé'))
  expect(held()?.sequence).toBe(11)
})

test('a line that comes back without anything missed does not read the document again', async () => {
  const checks = () => server.local.requests.filter(({ path }) => path.includes('liveSequence')).length
  await vi.waitFor(() => expect(checks()).toBe(1))
  server.local.sockets[0]?.socket.terminate()
  await server.local.socketOpened(2)
  await vi.waitFor(() => expect(checks()).toBe(2))
  expect(documentReads()).toBe(1)
})

test('an answer that is older than what is shown is put aside', async () => {
  const old = server.document()
  rename('Zoé')
  await vi.waitFor(() => expect(nameOf('p1')).toBe('Zoé'))
  keepDocument(queryClient, old)
  expect(nameOf('p1')).toBe('Zoé')
})
