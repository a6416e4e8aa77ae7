import { accept, type Outcome } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { isPaused } from '../kinds/clock-course.ts'
import type { Tournament } from '../tournament.ts'
import { type ClockAct, clockSet, startedClock } from './clocked-round.ts'
import { remainingMs } from './round-clock.ts'

/** Continues with what was left. A running clock is unchanged. */
export function resumeClock(tournament: Tournament, act: ClockAct): Outcome<readonly Change[]> {
  const found = startedClock(tournament, act)
  if (!found.accepted) return found
  const { round, clock } = found.value
  if (!isPaused(clock)) return accept([])
  const nowMs = act.now.getTime()
  const endsAt = new Date(nowMs + remainingMs(clock, nowMs)).toISOString()
  return clockSet(round, { ...clock, course: { kind: 'running', endsAt } })
}
