import { expect, test } from 'vitest'
import { accept, refuse } from '../../outcome.ts'
import { games } from '../kinds/result.ts'
import { pairOf } from '../kinds/seats.ts'
import { finishTournament } from '../life/finish-tournament.ts'
import { reopenTournament } from '../life/reopen-tournament.ts'
import { publicChange } from '../public-change.ts'
import { startNextRound } from '../rounds/start-round.ts'
import { computeStandings } from '../standings/compute-standings.ts'
import {
  after,
  aTournamentOf,
  firstOpenMatch,
  matchId,
  oneAll,
  playerId,
  started,
  twoNil,
  twoOne,
  withResults,
} from '../testing/a-tournament.ts'
import { eraseResult } from './erase-result.ts'
import { matchPoints } from './match-points.ts'
import { DOUBLE_LOSS } from './score.ts'
import { setScore } from './set-score.ts'
import { submitScore } from './submit-score.ts'
import { stateBefore, takeBackDecision } from './take-back-decision.ts'

const running = started(aTournamentOf(4))
const match = firstOpenMatch(running)
const [first, second] = pairOf(match)
const report = { matchId: match.id, contest: false }

test('DASH-2 the first score of a player terminates the match at once', () => {
  const scored = after(running, submitScore(running, { ...report, by: second, score: twoOne }))
  expect(firstOpenMatch(scored).state).toEqual({
    kind: 'terminated',
    result: games(twoOne),
    decidedBy: 'player',
    reports: [{ by: second, result: games(twoOne) }],
  })
  expect(matchPoints(scored).get(first)).toBe(3)
  expect(matchPoints(scored).get(second)).toBe(0)
})

test('DASH-3 the same score again from the same player changes nothing, from the opponent it confirms the result', () => {
  const scored = after(running, submitScore(running, { ...report, by: first, score: twoNil }))
  expect(submitScore(scored, { ...report, by: first, score: twoNil })).toEqual(accept([]))
  const confirmed = after(scored, submitScore(scored, { ...report, by: second, score: twoNil }))
  const reports = [first, second].map((by) => ({ by, result: games(twoNil) }))
  expect(firstOpenMatch(confirmed).state).toMatchObject({ kind: 'terminated', result: games(twoNil), reports })
  expect(submitScore(confirmed, { ...report, by: second, score: twoNil })).toEqual(accept([]))
})

test('EVEN-4 DASH-6 until the opponent answers, the next report of a player replaces the one before', () => {
  const scored = after(running, submitScore(running, { ...report, by: first, score: twoNil }))
  for (const contest of [false, true]) {
    const corrected = after(scored, submitScore(scored, { ...report, by: first, score: twoOne, contest }))
    expect(firstOpenMatch(corrected).state).toEqual({
      kind: 'terminated',
      result: games(twoOne),
      decidedBy: 'player',
      reports: [{ by: first, result: games(twoOne) }],
    })
  }
})

test('DASH-6 once both have said the same, neither of them replaces it alone', () => {
  const scored = after(running, submitScore(running, { ...report, by: first, score: twoNil }))
  const confirmed = after(scored, submitScore(scored, { ...report, by: second, score: twoNil }))
  for (const by of pairOf(match)) {
    const other = after(confirmed, submitScore(confirmed, { ...report, by, score: twoOne }))
    expect(firstOpenMatch(other).state.kind).toBe('contested')
  }
})

test('DASH-6 two contested reports that come to agree settle the match, whoever gives in', () => {
  const scored = after(running, submitScore(running, { ...report, by: first, score: twoNil }))
  const contested = after(scored, submitScore(scored, { ...report, by: second, score: oneAll }))
  for (const [by, score] of [
    [first, oneAll],
    [second, twoNil],
  ] as const) {
    const settled = after(contested, submitScore(contested, { ...report, by, score }))
    expect(firstOpenMatch(settled).state).toEqual({
      kind: 'terminated',
      result: games(score),
      decidedBy: 'player',
      reports: pairOf(match).map((player) => ({ by: player, result: games(score) })),
    })
  }
  expect(submitScore(contested, { ...report, by: second, score: oneAll })).toEqual(accept([]))
})

