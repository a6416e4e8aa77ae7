import { expect, test } from 'vitest'
import { accept, refuse } from '../../outcome.ts'
import { isBye, isMeeting, pairOf, seatsOf } from '../kinds/seats.ts'
import { finishTournament } from '../life/finish-tournament.ts'
import { matchPoints } from '../results/match-points.ts'
import { setScore } from '../results/set-score.ts'
import { chooseStructure } from '../rounds/choose-structure.ts'
import { matchesOfRound } from '../rounds/round-progress.ts'
import { startNextRound } from '../rounds/start-round.ts'
import {
  after,
  aTournamentOf,
  openMatches,
  playerId,
  started,
  twoNil,
  withAnonymous,
  withResults,
} from '../testing/a-tournament.ts'
import type { PlayerId, Tournament } from '../tournament.ts'
import { lateSeats, playersWithoutSeat, seatsForNewcomer } from './late-seats.ts'
import { removePlayer, restorePlayer } from './remove-player.ts'
import { seatLatePlayer } from './seat-late-player.ts'

const nora = playerId('anonymous-Nora')
const five = withAnonymous(started(aTournamentOf(5)), 'Nora')

function byePlayer(tournament: Tournament, round = 1): PlayerId {
  const [player] = matchesOfRound(tournament, round).filter(isBye).flatMap(seatsOf)
  if (!player) throw new Error('nobody has the bye')
  return player
}

const pointsOf = (tournament: Tournament, player: PlayerId) => matchPoints(tournament).get(player)

test('STAK-4 a late player meets who has the bye, at a table more; every other table stays as it is', () => {
  const [table] = openMatches(five)
  const scored = after(five, setScore(five, { matchId: table?.id ?? ('' as never), score: twoNil }))
  const opponent = byePlayer(scored)
  const seated = after(scored, seatLatePlayer(scored, { playerId: nora, round: 1, opponent }))
  expect(matchesOfRound(seated, 1).filter(isBye)).toEqual([])
  expect(openMatches(seated).at(-1)).toMatchObject({
    ...{ table: 3, sides: [[opponent], [nora]], state: { kind: 'pending' } },
  })
  expect(openMatches(seated).slice(0, 2)).toEqual(openMatches(scored))
  expect(pointsOf(scored, opponent)).toBe(3)
  expect(pointsOf(seated, opponent)).toBe(0)
  expect(seated.players.at(-1)?.firstRound).toBe(1)
  expect(playersWithoutSeat(seated)).toEqual([])
})

test('STAK-4 a late player may have a bye of their own, or wait for the next round with a loss', () => {
  const seated = after(five, seatLatePlayer(five, { playerId: nora, round: 1, opponent: null }))
  expect(pointsOf(seated, nora)).toBe(3)
  expect(matchesOfRound(seated, 1).filter(isBye)).toHaveLength(2)
  expect(lateSeats(five, nora)).toEqual({
    ...{ round: 1, missedRounds: 1, byePoints: 3, hadBye: false },
    chairs: [],
    pod: null,
    opponents: [{ playerId: byePlayer(five), table: 3, hasMet: false }],
  })
  expect(lateSeats(seated, nora)).toBeNull()
})

test('STAK-4 whoever dropped and comes back in a round is seated alike, and it is said whom they met and that they had a bye', () => {
  const first = started(aTournamentOf(5))
  const back = byePlayer(first)
  const dropped = after(first, removePlayer(first, back))
  const second = after(withResults(dropped), startNextRound(withResults(dropped), { seed: 's', wished: null }))
  expect(seatLatePlayer(second, { playerId: back, round: 2, opponent: null })).toMatchObject({
    refusal: { code: 'pairing_player_dropped' },
  })
  const restored = after(second, restorePlayer(second, back))
  expect(lateSeats(restored, back)).toMatchObject({ missedRounds: 1, hadBye: true, opponents: [] })
  const met = matchesOfRound(first, 1).filter(isMeeting).map(pairOf)[0]?.[0] ?? back
  const metDropped = after(first, removePlayer(first, met))
  const third = after(withResults(metDropped), startNextRound(withResults(metDropped), { seed: 's', wished: null }))
  expect(lateSeats(after(third, restorePlayer(third, met)), met)).toMatchObject({ missedRounds: 1, hadBye: false })
})

test('STAK-4 sent twice it changes nothing more; another place for who has one is refused', () => {
  const wish = { playerId: nora, round: 1, opponent: byePlayer(five) }
  const seated = after(five, seatLatePlayer(five, wish))
  expect(seatLatePlayer(seated, wish)).toEqual(accept([]))
  expect(seatLatePlayer(seated, { ...wish, opponent: null })).toEqual(refuse('player_already_seated', { name: 'Nora' }))
})

test('STAK-4 nobody is seated in a round that moved on, against who has no bye, or out of play', () => {
  const opponent = byePlayer(five)
  const wish = { playerId: nora, round: 1, opponent }
  const [met] = openMatches(five).flatMap(pairOf)
  expect(seatLatePlayer(five, { ...wish, opponent: met ?? null })).toEqual(refuse('round_moved_on'))
  expect(seatLatePlayer(five, { ...wish, opponent: nora })).toEqual(refuse('round_moved_on'))
  const next = after(withResults(five), startNextRound(withResults(five), { seed: 's', wished: null }))
  expect(seatLatePlayer(next, wish)).toEqual(refuse('round_moved_on'))
  const taken = after(five, seatLatePlayer(five, wish))
  const another = withAnonymous(taken, 'Lou')
  expect(seatLatePlayer(another, { ...wish, playerId: playerId('anonymous-Lou') })).toEqual(refuse('round_moved_on'))
  expect(seatLatePlayer(five, { ...wish, playerId: playerId('nobody') })).toEqual(refuse('player_not_found'))
  expect(seatLatePlayer(aTournamentOf(3), wish)).toEqual(refuse('tournament_not_running'))
  const over = withResults(five)
  expect(seatLatePlayer(after(over, finishTournament(over)), wish)).toEqual(refuse('tournament_finished'))
})

test('STGE-43 what somebody who comes now could have is known before they are added', () => {
  const odd = started(aTournamentOf(5))
  expect(seatsForNewcomer(odd)).toMatchObject({ chairs: [], opponents: [{ playerId: byePlayer(odd) }] })
  expect(seatsForNewcomer(started(aTournamentOf(4)))).toMatchObject({ chairs: [], opponents: [] })
  expect(seatsForNewcomer(aTournamentOf(5))).toBeNull()
  expect(seatsForNewcomer(after(withResults(odd), finishTournament(withResults(odd))))).toBeNull()
  const waiting = aTournamentOf(7)
  const pods = started(after(waiting, chooseStructure(waiting, 'pods')))
  expect(seatsForNewcomer(pods)?.pod).toMatchObject({ table: 2 })
})
