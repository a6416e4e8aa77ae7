import { accept, type Outcome } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { evolveAll } from '../evolve.ts'
import type { RoundClock, Tournament } from '../tournament.ts'
import { minutesByHand, roundMinutes } from './clock-plan.ts'
import { type ClockAct, clockedRound, clockSet } from './clocked-round.ts'
import { MINUTE_MS } from './round-clock.ts'

function freshClock(minutes: number, now: Date): RoundClock {
  const durationMs = minutes * MINUTE_MS
  const endsAt = new Date(now.getTime() + durationMs).toISOString()
  return { durationMs, course: { kind: 'running', endsAt }, extraTime: [] }
}

/** Starts the round's clock with the planned minutes. A started one, even paused, is unchanged. */
export function startClock(tournament: Tournament, act: ClockAct): Outcome<readonly Change[]> {
  const found = clockedRound(tournament, act)
  if (!found.accepted) return found
  const { number, clock } = found.value
  return clock ? accept([]) : clockSet(number, freshClock(minutesByHand(tournament, number), act.now))
}

/** Starts the clock along with changes that pair a round, if so planned and the round has one. */
export function withPlannedClock(tournament: Tournament, changes: readonly Change[], now: Date): readonly Change[] {
  if (!tournament.clockPlan.startsWithRound) return changes
  const paired = changes.flatMap((change) => (change.kind === 'round_paired' ? change.round : [])).at(-1)
  if (paired === undefined) return changes
  const minutes = roundMinutes(evolveAll(tournament, changes), paired)
  if (minutes === null) return changes
  const clock = freshClock(minutes, now)
  return [...changes, { kind: 'clock_set', round: paired, clock }]
}
