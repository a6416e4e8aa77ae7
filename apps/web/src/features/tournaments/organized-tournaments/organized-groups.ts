import { isMissed } from '@tablee/domain/tournaments/players/late-start'
import type { TournamentSummary } from '../api/own/organized-tournaments.ts'

type Groups = Record<'running' | 'coming' | 'missed' | 'cancelled', readonly TournamentSummary[]>

/** Of what is not finished: what is being played, what comes, the soonest first, what nobody started, and what was called off. */
export function groupsOf(tournaments: readonly TournamentSummary[], now: Date): Groups {
  const kept = tournaments.filter(({ isCancelled }) => !isCancelled)
  const waiting = kept.filter(({ isStarted }) => !isStarted).toSorted(soonestFirst)
  const { missed = [], coming = [] } = Object.groupBy(waiting, ({ tournamentDate }) =>
    isMissed(tournamentDate === null ? null : new Date(tournamentDate), now) ? 'missed' : 'coming',
  )
  return {
    running: kept.filter(({ isStarted }) => isStarted),
    coming,
    missed: missed.toReversed(),
    cancelled: tournaments.filter(({ isCancelled }) => isCancelled),
  }
}

/** A quick tournament waits for its players now. */
function soonestFirst(one: TournamentSummary, other: TournamentSummary): number {
  return (one.tournamentDate ?? '').localeCompare(other.tournamentDate ?? '')
}
