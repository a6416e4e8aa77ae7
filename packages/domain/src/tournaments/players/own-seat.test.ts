import { expect, test } from 'vitest'
import { accept, refuse } from '../../outcome.ts'
import { finishTournament } from '../life/finish-tournament.ts'
import { startNextRound } from '../rounds/start-round.ts'
import { after, aTournamentOf, playerId, started, withResults } from '../testing/a-tournament.ts'
import type { Player, Tournament } from '../tournament.ts'
import { allowOwnNames } from './allow-own-names.ts'
import { removePlayer, restorePlayer } from './remove-player.ts'
import { renameOwnPlayer } from './rename-own-player.ts'
import { mayReturn, returnToTournament } from './return-to-tournament.ts'

const own = playerId('p1')
const rename = { playerId: own, name: 'Zoé B.' }

test('EVEN-5 players correct their own name until the start, and not to the name of another one', () => {
  const waiting = aTournamentOf(2)
  const [, other] = waiting.players
  expect(renameOwnPlayer(waiting, rename)).toEqual(accept([{ kind: 'player_renamed', ...rename }]))
  expect(renameOwnPlayer(waiting, { ...rename, name: other?.name ?? '' })).toMatchObject(refuse('player_name_taken'))
  const running = started(waiting)
  expect(renameOwnPlayer(running, rename)).toEqual(refuse('rename_needs_organizer'))
  const complete = withResults(running)
  const finished = after(complete, finishTournament(complete))
  expect(renameOwnPlayer(finished, rename)).toEqual(refuse('tournament_finished'))
})

test('EVEN-5 after the start players change their own name where the organizer allows it, until the finish', () => {
  const running = started(aTournamentOf(4))
  const allowed = after(running, allowOwnNames(running, true))
  const [, other] = allowed.players
  expect(renameOwnPlayer(allowed, rename)).toEqual(accept([{ kind: 'player_renamed', ...rename }]))
  expect(renameOwnPlayer(allowed, { ...rename, name: other?.name ?? '' })).toMatchObject(refuse('player_name_taken'))
  const hidden = [{ playerId: own, name: 'Zoé', shownAs: 'Nº 1' }]
  expect(renameOwnPlayer(allowed, rename, hidden)).toEqual(refuse('name_hidden'))
  const forbidden = after(allowed, allowOwnNames(allowed, false))
  expect(renameOwnPlayer(forbidden, rename)).toEqual(refuse('rename_needs_organizer'))
  const complete = withResults(allowed)
  const finished = after(complete, finishTournament(complete))
  expect(renameOwnPlayer(finished, rename)).toEqual(refuse('tournament_finished'))
  expect(allowOwnNames(finished, true)).toEqual(accept([]))
  expect(allowOwnNames(finished, false)).toEqual(refuse('tournament_finished'))
})

test('EVEN-5 names are the players’ until the start whatever is allowed', () => {
  const waiting = aTournamentOf(2)
  expect(allowOwnNames(waiting, false)).toEqual(accept([]))
  const forbidden = after(waiting, allowOwnNames(after(waiting, allowOwnNames(waiting, true)), false))
  expect(renameOwnPlayer(forbidden, rename).accepted).toBe(true)
})

test('EVEN-6 who left comes back alone until the next round is paired, and plays it', () => {
  const round = withResults(started(aTournamentOf(4)))
  const left = after(round, removePlayer(round, own))
  const alone = { playerId: own, hasLeftAlone: true }
  const back = after(left, returnToTournament(left, alone))
  expect(back.players.find(({ id }) => id === own)?.droppedAfter).toBeNull()
  expect(returnToTournament(back, alone)).toEqual(accept([]))
  const next = after(left, startNextRound(left, { seed: 'seed', wished: null }))
  expect(returnToTournament(next, alone)).toEqual(refuse('return_needs_organizer'))
})

test('EVEN-6 who was dropped by the staff, or when all is over, does not come back alone', () => {
  const round = withResults(started(aTournamentOf(4)))
  const dropped = after(round, removePlayer(round, own))
  expect(returnToTournament(dropped, { playerId: own, hasLeftAlone: false })).toEqual(refuse('return_needs_organizer'))
  const finished = after(dropped, finishTournament(dropped))
  expect(returnToTournament(finished, { playerId: own, hasLeftAlone: true })).toEqual(refuse('tournament_finished'))
})

test('EVEN-6 a drop says who decided it, a return takes that away, and old changes say nothing', () => {
  const round = started(aTournamentOf(4))
  const droppedBy = (tournament: typeof round) => tournament.players.find(({ id }) => id === own)?.droppedBy
  expect(droppedBy(round)).toBeNull()
  const alone = after(round, removePlayer(round, own, 'player'))
  expect([droppedBy(alone), mayReturn(alone, onlyOwn(alone))]).toEqual(['player', true])
  expect(droppedBy(after(alone, restorePlayer(alone, own)))).toBeNull()
  const dropped = after(round, removePlayer(round, own, 'staff'))
  expect([droppedBy(dropped), mayReturn(dropped, onlyOwn(dropped))]).toEqual(['staff', false])
  const old = after(round, accept([{ kind: 'player_dropped', playerId: own, afterRound: 1 }]))
  expect([droppedBy(old), mayReturn(old, onlyOwn(old))]).toEqual([null, true])
})

function onlyOwn({ players }: Tournament): Player {
  const player = players.find(({ id }) => id === own)
  if (!player) throw new Error('nobody is there')
  return player
}
