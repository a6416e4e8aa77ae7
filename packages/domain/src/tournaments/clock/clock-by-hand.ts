import type { ClockPlan } from '../tournament.ts'

/** Rounds take the minutes of the rules, and somebody starts their clock. */
export const CLOCK_BY_HAND: ClockPlan = { minutes: null, startsWithRound: false }
