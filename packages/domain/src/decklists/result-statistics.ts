import type { Match, RoundNumber } from '../tournaments/tournament.ts'

/** How many matches ended so, whoever won: games of the better side, then of the other. */
export type ScoreCount = {
  readonly score: readonly [number, number]
  readonly matches: number
  /** Of the matches that ended, from 0 to 1. */
  readonly share: number
}

export type ResultCounts = {
  /** Matches with a result; byes and losses without an opponent are none. */
  readonly terminated: number
  readonly scores: readonly ScoreCount[]
  readonly draws: number
  /** Of the matches that ended; null before the first one. */
  readonly drawShare: number | null
  readonly contested: number
  /** Neither played nor contested. */
  readonly pending: number
  readonly byes: number
  /** Losses without an opponent. */
  readonly losses: number
}

export type ResultStatistics = ResultCounts & {
  readonly rounds: readonly (ResultCounts & { readonly round: RoundNumber })[]
}

/** How the matches of a tournament ended, all together and round by round. */
export function resultStatistics(matches: readonly Match[]): ResultStatistics {
  const byRound = Map.groupBy(matches, ({ round }) => round)
  const rounds = [...byRound].sort(([one], [other]) => one - other)
  return { ...countResults(matches), rounds: rounds.map(([round, played]) => ({ round, ...countResults(played) })) }
}

function countResults(matches: readonly Match[]): ResultCounts {
  const states = matches.flatMap((match) => (match.kind === 'played' ? [match.state] : []))
  const ended = states.flatMap((state) => (state.kind === 'terminated' ? [state.score] : []))
  const draws = ended.filter(({ wins1, wins2 }) => wins1 === wins2).length
  return {
    terminated: ended.length,
    scores: countScores(ended),
    draws,
    drawShare: ended.length === 0 ? null : draws / ended.length,
    contested: states.filter(({ kind }) => kind === 'contested').length,
    pending: states.filter(({ kind }) => kind === 'pending').length,
    byes: matches.filter(({ kind }) => kind === 'bye').length,
    losses: matches.filter(({ kind }) => kind === 'loss').length,
  }
}

type Games = { readonly wins1: number; readonly wins2: number }

/** Wins first, the clearest at the top; drawn games do not make another score. */
function countScores(ended: readonly Games[]): readonly ScoreCount[] {
  const counts = new Map<string, { readonly score: readonly [number, number]; matches: number }>()
  for (const { wins1, wins2 } of ended) {
    const score = [Math.max(wins1, wins2), Math.min(wins1, wins2)] as const
    const known = counts.get(score.join('-')) ?? { score, matches: 0 }
    counts.set(score.join('-'), known)
    known.matches++
  }
  return [...counts.values()].sort(clearestFirst).map((count) => ({ ...count, share: count.matches / ended.length }))
}

function clearestFirst(one: Pick<ScoreCount, 'score'>, other: Pick<ScoreCount, 'score'>): number {
  const isDraw = ([high, low]: readonly [number, number]) => Number(high === low)
  return isDraw(one.score) - isDraw(other.score) || other.score[0] - one.score[0] || one.score[1] - other.score[1]
}
