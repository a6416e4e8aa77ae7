import { currentClock, remainingMs } from '../clock/round-clock.ts'
import { isOver } from '../kinds/match-result.ts'
import { currentRound, isRunning } from '../kinds/phase.ts'
import { isPlayed } from '../kinds/seats.ts'
import { matchesOfRound } from '../rounds/round-progress.ts'
import type { PlayedMatch, Tournament } from '../tournament.ts'

const MOST = 0.75

/** Tables the round waits for: out of time, or with most others over (NONE-10). */
export function slowTables(tournament: Tournament, nowMs: number): readonly PlayedMatch[] {
  if (!isRunning(tournament)) return []
  const tables = matchesOfRound(tournament, currentRound(tournament)).filter(isPlayed)
  const open = tables.filter((table) => !isOver(table)).sort((one, other) => one.table - other.table)
  if (tables.length - open.length >= MOST * tables.length) return open
  const clock = currentClock(tournament)
  return clock ? open.filter(({ id }) => remainingMs(clock, nowMs, id) <= 0) : []
}
