import type { Match, MatchId, ScoreReport, Tournament, WholeMatch, WholeTournament } from '../tournament.ts'
import { isContested, reportsOf } from './match-result.ts'
import { isMeeting } from './seats.ts'

/** What the players reported, of each match of which everybody is told no more than that it is contested. */
export type KeptBack = ReadonlyMap<MatchId, readonly ScoreReport[]>

/** What everybody is not told of a tournament. */
export function keptBackOf({ matches }: WholeTournament): KeptBack {
  return new Map(matches.filter(isContested).map((match) => [match.id, reportsOf(match)]))
}

/** The whole of what was seen; null where something of it is missing in what was kept back. */
export function withKeptBack(seen: Tournament, keptBack: KeptBack): WholeTournament | null {
  const matches = seen.matches.flatMap((match) => wholeOf(match, keptBack) ?? [])
  return matches.length === seen.matches.length ? { ...seen, matches } : null
}

function wholeOf(match: Match, keptBack: KeptBack): WholeMatch | null {
  if (isToldWhole(match)) return match
  const reports = keptBack.get(match.id)
  return reports && isMeeting(match) ? { ...match, state: { kind: 'contested', reports } } : null
}

/** Whether everybody is told all of it. */
function isToldWhole(match: Match): match is WholeMatch {
  return !isContested(match)
}
