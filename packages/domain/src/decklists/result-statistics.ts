import { isContested, isUntouched, scoreOf } from '../tournaments/kinds/match-result.ts'
import { isBye, isMeeting, isUnopposed } from '../tournaments/kinds/seats.ts'
import type { Match, RoundNumber } from '../tournaments/tournament.ts'

/** Matches with this score, whoever won: the winner's games, then the loser's. */
export type ScoreCount = {
  readonly score: readonly [number, number]
  readonly matches: number
  readonly share: number
}

export type ResultCounts = {
  /** With a result; byes and losses without an opponent have none. */
  readonly terminated: number
  readonly scores: readonly ScoreCount[]
  readonly draws: number
  /** Of finished matches; null before the first. */
  readonly drawShare: number | null
  readonly contested: number
  readonly pending: number
  readonly byes: number
  readonly losses: number
  /** Ruled lost for both by the staff; finished, but no score. */
  readonly doubleLosses: number
}

export type ResultStatistics = ResultCounts & {
  readonly rounds: readonly (ResultCounts & { readonly round: RoundNumber })[]
}

/** How matches ended, overall and by round. */
export function resultStatistics(matches: readonly Match[]): ResultStatistics {
  const byRound = Map.groupBy(matches, ({ round }) => round)
  const rounds = [...byRound].sort(([one], [other]) => one - other)
  return { ...countResults(matches), rounds: rounds.map(([round, played]) => ({ round, ...countResults(played) })) }
}

function countResults(matches: readonly Match[]): ResultCounts {
  const meetings = matches.filter(isMeeting)
  const unopposed = matches.filter((match) => isUnopposed(match))
  const ended = meetings.flatMap((match) => scoreOf(match) ?? [])
  const played = ended.filter(({ isDoubleLoss }) => !isDoubleLoss)
  const draws = played.filter(({ wins1, wins2 }) => wins1 === wins2).length
  return {
    terminated: ended.length,
    scores: countScores(played, ended.length),
    draws,
    drawShare: ended.length === 0 ? null : draws / ended.length,
    contested: meetings.filter(isContested).length,
    pending: meetings.filter(isUntouched).length,
    byes: unopposed.filter(isBye).length,
    losses: unopposed.filter((match) => !isBye(match)).length,
    doubleLosses: ended.length - played.length,
  }
}

type Games = { readonly wins1: number; readonly wins2: number }

function countScores(played: readonly Games[], ended: number): readonly ScoreCount[] {
  const counts = new Map<string, { readonly score: readonly [number, number]; matches: number }>()
  for (const { wins1, wins2 } of played) {
    const score = [Math.max(wins1, wins2), Math.min(wins1, wins2)] as const
    const known = counts.get(score.join('-')) ?? { score, matches: 0 }
    counts.set(score.join('-'), known)
    known.matches++
  }
  return [...counts.values()].sort(clearestFirst).map((count) => ({ ...count, share: count.matches / ended }))
}

function clearestFirst(one: Pick<ScoreCount, 'score'>, other: Pick<ScoreCount, 'score'>): number {
  const isDraw = ([high, low]: readonly [number, number]) => Number(high === low)
  return isDraw(one.score) - isDraw(other.score) || other.score[0] - one.score[0] || one.score[1] - other.score[1]
}
