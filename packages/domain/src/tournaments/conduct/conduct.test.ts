import { describe, expect, test } from 'vitest'
import type { Outcome } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { evolveAll } from '../evolve.ts'
import { finalStandings } from '../kinds/phase.ts'
import { games } from '../kinds/result.ts'
import { pairOf, seatsOf } from '../kinds/seats.ts'
import { finishTournament } from '../life/finish-tournament.ts'
import { removePlayer, restorePlayer } from '../players/remove-player.ts'
import { toldChanges } from '../public-change.ts'
import { eraseResult } from '../results/erase-result.ts'
import { DOUBLE_LOSS, type Score } from '../results/score.ts'
import { setScore } from '../results/set-score.ts'
import { submitScore } from '../results/submit-score.ts'
import { correctAndPairAgain } from '../rounds/correct-and-pair-again.ts'
import { pairingOf } from '../rounds/hand-pairing.ts'
import { setPairings } from '../rounds/set-pairings.ts'
import { startCut } from '../rounds/start-cut.ts'
import { startNextRound } from '../rounds/start-round.ts'
import { undoRound } from '../rounds/undo-round.ts'
import { customiseRules } from '../rule-packs/customise-rules.ts'
import { MAGIC } from '../rule-packs/magic.ts'
import { computeStandings } from '../standings/compute-standings.ts'
import {
  after,
  anAnnouncement,
  aTournamentOf,
  firstOpenMatch,
  started,
  twoNil,
  twoOne,
  withResults,
} from '../testing/a-tournament.ts'
import type { PlayerId, WholeTournament } from '../tournament.ts'
import { givePenalty } from './give-penalty.ts'
import type { GivenPenalty } from './given-penalty.ts'
import type { PenaltyId, PenaltyKind } from './penalty.ts'
import { stateWithoutDecisions, takeBackPenalty } from './take-back-penalty.ts'

class Evening {
  tournament: WholeTournament
  readonly journal: Change[] = []
  #given = 0

  constructor(tournament: WholeTournament) {
    this.tournament = tournament
  }

  act(outcome: Outcome<readonly Change[]>): Outcome<readonly Change[]> {
    if (!outcome.accepted) return outcome
    this.tournament = evolveAll(this.tournament, outcome.value)
    this.journal.push(...outcome.value)
    return outcome
  }

  give(penalty: PenaltyKind, playerId: PlayerId, more: Partial<GivenPenalty> = {}): PenaltyId {
    const id = `c${++this.#given}` as PenaltyId
    const outcome = this.act(givePenalty(this.tournament, { id, penalty, playerId, by: 'judge', ...more }))
    if (!outcome.accepted) throw new Error(outcome.refusal.code)
    return id
  }

  refusal(penalty: PenaltyKind, playerId: PlayerId, more: Partial<GivenPenalty> = {}): string {
    const id = 'refused' as PenaltyId
    const outcome = givePenalty(this.tournament, { id, penalty, playerId, by: 'judge', ...more })
    return outcome.accepted ? 'accepted' : outcome.refusal.code
  }

  takeBack(id: PenaltyId): Outcome<readonly Change[]> {
    const kept = this.tournament.penalties.find((penalty) => penalty.id === id)
    if (!kept) throw new Error(`no penalty ${id}`)
    const before = kept.endedMatch
      ? stateWithoutDecisions(kept.endedMatch, this.journal)
      : ({ kind: 'pending' } as const)
    return this.act(takeBackPenalty(this.tournament, { kept, before, by: 'judge' }))
  }

  score(score: Score, matchId = this.match.id): string {
    const outcome = this.act(setScore(this.tournament, { matchId, score }))
    return outcome.accepted ? 'accepted' : outcome.refusal.code
  }

  get match() {
    return firstOpenMatch(this.tournament)
  }
}

const evening = (players = 4) => new Evening(started(aTournamentOf(players)))
const codeOf = (outcome: Outcome<unknown>) => (outcome.accepted ? 'accepted' : outcome.refusal.code)

