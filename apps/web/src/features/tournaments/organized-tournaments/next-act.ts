import { startOfLocalDay } from '../../../language/near-day.ts'
import type { TournamentSummary } from '../api/own/organized-tournaments.ts'

/** None for a cancelled one. */
export type NextAct =
  | { readonly kind: 'letIn' | 'start' | 'registrations' | 'results' | 'finish' | 'goOn' | 'standings' }
  | { readonly kind: 'nextRound'; readonly round: number }

type Known = {
  /** Current tables without a result; null: unknown. */
  readonly openTables: number | null
  readonly roundsToPlay: number
  readonly now: Date
}

const DAY_HOURS = 24
const FEWEST_PLAYERS = 2

export function nextActOf(tournament: TournamentSummary, { openTables, roundsToPlay, now }: Known): NextAct | null {
  const { isCancelled, isFinished, isStarted, currentRound, registeredPlayersCount, tournamentDate } = tournament
  if (isCancelled) return null
  if (isFinished) return { kind: 'standings' }
  if (isStarted) {
    if (openTables === null) return { kind: 'goOn' }
    if (openTables > 0) return { kind: 'results' }
    return currentRound >= roundsToPlay ? { kind: 'finish' } : { kind: 'nextRound', round: currentRound + 1 }
  }
  if (tournamentDate !== null && !isFromToday(tournamentDate, now)) return { kind: 'registrations' }
  if (registeredPlayersCount >= FEWEST_PLAYERS) return { kind: 'start' }
  return { kind: tournamentDate === null ? 'letIn' : 'registrations' }
}

/** Begins today, or should have begun. */
function isFromToday(tournamentDate: string, now: Date): boolean {
  const tomorrow = startOfLocalDay(now)
  tomorrow.setHours(DAY_HOURS)
  return Date.parse(tournamentDate) < tomorrow.getTime()
}
