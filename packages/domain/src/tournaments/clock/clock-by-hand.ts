import type { ClockPlan } from '../tournament.ts'

/** The rules' minutes; clocks are started by hand. */
export const CLOCK_BY_HAND: ClockPlan = { minutes: null, startsWithRound: false }
