import { accept, type Outcome } from '../../outcome.ts'
import type { Change } from '../change.ts'
import type { Tournament } from '../tournament.ts'
import { type ClockAct, clockedRound, clockSet } from './clocked-round.ts'

/** Removes the round's clock and all extra time. Without one, nothing changes. */
export function removeClock(tournament: Tournament, act: ClockAct): Outcome<readonly Change[]> {
  const found = clockedRound(tournament, act)
  if (!found.accepted) return found
  const { number, clock } = found.value
  return clock ? clockSet(number, null) : accept([])
}
