import { accept, type Outcome } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { isPaused } from '../kinds/clock-course.ts'
import type { Tournament } from '../tournament.ts'
import { type ClockAct, clockSet, startedClock } from './clocked-round.ts'
import { remainingMs } from './round-clock.ts'

/** Stops the clock with what is left. A second pause changes nothing. */
export function pauseClock(tournament: Tournament, act: ClockAct): Outcome<readonly Change[]> {
  const found = startedClock(tournament, act)
  if (!found.accepted) return found
  const { round, clock } = found.value
  if (isPaused(clock)) return accept([])
  const left = remainingMs(clock, act.now.getTime())
  return clockSet(round, { ...clock, course: { kind: 'paused', remainingMs: left } })
}