test('DASH-6 two players who contest without a score leave it to the organizer', () => {
  const scored = after(running, submitScore(running, { ...report, by: first, score: twoNil }))
  const contest = { ...report, score: null, contest: true }
  const once = after(scored, submitScore(scored, { ...contest, by: second }))
  const twice = after(once, submitScore(once, { ...contest, by: first }))
  expect(firstOpenMatch(twice).state.kind).toBe('contested')
})

test('DASH-6 a different score from the opponent puts both reports in front of the organizer', () => {
  const scored = after(running, submitScore(running, { ...report, by: first, score: twoNil }))
  const contested = after(scored, submitScore(scored, { ...report, by: second, score: oneAll }))
  expect(firstOpenMatch(contested).state).toEqual({
    kind: 'contested',
    reports: [
      { by: first, result: games(twoNil) },
      { by: second, result: games(oneAll) },
    ],
  })
  expect(matchPoints(contested).get(first)).toBe(0)
  expect(startNextRound(contested, { seed: 's', wished: null })).toEqual(refuse('round_not_complete'))
})

test('DASH-6 contesting needs no other score, and repeating it changes nothing', () => {
  const scored = after(running, submitScore(running, { ...report, by: first, score: twoNil }))
  const contest = { ...report, by: second, score: null, contest: true }
  const contested = after(scored, submitScore(scored, contest))
  expect(firstOpenMatch(contested).state.kind).toBe('contested')
  expect(submitScore(contested, contest)).toEqual(accept([]))
})

test('DASH-6 however long two players disagree, the organizer reads the latest six reports', () => {
  const results = [
    [2, 0],
    [1, 1],
    [2, 1],
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 2],
    [0, 2],
  ] as const
  const reports = results.map(([wins1, wins2], index) => ({
    by: index % 2 === 0 ? first : second,
    score: { wins1, wins2, draws: 0 },
  }))
  const contested = reports.reduce((now, said) => after(now, submitScore(now, { ...report, ...said })), running)
  expect(firstOpenMatch(contested).state).toEqual({
    kind: 'contested',
    reports: reports.slice(2).map(({ by, score }) => ({ by, result: games(score) })),
  })
})

test('DASH-6 the reports of a contested match do not travel to everybody', () => {
  const scored = after(running, submitScore(running, { ...report, by: first, score: twoNil }))
  const contest = submitScore(scored, { ...report, by: second, score: oneAll })
  expect(contest.accepted && contest.value.map(publicChange)).toEqual([
    { kind: 'match_contested', matchId: match.id, reports: [] },
  ])
})

test('DASH-6 the organizer decides a contested match, and players no longer change it', () => {
  const scored = after(running, submitScore(running, { ...report, by: first, score: twoNil }))
  const contested = after(scored, submitScore(scored, { ...report, by: second, score: oneAll }))
  const decided = after(contested, setScore(contested, { matchId: match.id, score: twoOne }))
  expect(firstOpenMatch(decided).state).toMatchObject({
    kind: 'terminated',
    result: games(twoOne),
    decidedBy: 'organizer',
  })
  expect(submitScore(decided, { ...report, by: second, score: oneAll })).toEqual(refuse('result_decided_by_organizer'))
  expect(submitScore(decided, { ...report, by: second, score: twoOne })).toEqual(accept([]))
})

test('a score comes from the two players only, for a match of the current round, as the rules allow', () => {
  const stranger = running.players.find(({ id }) => !pairOf(match).includes(id))
  expect(submitScore(running, { ...report, by: stranger?.id ?? playerId('?'), score: twoNil })).toEqual(
    refuse('not_your_match'),
  )
  expect(submitScore(running, { ...report, matchId: matchId('none'), by: first, score: twoNil })).toEqual(
    refuse('match_not_found'),
  )
  const threeNil = { wins1: 3, wins2: 0, draws: 0 }
  expect(submitScore(running, { ...report, by: first, score: threeNil })).toEqual(refuse('score_invalid'))
  expect(submitScore(running, { ...report, by: first, score: null })).toEqual(refuse('score_invalid'))
  const roundTwo = after(withResults(running), startNextRound(withResults(running), { seed: 's', wished: null }))
  expect(submitScore(roundTwo, { ...report, by: first, score: twoNil })).toEqual(refuse('match_not_current'))
})

