import { type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { longerBy } from '../kinds/clock-course.ts'
import type { Tournament } from '../tournament.ts'
import { type ClockAct, clockSet, startedClock } from './clocked-round.ts'
import { MINUTE_MS, MOST_ROUND_MINUTES } from './round-clock.ts'

/** Negative `minutes` take back time given by mistake. */
export type Extension = ClockAct & { readonly minutes: number }

/** More time for all tables, running or paused. */
export function extendClock(tournament: Tournament, extension: Extension): Outcome<readonly Change[]> {
  const found = startedClock(tournament, extension)
  if (!found.accepted) return found
  const { round, clock } = found.value
  const byMs = extension.minutes * MINUTE_MS
  const durationMs = clock.durationMs + byMs
  if (durationMs < MINUTE_MS || durationMs > MOST_ROUND_MINUTES * MINUTE_MS) return refuse('clock_minutes_invalid')
  return clockSet(round, { ...clock, durationMs, course: longerBy(clock.course, byMs) })
}
