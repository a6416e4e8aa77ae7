import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { isFinished } from '../kinds/phase.ts'
import type { ClockPlan, Tournament } from '../tournament.ts'
import { clockPlanFor } from './clock-plan.ts'
import { MOST_ROUND_MINUTES } from './round-clock.ts'

/** Sets a round's minutes and whether its clock starts with it. A started clock is unaffected. */
export function planClock(tournament: Tournament, { minutes, startsWithRound }: ClockPlan): Outcome<readonly Change[]> {
  if (minutes !== null && !(Number.isInteger(minutes) && minutes >= 1 && minutes <= MOST_ROUND_MINUTES)) {
    return refuse('clock_minutes_invalid')
  }
  const before = tournament.clockPlan
  const after = clockPlanFor(tournament, { minutes, startsWithRound })
  if (JSON.stringify(before) === JSON.stringify(after)) return accept([])
  if (isFinished(tournament)) return refuse('tournament_finished')
  return accept([{ kind: 'clock_planned', minutes, startsWithRound }])
}