describe('STAK-11 a match ended by a decision', () => {
  test.each(['no-show', 'match-loss'] as const)('%s gives the opponent the games of a lost match', (kind) => {
    const at = evening()
    const [first] = pairOf(at.match)
    at.give(kind, first)
    expect(at.match.state).toEqual({
      ...{ kind: 'terminated', result: games({ wins1: 0, wins2: 2, draws: 0 }), reports: [] },
      ...{ decidedBy: 'organizer', decidedAs: 'judge' },
    })
    expect(at.tournament.penalties).toEqual([
      { id: 'c1', kind, playerId: first, round: 1, endedMatch: at.match.id, drops: kind === 'no-show' },
    ])
  })

  test('where matches have one game, it is that one', () => {
    const rules = customiseRules(MAGIC, { bestOf: 1, scoresAllowed: [[1, 0]] })
    const at = new Evening({ ...evening().tournament, rules: rules.accepted ? rules.value : MAGIC })
    at.give('no-show', pairOf(at.match)[1])
    expect(at.match.state).toMatchObject({ result: { score: { wins1: 1, wins2: 0, draws: 0 } } })
  })

  test('two who did not come lose both, and each taken back leaves the other’s', () => {
    const at = evening()
    const [first, second] = pairOf(at.match)
    const one = at.give('no-show', first)
    const other = at.give('no-show', second)
    expect(at.match.state).toMatchObject({ result: { score: DOUBLE_LOSS } })
    at.takeBack(one)
    expect(at.match.state).toMatchObject({ result: { score: { wins1: 2, wins2: 0 } } })
    at.takeBack(other)
    expect(at.match.state).toEqual({ kind: 'pending' })
  })

  test('what players had said stands again as it was, a contested match contested', () => {
    const at = evening()
    const { id: matchId } = at.match
    const players = pairOf(at.match)
    at.act(submitScore(at.tournament, { matchId, by: players[0], score: twoNil, contest: false }))
    const reported = at.match.state
    at.takeBack(at.give('match-loss', players[0]))
    expect(at.match.state).toEqual(reported)
    at.act(submitScore(at.tournament, { matchId, by: players[1], score: twoOne, contest: false }))
    expect(at.match.state.kind).toBe('contested')
    const contested = at.match.state
    const id = at.give('match-loss', players[1])
    at.takeBack(id)
    expect(at.match.state).toEqual(contested)
  })

  test('its result is no score to change: not set, not erased, not reported, not paired away', () => {
    const at = evening()
    const { id: matchId } = at.match
    const players = pairOf(at.match)
    at.give('match-loss', players[0])
    expect(at.score(twoNil)).toBe('match_ended_by_decision')
    expect(codeOf(eraseResult(at.tournament, { matchId }))).toBe('match_ended_by_decision')
    const report = { matchId, by: players[0], score: twoNil, contest: true }
    expect(codeOf(submitScore(at.tournament, report))).toBe('result_decided_by_organizer')
    expect(codeOf(setPairings(at.tournament, { round: 1, pairings: [] }))).toBe('pairing_ended_by_decision')
    expect(codeOf(undoRound(at.tournament, 1))).toBe('round_has_penalties')
    expect(at.refusal('no-show', players[0])).toBe('match_ended_by_decision')
    expect(at.refusal('game-loss', players[1])).toBe('match_ended_by_decision')
  })

  test('another result that stands by then is not replaced unseen', () => {
    const at = evening()
    at.score(twoNil)
    expect(at.refusal('no-show', pairOf(at.match)[0], { over: null })).toBe('result_changed')
    expect(at.refusal('no-show', pairOf(at.match)[0], { over: twoNil })).toBe('accepted')
  })

  test('taken back in a later round, the result stays and is corrected like any other', () => {
    const at = evening()
    const { id: matchId } = at.match
    const players = pairOf(at.match)
    const id = at.give('match-loss', players[0])
    at.tournament = withResultsOfOthers(at.tournament)
    at.act(startNextRound(at.tournament, { seed: 'seed', wished: 2 }))
    at.takeBack(id)
    expect(at.tournament.penalties).toEqual([])
    expect(at.tournament.matches.find((match) => match.id === matchId)).toMatchObject({
      state: { result: { score: { wins2: 2 } } },
    })
    expect(at.score(twoNil, matchId)).toBe('accepted')
  })
})

function withResultsOfOthers(tournament: WholeTournament): WholeTournament {
  return tournament.matches.reduce((state, match) => {
    const outcome = setScore(state, { matchId: match.id, score: twoNil })
    return outcome.accepted ? evolveAll(state, outcome.value) : state
  }, tournament)
}

