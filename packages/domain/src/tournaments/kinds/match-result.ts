import { type Decider, deciderOf } from '../authority/decider.ts'
import type { Change } from '../change.ts'
import type { Score } from '../results/score.ts'
import type { ContestedSeats, SeatScores } from '../teams/team.ts'
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
import { isDecided, placingsIn, scoreOfResult, seatsIn } from './result.ts'

/** A match without an opponent is over once paired. */
export type MatchStatus = Exclude<MatchState['kind'], 'partial'>

/** A result in force. */
export type MatchResult<Of extends Result = Result> = Extract<MatchState<Of>, { readonly kind: 'terminated' }>

/** What some seats of a match of teams have. */
type PartialResult = Extract<MatchState, { readonly kind: 'partial' }>

/** A meeting's result in force. */
export type MeetingResult = MatchResult<GamesResult>

export function statusOf(match: Match): MatchStatus {
  switch (match.kind) {
    case 'played':
      return match.state.kind === 'partial' ? 'pending' : match.state.kind
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

/** The scores of a match of teams, seat by seat, also before it is decided; null for any other. */
export function seatScoresOf(match: Match): SeatScores | null {
  if (match.kind !== 'played') return null
  const { state } = match
  switch (state.kind) {
    case 'pending':
      return null
    case 'contested':
      return state.seats ?? null
    case 'partial':
    case 'terminated':
      return seatsIn(state.result)?.scores ?? null
    default:
      return state satisfies never
  }
}

/** The seats about which people disagree, from 0. */
export function contestedSeatsOf(match: Match): readonly number[] {
  return (match.kind === 'played' && match.state.kind === 'contested' && match.state.contestedSeats) || []
}

/** The result of some seats, while the match is not decided. */
export function partialOf(match: Match): PartialResult | null {
  return match.kind === 'played' && match.state.kind === 'partial' ? match.state : null
}

type Scored = Pick<Extract<Change, { kind: 'match_scored' }>, 'result' | 'reports'> & Decider

/** The state that a result gives: of teams, it may leave the match undecided. */
export function resultState(scored: Scored): WholeMatchState {
  const { result, reports } = scored
  const seats = seatsIn(result)
  return seats && !isDecided(seats)
    ? { kind: 'partial', result: seats, ...deciderOf(scored), reports }
    : { kind: 'terminated', result, ...deciderOf(scored), reports }
}

/** The state of a match about which people disagree. */
export function contestedState({
  reports,
  seats,
  contestedSeats,
}: { readonly reports: readonly ResultReport[] } & ContestedSeats): WholeMatchState {
  return { kind: 'contested', reports, ...(seats ? { seats } : {}), ...(contestedSeats ? { contestedSeats } : {}) }
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
      return { ...state, kind: 'match_contested', matchId }
    case 'partial':
    case 'terminated': {
      const { result, reports } = state
      return { kind: 'match_scored', matchId, result, reports, ...deciderOf(state) }
    }
    default:
      return state satisfies never
  }
}
