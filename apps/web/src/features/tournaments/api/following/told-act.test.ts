import { addAnonymousPlayer } from '@tablee/contract/tournaments/add-anonymous-player'
import { updateQuickTournamentPlayer } from '@tablee/contract/tournaments/update-quick-tournament-player'
import { renamePlayer } from '@tablee/domain/tournaments/players/rename-player'
import { aTournamentOf, playerId, started } from '@tablee/domain/tournaments/testing/a-tournament'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connectTo, type Server } from '../../../../transport/server-context.tsx'
import { PlayedTournamentServer } from '../../testing/played-tournament-server.ts'
import { capacityAfter } from '../events/capacity-after.ts'
import { followTournament } from './follow-tournament.ts'
import type { LoadedTournament } from './loaded-tournament.ts'
import { isTold, keepTold } from './told-act.ts'
import { keepDocument, tournamentKey, tournamentQuery } from './tournament-query.ts'

const organizerId = 'organizer-secret-0123456789'
const withinMs = { gap: 40, cut: 40, unknown: { first: 40, last: 40 } }

let server: PlayedTournamentServer
let phone: Server
let queryClient: QueryClient
let stop: () => void

beforeEach(async () => {
  server = await PlayedTournamentServer.start(started(aTournamentOf(4, { capacity: 4 })), 10)
  phone = connectTo(server.local.origin)
  queryClient = new QueryClient()
  await queryClient.fetchQuery(tournamentQuery(phone.client, server.tournament.code))
  await follow(withinMs.gap)
})
afterEach(async () => {
  stop()
  phone.live.close()
  queryClient.clear()
  await server.local.close()
})

/** Follows the tournament; reads the document if a gap is not filled within `gap` ms. */
async function follow(gap: number): Promise<void> {
  const { id, code } = server.tournament
  stop = followTournament({ server: phone, queryClient, code, id, withinMs: { ...withinMs, gap } })
  await server.fallsSilent()
}

const held = () => queryClient.getQueryData<LoadedTournament>(tournamentKey('abcdef'))
const nameOf = (id: string) => held()?.tournament.players.find((player) => player.id === id)?.name
const documentReads = () =>
  server.local.requests.filter(({ method, path }) => method === 'GET' && !path.includes('liveSequence')).length

async function rename(newPlayerName: string) {
  const { code } = server.tournament
  const input = { code, organizerId, playerKey: playerId('p1'), newPlayerName, actId: `rename-${newPlayerName}` }
  const reply = await phone.client.callAct(updateQuickTournamentPlayer, input)
  if (isTold(reply)) await keepTold({ server: phone, queryClient, tournament: { code } }, reply)
  else keepDocument(queryClient, reply.tournament)
  return reply
}

test('DASH-5 an act shows what it changed without the document, before the live channel says a word', async () => {
  expect(isTold(await rename('Zoé'))).toBe(true)
  expect([nameOf('p1'), held()?.sequence]).toEqual(['Zoé', 11])
  expect(documentReads()).toBe(1)
  server.local.publish('tournaments.t1.live', {
    ...{ sequence: 11, changes: [{ kind: 'player_renamed', playerId: 'p1', name: 'Deux fois' }] },
  })
  await rename('Max')
  expect(nameOf('p1')).toBe('Max')
})

test('DASH-5 a server that knows no such answer gives the document, and that is shown', async () => {
  server.isOld = true
  expect(isTold(await rename('Zoé'))).toBe(false)
  expect([nameOf('p1'), held()?.sequence]).toEqual(['Zoé', 11])
})

test('DASH-5 an act behind acts that this phone missed counts as done when all of them are shown', async () => {
  server.happens(renamePlayer(server.tournament, { playerId: playerId('p2'), name: 'Inconnue' }))
  await rename('Zoé')
  expect([nameOf('p1'), nameOf('p2'), held()?.sequence]).toEqual(['Zoé', 'Inconnue', 12])
  expect(documentReads()).toBe(2)
})

test('DASH-5 what is missing may come by the line, and is not read then', async () => {
  stop()
  // However long the line takes.
  await follow(60_000)
  const { code } = server.tournament
  const act = (sequence: number, name: string) => ({
    ...{ sequence, changes: [{ kind: 'player_renamed', playerId: 'p1', name }] },
  })
  const shown = keepTold({ server: phone, queryClient, tournament: { code } }, act(12, 'Zoé'))
  server.local.publish('tournaments.t1.live', act(11, 'Max'))
  await shown
  expect([nameOf('p1'), held()?.sequence]).toEqual(['Zoé', 12])
  expect(documentReads()).toBe(1)
})

test('DASH-5 a change of a later version is read from the document at once: only this phone was answered it', async () => {
  const { code } = server.tournament
  server.happens(renamePlayer(server.tournament, { playerId: playerId('p1'), name: 'Zoé' }))
  const told = { sequence: 11, changes: [{ kind: 'pod_seated' }] }
  await keepTold({ server: phone, queryClient: queryClient, tournament: { code } }, told)
  await queryClient.refetchQueries({ queryKey: tournamentKey(code), type: 'inactive', stale: true })
  expect([nameOf('p1'), held()?.sequence]).toEqual(['Zoé', 11])
})

test('a late entry into a full tournament says how many seats there are then', async () => {
  const { code } = server.tournament
  const add = (playerName: string) =>
    phone.client.callAct(addAnonymousPlayer, { code, organizerId, playerName, actId: `add-${playerName}` })
  expect(capacityAfter(await add('Tard'), 4)).toBe(5)
  server.isOld = true
  expect(capacityAfter(await add('Plus tard'), 5)).toBe(6)
})