describe('STAK-11 a lost game', () => {
  test('binds the score: the opponent has won as many', () => {
    const at = evening()
    const { id: matchId } = at.match
    const players = pairOf(at.match)
    at.give('game-loss', players[0])
    expect(at.match.state).toEqual({ kind: 'pending' })
    expect(at.score(twoNil)).toBe('score_without_lost_game')
    const report = { matchId, by: players[1], score: twoNil, contest: false }
    expect(codeOf(submitScore(at.tournament, report))).toBe('score_without_lost_game')
    for (const score of [twoOne, { wins1: 1, wins2: 1, draws: 0 }, { wins1: 0, wins2: 2, draws: 0 }, DOUBLE_LOSS])
      expect(at.score(score)).toBe('accepted')
  })

  test('it is refused over a result that does not count it, and a second one is the match', () => {
    const at = evening()
    at.score(twoNil)
    expect(at.refusal('game-loss', pairOf(at.match)[0])).toBe('score_without_lost_game')
    expect(at.refusal('game-loss', pairOf(at.match)[1])).toBe('accepted')
    at.score(twoOne)
    at.give('game-loss', pairOf(at.match)[0])
    expect(at.refusal('game-loss', pairOf(at.match)[0])).toBe('penalty_is_match_loss')
  })

  test('it goes along with the player to another table, and keeps the round', () => {
    const at = evening()
    const players = pairOf(at.match)
    at.give('game-loss', players[0])
    expect(codeOf(undoRound(at.tournament, 1))).toBe('round_has_penalties')
    const [one, other] = at.tournament.matches.map(pairingOf).map((pairing) => seats(pairing))
    const pairings = [
      { kind: 'played', sides: [[one?.[0] as PlayerId], [other?.[0] as PlayerId]] },
      { kind: 'played', sides: [[one?.[1] as PlayerId], [other?.[1] as PlayerId]] },
    ] as const
    expect(codeOf(at.act(setPairings(at.tournament, { round: 1, pairings })))).toBe('accepted')
    const match = at.tournament.matches.find((each) => seats(pairingOf(each)).includes(players[0]))
    const isFirst = match && seats(pairingOf(match))[0] === players[0]
    expect(at.score(isFirst ? twoNil : { wins1: 0, wins2: 2, draws: 0 }, match?.id)).toBe('score_without_lost_game')
  })
})

const seats = (pairing: ReturnType<typeof pairingOf>) => seatsOf(pairing)

describe('STAK-11 a disqualification', () => {
  test('loses the open match, drops, and leaves the ranking while opponents keep their results', () => {
    const at = evening()
    const [first, second] = pairOf(at.match)
    at.give('disqualification', first)
    expect(at.match.state).toMatchObject({ result: { score: { wins1: 0, wins2: 2 } } })
    expect(at.tournament.players.find(({ id }) => id === first)?.droppedAfter).toBe(1)
    const finished = after(withResultsOfOthers(at.tournament), finishTournament(withResultsOfOthers(at.tournament)))
    const standings = finalStandings(finished) ?? []
    expect(standings.map(({ rank }) => rank)).toEqual([1, 2, 3])
    expect(standings.some(({ playerId }) => playerId === first)).toBe(false)
    expect(standings.find(({ playerId }) => playerId === second)).toMatchObject({ points: 3, matchesWon: 1 })
  })

  test('a pack may keep them ranked', () => {
    const at = evening()
    at.give('disqualification', pairOf(at.match)[0])
    const rules = { ...at.tournament.rules, disqualified: 'ranked' as const }
    expect(computeStandings({ ...at.tournament, rules, throughRound: 1 })).toHaveLength(4)
    expect(computeStandings({ ...at.tournament, throughRound: 1 })).toHaveLength(3)
  })

  test('a result that stood is kept', () => {
    const at = evening()
    at.score(twoNil)
    at.give('disqualification', pairOf(at.match)[0])
    expect(at.match.state).toMatchObject({ result: { score: twoNil } })
  })

  test('they do not come back but by taking it back, which restores match and seat', () => {
    const at = evening()
    const [first] = pairOf(at.match)
    const id = at.give('disqualification', first)
    expect(codeOf(restorePlayer(at.tournament, first))).toBe('player_disqualified')
    expect(at.refusal('warning', first)).toBe('player_disqualified')
    at.takeBack(id)
    expect(at.match.state).toEqual({ kind: 'pending' })
    expect(at.tournament.players.find((player) => player.id === first)?.droppedAfter).toBeNull()
  })

  test('SHOP-55 at an announced event the seat comes back where the registration does, and in no cut', () => {
    const takenBack = (tournament: WholeTournament, isRegistered: boolean) => {
      const at = new Evening({ ...tournament, announcement: anAnnouncement })
      const [first] = pairOf(at.match)
      at.give('disqualification', first)
      const [kept] = at.tournament.penalties
      if (!kept) throw new Error('no penalty')
      at.act(takeBackPenalty(at.tournament, { kept, before: { kind: 'pending' }, by: 'judge', isRegistered }))
      return at.tournament.players.find((player) => player.id === first)?.droppedAfter
    }
    expect(takenBack(evening().tournament, true)).toBeNull()
    expect(takenBack(evening().tournament, false)).toBe(1)
  })

  test('SHOP-55 once a cut has begun the penalty goes, and the seat does not come back', () => {
    const at = evening()
    const [out] = pairOf(at.match)
    const id = at.give('disqualification', out)
    at.tournament = withResultsOfOthers(at.tournament)
    const wish = { by: 'size', size: 2 } as const
    expect(at.act(startCut(at.tournament, { wish, afterRound: 1, seed: 'cut' })).accepted).toBe(true)
    at.takeBack(id)
    expect(at.tournament.penalties).toEqual([])
    expect(at.tournament.players.find((player) => player.id === out)?.droppedAfter).toBe(1)
  })

  test('of who had left before: taken back, they have still left', () => {
    const at = evening()
    const [first] = pairOf(at.match)
    at.act(removePlayer(at.tournament, first))
    at.takeBack(at.give('disqualification', first))
    expect(at.tournament.players.find((player) => player.id === first)?.droppedAfter).toBe(1)
  })
})

