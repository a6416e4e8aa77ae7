import { leftMs } from '../kinds/clock-course.ts'
import { currentRound, isRunning } from '../kinds/phase.ts'
import type { MatchId, Round, RoundClock, Tournament } from '../tournament.ts'

export const MINUTE_MS = 60_000
/** A round that lasts longer than this is a slip of the finger. */
export const MOST_ROUND_MINUTES = 600
/** What one table may be given more than the others. */
export const MOST_EXTRA_MINUTES = 60

/** What one table has more than the others. */
export function extraMsOf({ extraTime }: RoundClock, matchId: MatchId): number {
  return extraTime.find((extra) => extra.matchId === matchId)?.extraMs ?? 0
}

/** What is left at a moment in ms since 1970, for a table or for the round; below zero once the time is over. */
export function remainingMs(clock: RoundClock, nowMs: number, matchId?: MatchId): number {
  return leftMs(clock.course, nowMs) + (matchId === undefined ? 0 : extraMsOf(clock, matchId))
}

/** The round being played; null before the start and after the end. */
export function playedRound(tournament: Pick<Tournament, 'phase' | 'rounds'>): Round | null {
  if (!isRunning(tournament)) return null
  return tournament.rounds.find(({ number }) => number === currentRound(tournament)) ?? null
}

/** The clock of the round being played; null while none was started. */
export function currentClock(tournament: Pick<Tournament, 'phase' | 'rounds'>): RoundClock | null {
  return playedRound(tournament)?.clock ?? null
}
