import { expect, test } from 'vitest'
import { refuse } from '../../outcome.ts'
import { resultOf } from '../kinds/match-result.ts'
import { isPodTable } from '../kinds/pod-table.ts'
import { placed } from '../kinds/result.ts'
import { seatsOf } from '../kinds/seats.ts'
import { changeSettings } from '../life/change-settings.ts'
import { removePlayer, restorePlayer } from '../players/remove-player.ts'
import { eraseResult } from '../results/erase-result.ts'
import { matchPoints } from '../results/match-points.ts'
import { setResult } from '../results/set-score.ts'
import { matchesOfRound } from '../rounds/round-progress.ts'
import { startNextRound, startTournament } from '../rounds/start-round.ts'
import { after, aTournamentOf } from '../testing/a-tournament.ts'
import type { Placings, PlayerId, Tournament } from '../tournament.ts'
import { givePenalty } from './give-penalty.ts'
import type { PenaltyId, PenaltyKind } from './penalty.ts'

/** Rounds of tables of four that the staff runs. */
class Evening {
  tournament: Tournament

  constructor(players: number) {
    const waiting = aTournamentOf(players)
    const pods = after(waiting, changeSettings(waiting, { structure: 'pods' }))
    this.tournament = after(pods, startTournament(pods, 'seed'))
  }

  tables(round: number) {
    return matchesOfRound(this.tournament, round).filter((match) => isPodTable(match))
  }

  at(round: number, table: number) {
    const match = this.tables(round)[table]
    if (!match) throw new Error('no such table')
    return { match, seats: seatsOf(match) }
  }

  do(act: (tournament: Tournament) => ReturnType<typeof setResult>): void {
    this.tournament = after(this.tournament, act(this.tournament))
  }

  tryEnding(round: number, table: number, outcome: Placings) {
    return setResult(this.tournament, { matchId: this.at(round, table).match.id, result: placed(outcome) })
  }

  end(round: number, table: number, outcome: Placings): void {
    this.do(() => this.tryEnding(round, table, outcome))
  }

  give(penalty: PenaltyKind, playerId: PlayerId): void {
    const id = `${penalty} ${playerId}` as PenaltyId
    this.do((tournament) => givePenalty(tournament, { id, penalty, playerId, by: 'judge' }))
  }

  next(seed: string): void {
    this.do((tournament) => startNextRound(tournament, { wished: null, seed }))
  }

  points(player: PlayerId | undefined): number {
    return (player && matchPoints(this.tournament).get(player)) ?? 0
  }

  sizes(round: number): readonly number[] {
    return this.tables(round)
      .map(({ sides }) => sides.length)
      .toSorted((one, other) => other - one)
  }
}

test('PODS-28 absent, lost by decision, gone in the middle, back, and corrected two rounds later: every figure follows', () => {
  const evening = new Evening(8)
  const [one, two] = [evening.at(1, 0).seats, evening.at(1, 1).seats]
  // The first table goes on with three, and two of them draw.
  evening.give('no-show', one[0] as PlayerId)
  evening.do((tournament) => restorePlayer(tournament, one[0] as PlayerId))
  expect(evening.tryEnding(1, 0, { winner: 0 })).toEqual(refuse('seat_lost_by_decision'))
  evening.end(1, 0, { drawn: [1, 2] })
  // At the second one leaves in the middle of the game, and its winner loses it afterwards by decision.
  evening.do((tournament) => removePlayer(tournament, two[3] as PlayerId, 'player'))
  evening.end(1, 1, { winner: 0 })
  evening.give('match-loss', two[0] as PlayerId)
  expect(resultOf(evening.at(1, 1).match)).toBeNull()
  evening.end(1, 1, { winner: 1 })
  expect([...one, ...two].map((player) => evening.points(player))).toEqual([0, 1, 1, 0, 0, 5, 0, 0])

  evening.next('second')
  expect(evening.sizes(2)).toEqual([4, 3])
  evening.do((tournament) => restorePlayer(tournament, two[3] as PlayerId))
  evening.end(2, 0, { winner: 1 })
  evening.end(2, 1, { drawn: [0, 1, 2] })
  // Out of the tournament once its table has a result: that result stays.
  const out = evening.at(2, 0).seats[1] as PlayerId
  const [before, others] = [evening.points(out), evening.at(2, 1).seats.map((player) => evening.points(player))]
  evening.give('disqualification', out)
  expect(resultOf(evening.at(2, 0).match)).toMatchObject({ result: placed({ winner: 1 }) })
  expect(evening.at(2, 1).seats.map((player) => evening.points(player))).toEqual(others)
  expect(before).toBeGreaterThanOrEqual(5)

  evening.next('third')
  // Who came back plays, who was disqualified does not.
  expect(evening.sizes(3)).toEqual([4, 3])
  const third = evening.tables(3).flatMap((match) => seatsOf(match))
  expect([third.includes(two[3] as PlayerId), third.includes(out)]).toEqual([true, false])
  // Two rounds back: the winner was another. Who lost by decision still cannot be.
  const was = [two[1], two[2]].map((player) => evening.points(player))
  expect(evening.tryEnding(1, 1, { winner: 0 })).toEqual(refuse('seat_lost_by_decision'))
  expect(evening.tryEnding(1, 0, { drawn: [0, 1] })).toEqual(refuse('seat_lost_by_decision'))
  evening.end(1, 1, { winner: 2 })
  if (two[1] !== out) expect(evening.points(two[1])).toBe((was[0] ?? 0) - 5)
  if (two[2] !== out) expect(evening.points(two[2])).toBe((was[1] ?? 0) + 5)
  expect(evening.tables(3).flatMap((match) => seatsOf(match))).toEqual(third)
})

test('PODS-28 two who do not come leave a game of two, a third a winner, and nobody enters another', () => {
  const evening = new Evening(4)
  const { seats } = evening.at(1, 0)
  for (const seat of [0, 1]) evening.give('no-show', seats[seat] as PlayerId)
  expect(resultOf(evening.at(1, 0).match)).toBeNull()
  evening.do((tournament) => removePlayer(tournament, seats[2] as PlayerId, 'staff'))
  // Gone is not absent: the staff says how it ended.
  expect(resultOf(evening.at(1, 0).match)).toBeNull()
  evening.end(1, 0, { winner: 3 })
  expect(seats.map((player) => evening.points(player))).toEqual([0, 0, 0, 5])
  evening.do((tournament) => eraseResult(tournament, { matchId: evening.at(1, 0).match.id }))
  evening.give('no-show', seats[2] as PlayerId)
  expect(resultOf(evening.at(1, 0).match)).toMatchObject({ result: placed({ winner: 3 }) })
  expect(evening.tryEnding(1, 0, { winner: 2 })).toEqual(refuse('match_ended_by_decision'))
})
