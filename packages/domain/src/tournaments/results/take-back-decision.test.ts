import { expect, test } from 'vitest'
import { evolveAll } from '../evolve.ts'
import { isMeeting } from '../kinds/seats.ts'
import { aTournamentOf, started } from '../testing/a-tournament.ts'
import { eraseResult } from './erase-result.ts'
import { setScore } from './set-score.ts'
import { isFirstDecision } from './take-back-decision.ts'

const paired = started(aTournamentOf(4))
const [match] = paired.matches.filter(isMeeting)
if (!match) throw new Error('nobody was paired')
const { id: matchId } = match

const scored = (stood: typeof paired, wins1: number) => {
  const outcome = setScore(stood, { matchId, score: { wins1, wins2: 0, draws: 0 }, by: 'organizer' })
  if (!outcome.accepted) throw new Error(outcome.refusal.code)
  return outcome.value
}

test('CAVE-57 a decision over nothing is the first of its match, and is so again once taken back', () => {
  const first = scored(paired, 2)
  expect(isFirstDecision(paired, matchId, first)).toBe(true)
  const erased = eraseResult(evolveAll(paired, first), { matchId })
  if (!erased.accepted) throw new Error(erased.refusal.code)
  expect(isFirstDecision(paired, matchId, [...first, ...erased.value, ...first])).toBe(true)
})

test('CAVE-57 a decision over another result is not the first, nor one that was made elsewhere', () => {
  const first = scored(paired, 2)
  const stands = evolveAll(paired, first)
  const second = scored(stands, 1)
  expect(isFirstDecision(stands, matchId, second)).toBe(false)
  expect(isFirstDecision(paired, matchId, [...first, ...second])).toBe(false)
  expect(isFirstDecision(paired, matchId, [])).toBe(false)
})