test('QADM-4 the organizer corrects a score of an earlier round: points follow, pairings made do not', () => {
  const roundTwo = after(withResults(running), startNextRound(withResults(running), { seed: 's', wished: null }))
  const corrected = after(roundTwo, setScore(roundTwo, { matchId: match.id, score: { wins1: 0, wins2: 2, draws: 0 } }))
  expect(matchPoints(roundTwo).get(first)).toBe(3)
  expect(matchPoints(corrected).get(first)).toBe(0)
  expect(matchPoints(corrected).get(second)).toBe(3)
  expect(corrected.matches.map(({ id }) => id)).toEqual(roundTwo.matches.map(({ id }) => id))
})

test('drawn games are kept: 1-0-1 and 1-1-1 are not 1-0 and 1-1', () => {
  const score = { wins1: 1, wins2: 0, draws: 1 }
  const scored = after(running, submitScore(running, { ...report, by: first, score }))
  expect(firstOpenMatch(scored).state).toMatchObject({ result: { score } })
  const contested = after(scored, submitScore(scored, { ...report, by: second, score: { ...score, draws: 0 } }))
  expect(firstOpenMatch(contested).state.kind).toBe('contested')
})

test('STAK-11 a double loss is decided by the staff alone, and both have lost a match', () => {
  const lost = after(running, setScore(running, { matchId: match.id, score: DOUBLE_LOSS }))
  expect(firstOpenMatch(lost).state).toMatchObject({ kind: 'terminated', result: games(DOUBLE_LOSS) })
  const standings = computeStandings({ ...lost, throughRound: 1 })
  for (const player of pairOf(match)) {
    expect(standings.find(({ playerId }) => playerId === player)).toMatchObject({ points: 0, matchesPlayed: 1 })
  }
  expect(submitScore(running, { ...report, by: first, score: DOUBLE_LOSS })).toEqual(refuse('score_invalid'))
  const draw = { wins1: 0, wins2: 0, draws: 0 }
  expect(setScore(lost, { matchId: match.id, score: draw, over: draw })).toEqual(refuse('result_changed'))
})

test('EVEN-6 a result is erased, also a contested one, and the table is as it was paired', () => {
  const scored = after(running, submitScore(running, { ...report, by: first, score: twoNil }))
  const contested = after(scored, submitScore(scored, { ...report, by: second, score: oneAll }))
  for (const state of [scored, contested]) {
    expect(after(state, eraseResult(state, { matchId: match.id })).matches).toEqual(running.matches)
  }
  expect(eraseResult(running, { matchId: match.id })).toEqual(accept([]))
  expect(eraseResult(scored, { matchId: match.id, over: oneAll })).toEqual(refuse('result_changed'))
  expect(eraseResult(scored, { matchId: match.id, over: null })).toEqual(refuse('result_changed'))
  expect(eraseResult(scored, { matchId: match.id, over: twoNil }).accepted).toBe(true)
})

test('EVEN-6 a decision taken back leaves what stood before: a report, a contest, another decision, nothing', () => {
  const reported = submitScore(running, { ...report, by: first, score: twoNil })
  const scored = after(running, reported)
  const contesting = submitScore(scored, { ...report, by: second, score: oneAll })
  const contested = after(scored, contesting)
  const deciding = setScore(running, { matchId: match.id, score: twoNil })
  const decided = after(running, deciding)
  const told = [reported, contesting, deciding].map((outcome) => (outcome.accepted ? outcome.value : []))
  const [report1 = [], contest = [], decision = []] = told
  for (const [stood, said] of [
    [running, []],
    [scored, report1],
    [contested, [...report1, ...contest]],
    [decided, decision],
  ] as const) {
    const outcome = setScore(stood, { matchId: match.id, score: twoOne })
    const now = after(stood, outcome)
    const before = stateBefore(match.id, [...said, ...(outcome.accepted ? outcome.value : [])])
    const back = after(now, takeBackDecision(now, { matchId: match.id, over: twoOne, before }))
    expect(back.matches).toEqual(stood.matches)
    expect(takeBackDecision(now, { matchId: match.id, over: oneAll, before })).toEqual(refuse('result_changed'))
  }
  const before = { kind: 'pending' } as const
  expect(takeBackDecision(scored, { matchId: match.id, over: twoNil, before })).toEqual(refuse('result_changed'))
})

