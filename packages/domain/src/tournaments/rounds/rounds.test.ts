import { expect, test } from 'vitest'
import { accept, refuse } from '../../outcome.ts'
import { finalStandings } from '../kinds/phase.ts'
import { pairOf, seatsOf } from '../kinds/seats.ts'
import { finishTournament } from '../life/finish-tournament.ts'
import { removePlayer } from '../players/remove-player.ts'
import { matchPoints } from '../results/match-points.ts'
import {
  after,
  anEmptyTournament,
  aTournamentOf,
  openMatches,
  playerId,
  started,
  withAnonymous,
  withResults,
} from '../testing/a-tournament.ts'
import type { WholeTournament } from '../tournament.ts'
import { startNextRound, startTournament } from './start-round.ts'
import { undoRound } from './undo-round.ts'

const nextRound = (tournament: WholeTournament, seed = 'next') =>
  after(tournament, startNextRound(tournament, { seed, wished: null }))

test('QADM-3 a tournament starts with two players, once', () => {
  expect(startTournament(anEmptyTournament(), 's')).toEqual(refuse('not_enough_players'))
  expect(startTournament(aTournamentOf(1), 's')).toEqual(refuse('not_enough_players'))
  const running = started(aTournamentOf(2))
  expect(running.phase).toEqual({ kind: 'running', round: 1 })
  expect(startTournament(running, 's')).toEqual(refuse('tournament_already_started'))
})

test('QADM-7 an odd count gives one bye, worth a win, and never twice while it can be avoided', () => {
  let tournament = started(aTournamentOf(5))
  for (let round = 2; round <= 5; round++) tournament = nextRound(withResults(tournament), `s${round}`)
  const byes = tournament.matches.filter(({ kind }) => kind === 'bye')
  expect(byes).toHaveLength(5)
  expect(new Set(byes.map((match) => (match.kind === 'bye' ? match.player : ''))).size).toBe(5)
  const [bye] = started(aTournamentOf(3)).matches.filter(({ kind }) => kind === 'bye')
  expect(bye?.kind === 'bye' && matchPoints(started(aTournamentOf(3))).get(bye.player)).toBe(3)
})

test('QADM-7 nobody meets twice while another pairing exists', () => {
  let tournament = started(aTournamentOf(6))
  for (let round = 2; round <= 5; round++) tournament = nextRound(withResults(tournament), `s${round}`)
  const pairs = tournament.matches.map((match) => (match.kind === 'played' ? [...pairOf(match)].sort().join() : ''))
  expect(new Set(pairs).size).toBe(15)
})

test('QADM-4 the next round and the finish wait for every result', () => {
  const running = started(aTournamentOf(4))
  expect(startNextRound(running, { seed: 's', wished: null })).toEqual(refuse('round_not_complete'))
  expect(finishTournament(running)).toEqual(refuse('round_not_complete'))
  expect(finishTournament(aTournamentOf(4))).toEqual(refuse('tournament_not_running'))
  expect(nextRound(withResults(running)).phase).toEqual({ kind: 'running', round: 2 })
})

test('asking twice for the same round opens it once', () => {
  const complete = withResults(started(aTournamentOf(4)))
  const opened = after(complete, startNextRound(complete, { seed: 's', wished: 2 }))
  expect(startNextRound(withResults(opened), { seed: 's', wished: 2 })).toEqual(accept([]))
  expect(startNextRound(opened, { seed: 's', wished: 4 })).toEqual(refuse('round_not_current'))
})

test('QADM-1 a dropped player is not paired again, a late entry is', () => {
  const running = withAnonymous(started(aTournamentOf(4)), 'Tard')
  const dropped = after(running, removePlayer(running, playerId('p1')))
  const second = nextRound(withResults(dropped))
  const seated = openMatches(second).flatMap(pairOf)
  expect(seated).not.toContain('p1')
  expect(seated).toContain('anonymous-Tard')
})

test('a round is undone while it has no result, and who came in the meantime plays when it is paired again', () => {
  const second = withAnonymous(nextRound(withResults(started(aTournamentOf(4)))), 'Tard')
  const undone = after(second, undoRound(second, 2))
  expect(undone.phase).toEqual({ kind: 'running', round: 1 })
  expect(undoRound(undone, 2)).toEqual(accept([]))
  const again = nextRound(undone, 'again')
  expect(again.matches.filter(({ round }) => round === 2)).toHaveLength(3)
  expect(undoRound(withResults(second), 2)).toEqual(refuse('round_has_results'))
  expect(undoRound(second, 1)).toEqual(refuse('round_not_current'))
})

test('who dropped while a round was open that is undone has dropped before it, and has missed no round', () => {
  const first = started(aTournamentOf(6))
  const early = withResults(after(first, removePlayer(first, playerId('p1'))))
  const second = nextRound(early)
  const dropped = after(second, removePlayer(second, playerId('p2')))
  const undone = after(dropped, undoRound(dropped, 2))
  const lastRounds = Object.fromEntries(undone.players.map(({ id, droppedAfter }) => [id, droppedAfter]))
  expect(lastRounds).toEqual({ p1: 1, p2: 1, p3: null, p4: null, p5: null, p6: null })
  const again = nextRound(undone, 'again')
  expect(openMatches(again).flatMap(pairOf)).not.toContain('p2')
  const complete = withResults(again)
  const finished = after(complete, finishTournament(complete))
  const standings = finalStandings(finished) ?? []
  const played = Object.fromEntries(standings.map((row) => [row.playerId, row.matchesPlayed]))
  expect(played).toEqual({ p1: 1, p2: 1, p3: 2, p4: 2, p5: 2, p6: 2 })
})

test('who dropped in the first round, which is undone, is not paired when it is paired again', () => {
  const running = started(aTournamentOf(4))
  const dropped = after(running, removePlayer(running, playerId('p1')))
  const undone = after(dropped, undoRound(dropped, 1))
  expect(undone.players.find(({ id }) => id === 'p1')?.droppedAfter).toBe(0)
  expect(started(undone).matches.flatMap(seatsOf)).not.toContain('p1')
})

test('the first round undone means not started', () => {
  const running = started(aTournamentOf(4))
  const undone = after(running, undoRound(running, 1))
  expect(undone.phase).toEqual({ kind: 'waiting' })
  expect(undone.matches).toEqual([])
  expect(undoRound(undone, 0)).toEqual(refuse('round_not_current'))
})

test('RANK-1 finishing keeps the standings as a record', () => {
  const complete = withResults(started(aTournamentOf(4)))
  const finished = after(complete, finishTournament(complete))
  expect(finalStandings(finished)?.map(({ points }) => points)).toEqual([3, 3, 0, 0])
  expect(finishTournament(finished)).toEqual(refuse('tournament_finished'))
  expect(startNextRound(finished, { seed: 's', wished: null })).toEqual(refuse('tournament_finished'))
})
