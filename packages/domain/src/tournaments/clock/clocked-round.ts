import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { currentRound, isFinished, isWaiting } from '../kinds/phase.ts'
import type { Round, RoundClock, RoundNumber, Tournament } from '../tournament.ts'
import { playedRound } from './round-clock.ts'

/** Common to clock acts: the round on screen, and the server time. */
export type ClockAct = {
  /** Refused if another is being played; null: whichever is. */
  readonly round: RoundNumber | null
  readonly now: Date
}

/** The round whose clock is meant. */
export function clockedRound(tournament: Tournament, { round }: Pick<ClockAct, 'round'>): Outcome<Round> {
  if (isFinished(tournament)) return refuse('tournament_finished')
  const played = playedRound(tournament)
  if (isWaiting(tournament) || !played) return refuse('tournament_not_running')
  if (round !== null && round !== currentRound(tournament)) return refuse('round_not_current')
  return accept(played)
}

/** The clock meant; it must be started. */
export function startedClock(
  tournament: Tournament,
  act: ClockAct,
): Outcome<{ readonly round: RoundNumber; readonly clock: RoundClock }> {
  const found = clockedRound(tournament, act)
  if (!found.accepted) return found
  const { number: round, clock } = found.value
  return clock ? accept({ round, clock }) : refuse('clock_not_started')
}

/** The clock's new state. */
export function clockSet(round: RoundNumber, clock: RoundClock | null): Outcome<readonly Change[]> {
  return accept([{ kind: 'clock_set', round, clock }])
}
