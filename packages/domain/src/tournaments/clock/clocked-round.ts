import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { currentRound, isFinished, isWaiting } from '../kinds/phase.ts'
import type { Round, RoundClock, RoundNumber, Tournament } from '../tournament.ts'
import { playedRound } from './round-clock.ts'

/** What every act on a clock says: the round that was on the screen, and when it was done by the server's time. */
export type ClockAct = {
  /** Another one being played by then, the act is refused; null: whichever is played. */
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

/** The clock that is meant, which somebody must have started. */
export function startedClock(
  tournament: Tournament,
  act: ClockAct,
): Outcome<{ readonly round: RoundNumber; readonly clock: RoundClock }> {
  const found = clockedRound(tournament, act)
  if (!found.accepted) return found
  const { number: round, clock } = found.value
  return clock ? accept({ round, clock }) : refuse('clock_not_started')
}

/** The clock as it is from now on. */
export function clockSet(round: RoundNumber, clock: RoundClock | null): Outcome<readonly Change[]> {
  return accept([{ kind: 'clock_set', round, clock }])
}
