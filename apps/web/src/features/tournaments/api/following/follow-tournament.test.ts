import { finishTournament } from '@tablee/domain/tournaments/life/finish-tournament'
import { removePlayer } from '@tablee/domain/tournaments/players/remove-player'
import { renamePlayer } from '@tablee/domain/tournaments/players/rename-player'
import { setScore } from '@tablee/domain/tournaments/results/set-score'
import { startNextRound, startTournament } from '@tablee/domain/tournaments/rounds/start-round'
import { undoRound } from '@tablee/domain/tournaments/rounds/undo-round'
import { aTournamentOf, openMatches, playerId, started, twoNil } from '@tablee/domain/tournaments/testing/a-tournament'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectTo, type Server } from '../../../../transport/server-context.tsx'
import { PlayedTournamentServer } from '../../testing/played-tournament-server.ts'
import { conductKey } from '../players/conduct-key.ts'
import { followTournament } from './follow-tournament.ts'
import type { LoadedTournament } from './loaded-tournament.ts'
import { keepDocument, tournamentKey, tournamentQuery } from './tournament-query.ts'

/** A busy machine is late, not broken. */
const soon = (look: () => unknown) => vi.waitFor(look, { timeout: 10_000 })

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
  const withinMs = { gap: 40, cut: 40, unknown: { first: 40, last: 40 } }
  stop = followTournament({ server: phone, queryClient, code, id, withinMs, unsaidWithinMs: 40 })
  await server.local.socketOpened(1)
  await soon(() => expect(phone.live.status().kind).toBe('live'))
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
  await soon(() => expect(nameOf('p1')).toBe('Zoé'))
  expect(held()?.sequence).toBe(11)
  expect(documentReads()).toBe(1)
})

test('DASH-5 the same event twice, or an old one, changes nothing', async () => {
  rename('Zoé')
  await soon(() => expect(held()?.sequence).toBe(11))
  const changes = [{ kind: 'player_renamed', playerId: 'p1', name: 'Vieux' }]
  server.local.publish('tournaments.t1.live', { sequence: 11, changes })
  server.local.publish('tournaments.t1.live', { sequence: 4, changes })
  rename('Max')
  await soon(() => expect(held()?.sequence).toBe(12))
  expect(nameOf('p1')).toBe('Max')
  expect(documentReads()).toBe(1)
})

test('JUDG-56 an act that says nothing to all, such as a warning, lets the phone ask for its decisions again', async () => {
  const decisions = [...conductKey(server.tournament.code), 'player']
  queryClient.setQueryData(decisions, [])
  rename('Zoé')
  await soon(() => expect(held()?.sequence).toBe(11))
  server.local.publish('tournaments.t1.live', { sequence: 12, changes: [] })
  await soon(() => expect(queryClient.getQueryState(decisions)?.isInvalidated).toBe(true))
  expect(documentReads()).toBe(1)
})

test('DASH-5 after a gap the document is read again', async () => {
  server.isTelling = false
  rename('Zoé')
  server.isTelling = true
  server.happens(removePlayer(server.tournament, playerId('p2')))
  await soon(() => expect(held()?.sequence).toBe(12))
  expect(nameOf('p1')).toBe('Zoé')
  expect(held()?.tournament.players.find(({ id }) => id === 'p2')?.droppedAfter).toBe(1)
  expect(documentReads()).toBe(2)
})

test('DASH-5 events that come in the wrong order are applied in the right one', async () => {
  const renamed = (name: string) => [{ kind: 'player_renamed', playerId: 'p1', name }]
  // The document lags too: only the events know.
  server.local.publish('tournaments.t1.live', { sequence: 12, changes: renamed('Douze') })
  server.local.publish('tournaments.t1.live', { sequence: 11, changes: renamed('Onze') })
  await soon(() => expect(held()?.sequence).toBe(12))
  expect(nameOf('p1')).toBe('Douze')
})

test('DASH-5 a phone that slept catches up when its line is back', async () => {
  server.isTelling = false
  server.local.sockets[0]?.socket.terminate()
  rename('Zoé')
  await soon(() => expect(nameOf('p1')).toBe('Zoé'))
  expect(held()?.sequence).toBe(11)
})