test('STAK-11 a warning changes nothing and is told to nobody', () => {
  const at = evening()
  const before = at.tournament
  at.give('warning', pairOf(at.match)[0])
  expect(at.tournament).toEqual(before)
  expect(toldChanges(at.journal)).toEqual([])
})

test('STAK-11 without an opponent there is no match to lose', () => {
  const at = evening(3)
  const bye = at.tournament.matches.flatMap((match) => (match.kind === 'bye' ? [match.player] : []))[0] as PlayerId
  for (const kind of ['no-show', 'match-loss', 'game-loss'] as const)
    expect(at.refusal(kind, bye)).toBe('penalty_needs_opponent')
  expect(at.refusal('disqualification', bye)).toBe('accepted')
  expect(at.refusal('warning', 'nobody' as PlayerId)).toBe('player_not_found')
})

test('STAK-11 nothing is given before the start or after the finish, nor taken back then', () => {
  const waiting = new Evening(aTournamentOf(4))
  expect(waiting.refusal('warning', 'p1' as PlayerId)).toBe('tournament_not_running')
  const at = evening()
  const id = at.give('match-loss', pairOf(at.match)[0])
  at.tournament = withResultsOfOthers(at.tournament)
  at.act(finishTournament(at.tournament))
  expect(at.refusal('warning', 'p1' as PlayerId)).toBe('tournament_finished')
  expect(codeOf(at.takeBack(id))).toBe('tournament_finished')
})

test('STAK-11 a round with a decision in it is not paired again by a correction', () => {
  const at = new Evening(withResults(started(aTournamentOf(4))))
  const [{ id: matchId } = { id: '' as never }] = at.tournament.matches
  at.act(startNextRound(at.tournament, { seed: 'seed', wished: 2 }))
  at.give('game-loss', pairOf(at.match)[0])
  const correction = { matchId, score: { wins1: 0, wins2: 2, draws: 0 } }
  expect(codeOf(correctAndPairAgain(at.tournament, { correction, round: 2, seed: 'new' }))).toBe('round_has_penalties')
})

test('STAK-9 STAK-11 in a bracket a decision never leaves a table without a winner', () => {
  const swiss = withResults(started(aTournamentOf(8)))
  const seeds = { wish: { by: 'size', size: 4 } as const, afterRound: 1, seed: 'cut' }
  const evening = new Evening(after(swiss, startCut(swiss, seeds)))
  const [one, other] = pairOf(firstOpenMatch(evening.tournament))
  evening.give('no-show', one)
  expect(evening.refusal('no-show', other)).toBe('winner_needed')
  expect(evening.refusal('match-loss', other)).toBe('winner_needed')
  const finished = withResultsOfOthers(evening.tournament)
  evening.tournament = after(finished, startNextRound(finished, { seed: 'final', wished: null }))
  expect(evening.tournament.matches.at(-1)).toMatchObject({ round: 3, sides: expect.arrayContaining([[other]]) })
})
