import { leftMs } from '../kinds/clock-course.ts'
import { currentRound, isRunning } from '../kinds/phase.ts'
import type { MatchId, Round, RoundClock, Tournament } from '../tournament.ts'

export const MINUTE_MS = 60_000
/** Anything longer is a typing error. */
export const MOST_ROUND_MINUTES = 600
/** Extra time per table. */
export const MOST_EXTRA_MINUTES = 60
/** Extra turns per table. */
export const MOST_EXTRA_TURNS = 10

/** A table's extra time. */
export function extraMsOf({ extraTime }: RoundClock, matchId: MatchId): number {
  return extraTime.find((extra) => extra.matchId === matchId)?.extraMs ?? 0
}

/** Turns that a table plays once its time is up, beyond those of every table. */
export function extraTurnsOf({ extraTime }: RoundClock, matchId: MatchId): number {
  return extraTime.find((extra) => extra.matchId === matchId)?.turns ?? 0
}

/** Of a table's extra time, what a deck check gave. */
export function checkMsOf({ extraTime }: RoundClock, matchId: MatchId): number {
  return extraTime.find((extra) => extra.matchId === matchId)?.checkMs ?? 0
}

/** What is left at a moment in ms since 1970, for a table or the round; negative in overtime. */
export function remainingMs(clock: RoundClock, nowMs: number, matchId?: MatchId): number {
  return leftMs(clock.course, nowMs) + (matchId === undefined ? 0 : extraMsOf(clock, matchId))
}

/** Null before the start and after the end. */
export function playedRound(tournament: Pick<Tournament, 'phase' | 'rounds'>): Round | null {
  if (!isRunning(tournament)) return null
  return tournament.rounds.find(({ number }) => number === currentRound(tournament)) ?? null
}

/** The current round's clock; null if not started. */
export function currentClock(tournament: Pick<Tournament, 'phase' | 'rounds'>): RoundClock | null {
  return playedRound(tournament)?.clock ?? null
}
