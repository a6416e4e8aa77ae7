import { expect, test } from 'vitest'
import type { Change } from '../change.ts'
import type { MatchId, PlayerId } from '../tournament.ts'
import { isOfFairness } from './is-of-fairness.ts'

const added = (firstRound: number): Change => ({
  ...{ kind: 'player_added', playerId: 'p1' as PlayerId, name: '', publicId: null, firstRound },
})
const told = (change: Change, isCorrection = false) => isOfFairness({ change, isCorrection })

test('NONE-3 a late entry is everybody’s business, the list before the start is not', () => {
  expect(told(added(1))).toBe(false)
  expect(told(added(2))).toBe(true)
})

test('NONE-3 a result that the staff enters is told to them alone, one that it corrects to everybody', () => {
  const score = { wins1: 2, wins2: 0, draws: 0 }
  const scored: Change = {
    ...{ kind: 'match_scored', matchId: 'm1' as MatchId, score, reports: [] },
    decidedBy: 'organizer',
  }
  expect(told(scored)).toBe(false)
  expect(told(scored, true)).toBe(true)
})

test('NONE-3 settings, the clock and kinds of a later version stay with the staff', () => {
  expect(told({ kind: 'clock_set', round: 1, clock: null })).toBe(false)
  expect(told({ kind: 'protection_changed', hasPassword: true })).toBe(false)
  expect(told({ kind: 'dice_thrown' } as unknown as Change)).toBe(false)
  expect(told({ kind: 'round_undone', round: 2 })).toBe(true)
})
