import type { ClockPlan, Tournament } from '../tournament.ts'

/** Rounds take the minutes of the rules, and somebody starts their clock. */
export const CLOCK_BY_HAND: ClockPlan = { minutes: null, startsWithRound: false }

/** What a round is given when its clock starts. */
export function roundMinutes({ clockPlan, rules }: Pick<Tournament, 'clockPlan' | 'rules'>): number {
  return clockPlan.minutes ?? rules.roundMinutes
}
