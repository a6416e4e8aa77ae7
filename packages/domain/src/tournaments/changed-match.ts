import { deciderOf } from './authority/decider.ts'
import type { Change } from './change.ts'
import { isMeeting } from './kinds/seats.ts'
import type { Match, MatchState, Tournament } from './tournament.ts'

/** What is said of a match from then on. */
function stateAfter(
  change: Extract<Change, { kind: 'match_scored' | 'result_erased' | 'match_contested' }>,
): MatchState {
  switch (change.kind) {
    case 'match_scored': {
      const { score, reports } = change
      return { kind: 'terminated', score, ...deciderOf(change), reports }
    }
    case 'result_erased':
      return { kind: 'pending' }
    case 'match_contested':
      return { kind: 'contested', reports: change.reports }
    default:
      return change satisfies never
  }
}

type OfMatch = Extract<Change, { kind: 'match_scored' | 'result_erased' | 'match_contested' | 'bye_corrected' }>

/** The tournament with what is said of one of its matches from then on. */
export function withMatch(tournament: Tournament, change: OfMatch): Tournament {
  const matches = tournament.matches.map((match) => (match.id === change.matchId ? matchAfter(match, change) : match))
  return { ...tournament, matches }
}

/** A result belongs to a meeting; whoever met nobody has a bye or a loss. */
function matchAfter(match: Match, change: OfMatch): Match {
  if (change.kind === 'bye_corrected') return isMeeting(match) ? match : { ...match, kind: change.as }
  return isMeeting(match) ? { ...match, state: stateAfter(change) } : match
}