test('EVEN-6 a correction of an earlier round taken back leaves the report that stood, and never a round without a result', () => {
  const reported = submitScore(running, { ...report, by: first, score: twoNil })
  const others = running.matches.filter(({ id }) => id !== match.id)
  const scored = others.reduce(
    (state, { id }) => after(state, setScore(state, { matchId: id, score: twoNil })),
    after(running, reported),
  )
  const roundTwo = after(scored, startNextRound(scored, { seed: 's', wished: null }))
  const correcting = setScore(roundTwo, { matchId: match.id, score: oneAll })
  const corrected = after(roundTwo, correcting)
  const said = [reported, correcting].flatMap((outcome) => (outcome.accepted ? outcome.value : []))
  const before = stateBefore(match.id, said)
  const back = takeBackDecision(corrected, { matchId: match.id, over: oneAll, before })
  expect(after(corrected, back)).toEqual(roundTwo)
  expect(takeBackDecision(corrected, { matchId: match.id, over: twoOne, before })).toEqual(refuse('result_changed'))
  const pending = { kind: 'pending' } as const
  const none = takeBackDecision(corrected, { matchId: match.id, over: oneAll, before: pending })
  expect(none).toEqual(refuse('match_not_current'))
})

test('EVEN-6 results of an earlier round are corrected, not erased: later pairings rest on them', () => {
  const roundTwo = after(withResults(running), startNextRound(withResults(running), { seed: 's', wished: null }))
  expect(eraseResult(roundTwo, { matchId: match.id })).toEqual(refuse('match_not_current'))
  expect(eraseResult(roundTwo, { matchId: matchId('none') })).toEqual(refuse('match_not_found'))
})

test('EVEN-6 STAK-3 a finish is taken back: corrections are open again, and another round may follow', () => {
  const played = withResults(running)
  const finished = after(played, finishTournament(played))
  expect(setScore(finished, { matchId: match.id, score: twoOne })).toEqual(refuse('tournament_finished'))
  const reopened = after(finished, reopenTournament(finished))
  expect(reopened).toEqual(played)
  expect(setScore(reopened, { matchId: match.id, score: twoOne }).accepted).toBe(true)
  expect(startNextRound(reopened, { seed: 's', wished: null }).accepted).toBe(true)
  expect(reopenTournament(played)).toEqual(accept([]))
  expect(reopenTournament(aTournamentOf(4))).toEqual(refuse('tournament_not_running'))
})

test('EVEN-4 the organizer does not replace unseen what somebody recorded since the score was chosen', () => {
  const set = (tournament: typeof running, score: typeof twoNil, over: typeof twoNil | null) =>
    setScore(tournament, { matchId: match.id, score, over })
  const scored = after(running, submitScore(running, { ...report, by: first, score: twoNil }))
  expect(set(scored, twoOne, null)).toEqual(refuse('result_changed'))
  expect(set(scored, twoOne, oneAll)).toEqual(refuse('result_changed'))
  expect(set(scored, twoOne, twoNil).accepted).toBe(true)
  // The same result is no conflict, and a table without one has none to lose.
  expect(set(scored, twoNil, null).accepted).toBe(true)
  expect(set(running, twoOne, twoNil).accepted).toBe(true)
  const contested = after(scored, submitScore(scored, { ...report, by: second, score: oneAll }))
  expect(set(contested, twoOne, null).accepted).toBe(true)
})
