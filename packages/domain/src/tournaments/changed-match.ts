import type { Change } from './change.ts'
import { contestedState, resultState } from './kinds/match-result.ts'
import { isPlayed } from './kinds/seats.ts'
import type { Match, MatchState, Tournament } from './tournament.ts'

function stateAfter(
  change: Extract<Change, { kind: 'match_scored' | 'result_erased' | 'match_contested' }>,
): MatchState {
  switch (change.kind) {
    case 'match_scored': {
      return resultState(change)
    }
    case 'result_erased':
      return { kind: 'pending' }
    case 'match_contested':
      return contestedState(change)
    default:
      return change satisfies never
  }
}

type OfMatch = Extract<Change, { kind: 'match_scored' | 'result_erased' | 'match_contested' | 'bye_corrected' }>

/** The tournament with one match in its new state. */
export function withMatch(tournament: Tournament, change: OfMatch): Tournament {
  const matches = tournament.matches.map((match) => (match.id === change.matchId ? matchAfter(match, change) : match))
  return { ...tournament, matches }
}

/** Results belong to played matches; without an opponent there is a bye or a loss. */
function matchAfter(match: Match, change: OfMatch): Match {
  if (change.kind === 'bye_corrected') return isPlayed(match) ? match : { ...match, kind: change.as }
  return isPlayed(match) ? { ...match, state: stateAfter(change) } : match
}
