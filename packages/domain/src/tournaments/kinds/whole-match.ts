import type { Match, MatchId, ResultReport, Tournament, WholeMatch, WholeTournament } from '../tournament.ts'
import { isContested, reportsOf } from './match-result.ts'
import { isPlayed } from './seats.ts'

/** The reports of each match that is publicly just contested. */
export type KeptBack = ReadonlyMap<MatchId, readonly ResultReport[]>

/** What is not public. */
export function keptBackOf({ matches }: WholeTournament): KeptBack {
  return new Map(matches.filter(isContested).map((match) => [match.id, reportsOf(match)]))
}

/** The whole of what was seen; null if something kept back is missing. */
export function withKeptBack(seen: Tournament, keptBack: KeptBack): WholeTournament | null {
  const matches = seen.matches.flatMap((match) => wholeOf(match, keptBack) ?? [])
  return matches.length === seen.matches.length ? { ...seen, matches } : null
}

function wholeOf(match: Match, keptBack: KeptBack): WholeMatch | null {
  if (isToldWhole(match)) return match
  const reports = keptBack.get(match.id)
  return reports && isPlayed(match) ? { ...match, state: { kind: 'contested', reports } } : null
}

function isToldWhole(match: Match): match is WholeMatch {
  return !isContested(match)
}
