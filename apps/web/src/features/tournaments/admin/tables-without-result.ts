import { currentRound, matchesOfRound } from '@tablee/domain/tournaments/round-progress'
import type { Tournament } from '@tablee/domain/tournaments/tournament'

/** Numbers of the tables of the current round whose result is missing or contested. */
export function tablesWithoutResult(tournament: Tournament): readonly number[] {
  return matchesOfRound(tournament, currentRound(tournament))
    .flatMap((match) => (match.kind === 'played' && match.state.kind !== 'terminated' ? [match.table] : []))
    .sort((one, other) => one - other)
}
