import type { TournamentSummary } from '../api/organized-tournaments.ts'

type Groups = Record<'running' | 'coming' | 'cancelled', readonly TournamentSummary[]>

/** Of what is not finished: what is being played, what comes, the soonest first, and what was called off. */
export function groupsOf(tournaments: readonly TournamentSummary[]): Groups {
  const kept = tournaments.filter(({ isCancelled }) => !isCancelled)
  return {
    running: kept.filter(({ isStarted }) => isStarted),
    coming: kept.filter(({ isStarted }) => !isStarted).toSorted(soonestFirst),
    cancelled: tournaments.filter(({ isCancelled }) => isCancelled),
  }
}

/** A quick tournament waits for its players now. */
function soonestFirst(one: TournamentSummary, other: TournamentSummary): number {
  return (one.tournamentDate ?? '').localeCompare(other.tournamentDate ?? '')
}