test('a line that comes back without anything missed does not read the document again', async () => {
  const checks = () => server.local.requests.filter(({ path }) => path.includes('liveSequence')).length
  await soon(() => expect(checks()).toBe(1))
  server.local.sockets[0]?.socket.terminate()
  await server.local.socketOpened(2)
  await soon(() => expect(checks()).toBe(2))
  expect(documentReads()).toBe(1)
})

test('an answer that is older than what is shown is put aside', async () => {
  const old = server.document()
  rename('Zoé')
  await soon(() => expect(nameOf('p1')).toBe('Zoé'))
  keepDocument(queryClient, old)
  expect(nameOf('p1')).toBe('Zoé')
})

/** A change this version of the app does not know. */
function happensUnheardOf(changes: readonly unknown[]) {
  server.isTelling = false
  rename(`Zoé ${server.sequence}`)
  server.isTelling = true
  server.local.publish('tournaments.t1.live', { sequence: server.sequence, changes })
}

test.each([
  ['an unknown kind', { kind: 'pod_seated', players: ['p1'] }],
  ['a known kind in a new shape', { kind: 'player_renamed', playerId: 'p1', name: { first: 'Zoé' } }],
])('a change of %s leads to reading the document again', async (_, change) => {
  happensUnheardOf([change])
  await vi.waitFor(() => expect(nameOf('p1')).toBe('Zoé 10'))
  expect(held()).toMatchObject({ sequence: 11, isWhole: true })
  expect(documentReads()).toBe(2)
})

test('many unknown changes are read together, with what follows them, and what is known goes on as before', async () => {
  for (let act = 0; act < 5; act += 1) happensUnheardOf([{ kind: 'pod_seated' }])
  rename('Après')
  await vi.waitFor(() => expect(nameOf('p1')).toBe('Après'))
  expect(held()?.sequence).toBe(16)
  expect(documentReads()).toBe(2)
  rename('Zoé')
  await vi.waitFor(() => expect(nameOf('p1')).toBe('Zoé'))
  expect(documentReads()).toBe(2)
})

test('an unknown change that the document holds already is nothing to read for', async () => {
  happensUnheardOf([{ kind: 'pod_seated' }])
  await vi.waitFor(() => expect(held()?.sequence).toBe(11))
  server.local.publish('tournaments.t1.live', { sequence: 11, changes: [{ kind: 'pod_seated' }] })
  rename('Zoé')
  await vi.waitFor(() => expect(nameOf('p1')).toBe('Zoé'))
  expect(documentReads()).toBe(2)
})

/** Reads caused by a gap come after earlier ones. */
async function asksNothingMore(reads: number) {
  server.isTelling = false
  rename('Caché')
  server.isTelling = true
  rename('Dernier')
  await soon(() => expect(nameOf('p1')).toBe('Dernier'))
  expect(documentReads()).toBe(reads + 1)
}

test('DASH-5 a round that is paired, undone and paired again, results and the end are asked for by nobody', async () => {
  server.happens(undoRound(server.tournament, 1))
  server.happens(startTournament(server.tournament, 'seed'))
  const scoreAll = () => {
    for (const { id } of openMatches(server.tournament))
      server.happens(setScore(server.tournament, { matchId: id, score: twoNil }))
  }
  scoreAll()
  server.happens(startNextRound(server.tournament, { seed: 'seed', wished: 2 }))
  scoreAll()
  const asked = server.local.requests.length
  await asksNothingMore(1)
  expect(server.local.requests).toHaveLength(asked + 1)
  server.happens(finishTournament(server.tournament))
  await soon(() => expect(held()?.tournament.phase.kind).toBe('finished'))
  expect(server.local.requests).toHaveLength(asked + 1)
})

test('DASH-5 what is missing may still be on its way: then nothing is read', async () => {
  const renamed = (name: string) => [{ kind: 'player_renamed', playerId: 'p1', name }]
  server.local.publish('tournaments.t1.live', { sequence: 12, changes: renamed('Douze') })
  server.local.publish('tournaments.t1.live', { sequence: 11, changes: renamed('Onze') })
  await soon(() => expect(held()?.sequence).toBe(12))
  server.sequence = 12
  await asksNothingMore(1)
})
