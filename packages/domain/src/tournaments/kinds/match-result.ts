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

/** A match without an opponent is over once paired. */
export type MatchStatus = MatchState['kind']

/** A result in force. */
export type MatchResult<Of extends Result = Result> = Extract<MatchState<Of>, { readonly kind: 'terminated' }>

/** A meeting's result in force. */
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

/** Nothing is left to play or decide. */
export function isOver(match: Match): boolean {
  return statusOf(match) === 'terminated'
}

/** The players disagree and the staff has not ruled. */
export function isContested(match: Match): boolean {
  return statusOf(match) === 'contested'
}

/** Nothing is lost with it: no report yet, or no result possible. */
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

/** Null without a result or a meeting. */
export function resultOf(match: Meeting): MatchResult<GamesResult> | null
export function resultOf(match: Match): MatchResult | null
export function resultOf(match: Match): MatchResult | null {
  return match.kind === 'played' && match.state.kind === 'terminated' ? match.state : null
}

/** The games of a result, first seat first; null if given as places. */
export function scoreOf(match: Match): Score | null {
  const stands = resultOf(match)
  return stands && scoreOfResult(stands.result)
}

/** A result given as places. */
export function placingsOf(match: Match): PlacingsResult | null {
  const stands = resultOf(match)
  return stands && placingsIn(stands.result)
}

/** The games of a state; null if it is no result. */
export function scoreIn(state: MatchState): Score | null {
  return state.kind === 'terminated' ? scoreOfResult(state.result) : null
}

/** The players' reports, as far as kept. */
export function reportsOf(match: WholeMeeting): readonly ResultReport<GamesResult>[]
export function reportsOf(match: WholeMatch): readonly ResultReport[]
export function reportsOf(match: WholeMatch): readonly ResultReport[] {
  return match.kind === 'played' && match.state.kind !== 'pending' ? match.state.reports : []
}

/** The change that restores a match's earlier state. */
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
