import { deciderOf } from '../authority/decider.ts'
import type { Change } from '../change.ts'
import type { Score } from '../results/score.ts'
import type { Match, MatchId, MatchState, ScoreReport, WholeMatch, WholeMatchState } from '../tournament.ts'

/** What is known of its result. A match without an opponent is over as soon as it is paired. */
export type MatchStatus = MatchState['kind']

/** A result that stands. */
export type MatchResult = Extract<MatchState, { readonly kind: 'terminated' }>

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

/** Both sides disagree, and the organizer has not decided yet. */
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

/** The result of a meeting; null while it has none, and where nobody met. */
export function resultOf(match: Match): MatchResult | null {
  return match.kind === 'played' && match.state.kind === 'terminated' ? match.state : null
}

/** The games of a result that stands, those of the first seat first. */
export function scoreOf(match: Match): Score | null {
  return resultOf(match)?.score ?? null
}

/** The games of a state that is a result; null for every other one. */
export function scoreIn(state: MatchState): Score | null {
  return state.kind === 'terminated' ? state.score : null
}

/** What the two players said of it, as far as it is kept. */
export function reportsOf(match: WholeMatch): readonly ScoreReport[] {
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
      const { score, reports } = state
      return { kind: 'match_scored', matchId, score, reports, ...deciderOf(state) }
    }
    default:
      return state satisfies never
  }
}
