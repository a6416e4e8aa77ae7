import { expect, test } from 'vitest'
import { accept, refuse } from '../outcome.ts'
import { matchPoints } from './match-points.ts'
import { publicChange } from './public-change.ts'
import { setScore } from './set-score.ts'
import { startNextRound } from './start-round.ts'
import { submitScore } from './submit-score.ts'
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
} from './testing/a-tournament.ts'

const running = started(aTournamentOf(4))
const match = firstOpenMatch(running)
const [first, second] = match.players
const report = { matchId: match.id, contest: false }

test('DASH-2 the first score of a player terminates the match at once', () => {
  const scored = after(running, submitScore(running, { ...report, by: second, score: twoOne }))
  expect(firstOpenMatch(scored).state).toEqual({
    kind: 'terminated',
    score: twoOne,
    decidedBy: 'player',
    reports: [{ by: second, score: twoOne }],
  })
  expect(matchPoints(scored).get(first)).toBe(3)
  expect(matchPoints(scored).get(second)).toBe(0)
})

test('DASH-3 the same score from the opponent, or again from the same player, changes nothing', () => {
  const scored = after(running, submitScore(running, { ...report, by: first, score: twoNil }))
  expect(submitScore(scored, { ...report, by: second, score: twoNil })).toEqual(accept([]))
  expect(submitScore(scored, { ...report, by: first, score: twoNil })).toEqual(accept([]))
})

test('DASH-6 a different score from the opponent puts both reports in front of the organizer', () => {
  const scored = after(running, submitScore(running, { ...report, by: first, score: twoNil }))
  const contested = after(scored, submitScore(scored, { ...report, by: second, score: oneAll }))
  expect(firstOpenMatch(contested).state).toEqual({
    kind: 'contested',
    reports: [
      { by: first, score: twoNil },
      { by: second, score: oneAll },
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
  expect(firstOpenMatch(decided).state).toMatchObject({ kind: 'terminated', score: twoOne, decidedBy: 'organizer' })
  expect(submitScore(decided, { ...report, by: second, score: oneAll })).toEqual(refuse('result_decided_by_organizer'))
  expect(submitScore(decided, { ...report, by: second, score: twoOne })).toEqual(accept([]))
})

test('a score comes from the two players only, for a match of the current round, as the rules allow', () => {
  const stranger = running.players.find(({ id }) => !match.players.includes(id))
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
  expect(firstOpenMatch(scored).state).toMatchObject({ score })
  const contested = after(scored, submitScore(scored, { ...report, by: second, score: { ...score, draws: 0 } }))
  expect(firstOpenMatch(contested).state.kind).toBe('contested')
})
