import { expect, test } from 'vitest'
import { accept, refuse } from '../outcome.ts'
import { finishTournament } from './finish-tournament.ts'
import { removePlayer } from './remove-player.ts'
import { renameOwnPlayer } from './rename-own-player.ts'
import { returnToTournament } from './return-to-tournament.ts'
import { startNextRound } from './start-round.ts'
import { after, aTournamentOf, playerId, started, withResults } from './testing/a-tournament.ts'

const own = playerId('p1')
const rename = { playerId: own, name: 'Zoé B.' }

test('EVEN-5 players correct their own name until the start, and not to the name of another one', () => {
  const waiting = aTournamentOf(2)
  const [, other] = waiting.players
  expect(renameOwnPlayer(waiting, rename)).toEqual(accept([{ kind: 'player_renamed', ...rename }]))
  expect(renameOwnPlayer(waiting, { ...rename, name: other?.name ?? '' })).toMatchObject(refuse('player_name_taken'))
  const running = started(waiting)
  expect(renameOwnPlayer(running, rename)).toEqual(refuse('tournament_already_started'))
  const complete = withResults(running)
  const finished = after(complete, finishTournament(complete))
  expect(renameOwnPlayer(finished, rename)).toEqual(refuse('tournament_finished'))
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
