import { accept, type Outcome, refuse } from '../outcome.ts'
import type { Change } from './change.ts'
import { currentRound } from './round-progress.ts'
import { swissRounds } from './rule-packs/recommended-rounds.ts'
import type { Tournament } from './tournament.ts'

/** How many rounds are to be played: as the organizer planned, else ceil(log2 n) for the players there are. */
export function roundsToPlay({ players, plannedRounds }: Pick<Tournament, 'players' | 'plannedRounds'>): number {
  return plannedRounds ?? swissRounds(players.length)
}

export type RoundsPlan = {
  /** Null goes back to ceil(log2 n). */
  readonly rounds: number | null
  /** Why it changes after round 1 was paired; kept in the journal. */
  readonly reason: string | null
}

/** The number of rounds is free before round 1 and needs a reason later (STAK-14); it never falls below the rounds paired. */
export function planRounds(tournament: Tournament, { rounds, reason }: RoundsPlan): Outcome<readonly Change[]> {
  const { phase } = tournament
  if (phase.kind === 'finished') return refuse('tournament_finished')
  if (rounds === tournament.plannedRounds) return accept([])
  if (phase.kind === 'running' && reason === null) return refuse('reason_required')
  if (rounds !== null && rounds < currentRound(tournament)) return refuse('rounds_below_paired')
  return accept([{ kind: 'rounds_planned', rounds }])
}
