import { deciderOf } from '../authority/decider.ts'
import type { Change } from '../change.ts'
import type { Score } from '../results/score.ts'
import type {
  GamesResult,
  Match,
  MatchId,
  MatchState,
  Meeting,
  PlacingsResult,
  Result,
  ResultReport,
  WholeMatch,
  WholeMatchState,
  WholeMeeting,
} from '../tournament.ts'
import { placingsIn, scoreOfResult } from './result.ts'

/** What is known of its result. A match without an opponent is over as soon as it is paired. */
export type MatchStatus = MatchState['kind']

/** A result that stands. */
export type MatchResult<Of extends Result = Result> = Extract<MatchState<Of>, { readonly kind: 'terminated' }>

/** The games of a meeting that stand. */
export type MeetingResult = MatchResult<GamesResult>

export function statusOf(match: Match): MatchStatus {
  switch (match.kind) {
    case 'played':
      return match.state.kind
    case 'bye':
    case 'loss':
      return 'terminated'
    default:
      return match satisfies never
  }
}

/** Nothing is left to play or to decide in it. */
export function isOver(match: Match): boolean {
  return statusOf(match) === 'terminated'
}

/** The players disagree, and the staff has not decided yet. */
export function isContested(match: Match): boolean {
  return statusOf(match) === 'contested'
}

/** Nothing would be lost with it: nobody has said anything of its result, or there is no result to speak of. */
export function isUntouched(match: Match): boolean {
  switch (match.kind) {
    case 'played':
      return match.state.kind === 'pending'
    case 'bye':
    case 'loss':
      return true
    default:
      return match satisfies never
  }
}

/** The result of a match; null while it has none, and where nobody met. */
export function resultOf(match: Meeting): MatchResult<GamesResult> | null
export function resultOf(match: Match): MatchResult | null
export function resultOf(match: Match): MatchResult | null {
  return match.kind === 'played' && match.state.kind === 'terminated' ? match.state : null
}

/** The games of a result that stands, those of the first seat first; null where it is told in places. */
export function scoreOf(match: Match): Score | null {
  const stands = resultOf(match)
  return stands && scoreOfResult(stands.result)
}

/** A result that stands and is told in places. */
export function placingsOf(match: Match): PlacingsResult | null {
  const stands = resultOf(match)
  return stands && placingsIn(stands.result)
}

/** The games of a state that is a result; null for every other one. */
export function scoreIn(state: MatchState): Score | null {
  return state.kind === 'terminated' ? scoreOfResult(state.result) : null
}

/** What the players said of it, as far as it is kept. */
export function reportsOf(match: WholeMeeting): readonly ResultReport<GamesResult>[]
export function reportsOf(match: WholeMatch): readonly ResultReport[]
export function reportsOf(match: WholeMatch): readonly ResultReport[] {
  return match.kind === 'played' && match.state.kind !== 'pending' ? match.state.reports : []
}

/** The change after which a match stands as it once stood. */
export function changeBackTo(matchId: MatchId, state: WholeMatchState): Change {
  switch (state.kind) {
    case 'pending':
      return { kind: 'result_erased', matchId }
    case 'contested':
      return { kind: 'match_contested', matchId, reports: state.reports }
    case 'terminated': {
      const { result, reports } = state
      return { kind: 'match_scored', matchId, result, reports, ...deciderOf(state) }
    }
    default:
      return state satisfies never
  }
}
