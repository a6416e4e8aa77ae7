import { describe, expect, test } from 'vitest'
import { refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { evolveAll } from '../evolve.ts'
import { placed } from '../kinds/result.ts'
import { isPlayed, seatsOf } from '../kinds/seats.ts'
import { changeSettings } from '../life/change-settings.ts'
import { eraseResult } from '../results/erase-result.ts'
import { matchPoints } from '../results/match-points.ts'
import { setResult } from '../results/set-score.ts'
import { submitResult } from '../results/submit-score.ts'
import { startTournament } from '../rounds/start-round.ts'
import { customiseRules } from '../rule-packs/customise-rules.ts'
import { after, aTournamentOf, whole } from '../testing/a-tournament.ts'
import type { Placings, PlayedMatch, Tournament } from '../tournament.ts'
import { givePenalty } from './give-penalty.ts'
import type { PenaltyId, PenaltyKind } from './penalty.ts'
import { stateWithoutDecisions, takeBackPenalty } from './take-back-penalty.ts'

/** An evening of one table of four, with all that happened at it. */
class Evening {
  tournament: Tournament
  readonly changes: Change[] = []

  constructor(waiting: Tournament = aTournamentOf(4)) {
    const pods = after(waiting, changeSettings(waiting, { structure: 'pods' }))
    this.tournament = pods
    this.take(startTournament(pods, 'seed'))
  }

  get pod(): PlayedMatch {
    const pod = this.tournament.matches.find((match) => isPlayed(match))
    if (!pod) throw new Error('no table')
    return pod
  }

  get points(): readonly number[] {
    const points = matchPoints(this.tournament)
    return seatsOf(this.pod).map((id) => points.get(id) ?? 0)
  }

  take(outcome: ReturnType<typeof givePenalty>): void {
    if (!outcome.accepted) throw new Error(outcome.refusal.code)
    this.changes.push(...outcome.value)
    this.tournament = evolveAll(this.tournament, outcome.value)
  }

  tryGiving(seat: number, penalty: PenaltyKind = 'no-show') {
    const [playerId] = this.pod.sides[seat] ?? []
    if (playerId === undefined) throw new Error('nobody sits there')
    return givePenalty(this.tournament, { id: `${penalty} ${seat}` as PenaltyId, penalty, playerId, by: 'judge' })
  }

  give(seat: number, penalty: PenaltyKind = 'no-show'): void {
    this.take(this.tryGiving(seat, penalty))
  }

  takeBack(seat: number, kind: PenaltyKind = 'no-show'): void {
    const [playerId] = this.pod.sides[seat] ?? []
    if (playerId === undefined) throw new Error('nobody sits there')
    const kept = { id: `${kind} ${seat}` as PenaltyId, kind, playerId, round: 1 }
    const before = stateWithoutDecisions(this.pod.id, this.changes)
    this.take(takeBackPenalty(this.tournament, { kept, before, by: 'judge' }))
  }

  tryEnding(outcome: Placings) {
    return setResult(this.tournament, { matchId: this.pod.id, result: placed(outcome) })
  }

  end(outcome: Placings): void {
    this.take(this.tryEnding(outcome))
  }
}

describe('PODS-21 a decision at a table of four', () => {
  test('costs one seat its game: the others play for it, and nobody enters that this seat won or drew', () => {
    const evening = new Evening()
    evening.give(1)
    expect(evening.pod.state).toEqual({ kind: 'pending' })
    expect(evening.tryEnding({ winner: 1 })).toEqual(refuse('seat_lost_by_decision'))
    expect(evening.tryEnding({ drawn: [0, 1] })).toEqual(refuse('seat_lost_by_decision'))
    const by = seatsOf(evening.pod)[0]
    if (by === undefined) throw new Error('nobody')
    const report = { matchId: evening.pod.id, by, result: placed({ winner: 1 }), contest: false }
    expect(submitResult(whole(evening.tournament), report)).toEqual(refuse('seat_lost_by_decision'))
    evening.end({ drawn: [0, 2] })
    expect(evening.points).toEqual([1, 0, 1, 0])
    expect(evening.tryGiving(1)).toEqual(refuse('match_ended_by_decision'))
    expect(evening.tryGiving(2, 'game-loss')).toEqual(refuse('penalty_is_match_loss'))
  })

  test('withdraws a result in which that seat won, keeps one in which it lost, and each is back once it is taken back', () => {
    const evening = new Evening()
    evening.end({ winner: 2 })
    evening.give(0, 'match-loss')
    expect(evening.points).toEqual([0, 0, 5, 0])
    evening.takeBack(0, 'match-loss')
    expect(evening.points).toEqual([0, 0, 5, 0])
    evening.give(2, 'match-loss')
    expect(evening.pod.state).toEqual({ kind: 'pending' })
    evening.takeBack(2, 'match-loss')
    expect(evening.points).toEqual([0, 0, 5, 0])
  })

  test('leaves what was entered since, once it is taken back', () => {
    const evening = new Evening()
    evening.end({ winner: 2 })
    evening.give(2, 'match-loss')
    evening.end({ winner: 3 })
    evening.takeBack(2, 'match-loss')
    expect(evening.points).toEqual([0, 0, 0, 5])
  })

  test('makes the last one the winner, which is open again once one of them is taken back; all four lose together', () => {
    const evening = new Evening()
    for (const seat of [0, 1]) evening.give(seat)
    expect(evening.pod.state).toEqual({ kind: 'pending' })
    evening.give(3)
    expect(evening.points).toEqual([0, 0, 5, 0])
    expect(evening.tryEnding({ winner: 2 })).toEqual(refuse('match_ended_by_decision'))
    expect(eraseResult(evening.tournament, { matchId: evening.pod.id })).toEqual(refuse('match_ended_by_decision'))
    evening.give(2)
    expect(evening.points).toEqual([0, 0, 0, 0])
    evening.takeBack(2)
    expect(evening.points).toEqual([0, 0, 5, 0])
    evening.takeBack(0)
    expect(evening.pod.state).toEqual({ kind: 'pending' })
    evening.end({ winner: 0 })
    expect(evening.points).toEqual([5, 0, 0, 0])
  })

  test('a disqualification leaves the result of its table, and of an open one takes the seat', () => {
    const played = new Evening()
    played.end({ winner: 2 })
    played.give(2, 'disqualification')
    expect(played.pod.state).toMatchObject({ kind: 'terminated', result: placed({ winner: 2 }) })
    expect(played.tournament.players.filter(({ droppedAfter }) => droppedAfter !== null)).toHaveLength(1)
    const open = new Evening()
    open.give(2, 'disqualification')
    expect(open.tryEnding({ winner: 2 })).toEqual(refuse('seat_lost_by_decision'))
    open.end({ winner: 1 })
    open.takeBack(2, 'disqualification')
    expect(open.points).toEqual([0, 5, 0, 0])
    expect(open.tournament.players.every(({ droppedAfter }) => droppedAfter === null)).toBe(true)
  })

  test('where all at a table draw, places say who does not', () => {
    const waiting = aTournamentOf(4)
    const rules = customiseRules(waiting.rules, {
      placings: { points: { win: 5, draw: 1, loss: 0 }, places: null, drawCounts: 'pod' },
    })
    if (!rules.accepted) throw new Error(rules.refusal.code)
    const evening = new Evening({ ...waiting, rules: rules.value })
    evening.give(3)
    expect(evening.tryEnding({ drawn: [0, 1, 2] })).toEqual(refuse('seat_lost_by_decision'))
    evening.end({ places: [1, 1, 1, 4] })
    expect(evening.points).toEqual([1, 1, 1, 0])
  })
})
