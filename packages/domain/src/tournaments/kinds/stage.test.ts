import { expect, test } from 'vitest'
import { evolveAll } from '../evolve.ts'
import { aTournamentOf, started } from '../testing/a-tournament.ts'
import type { Tournament } from '../tournament.ts'
import { plannedRounds, roundsToPlay } from './stage.ts'

const swiss = (rounds: number | null) => ({ kind: 'swiss', plannedRounds: rounds }) as const
const paired = (number: number) => ({ number, stage: 0, seed: null, clock: null })
const inTwoStages: Tournament = { ...aTournamentOf(8), stages: [swiss(5), swiss(null)] }

test('STAK-14 what was played before the current stage counts, and what it is planned for or what the number of players asks', () => {
  expect(roundsToPlay(aTournamentOf(8))).toBe(3)
  expect(roundsToPlay({ ...inTwoStages, rounds: [1, 2].map(paired) })).toBe(2 + 3)
})

test('STAK-14 rounds are planned for the stage that is being played', () => {
  const planned = evolveAll(inTwoStages, [{ kind: 'rounds_planned', rounds: 2 }])
  expect(planned.stages).toEqual([swiss(5), swiss(2)])
  expect(plannedRounds(planned)).toBe(2)
})

test('a round belongs to the stage that was being played when it was paired', () => {
  expect(started(aTournamentOf(8)).rounds).toMatchObject([{ number: 1, stage: 0 }])
  expect(started(inTwoStages).rounds).toMatchObject([{ number: 1, stage: 1 }])
})
