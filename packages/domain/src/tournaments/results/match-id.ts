import type { MatchId, PlayerId, RoundNumber } from '../tournament.ts'

/** Two players meet at most once in a round, so the round and the two name the match. */
export function matchId(round: RoundNumber, player: PlayerId, opponent: PlayerId | null): MatchId {
  return `${matchIdsBegin(round)}${player}-${opponent ?? 'none'}` as MatchId
}

/** What the ids of the matches of a round begin with. */
export function matchIdsBegin(round: RoundNumber): string {
  return `r${round}-`
}

/** The round that an id names; 0 for what is no such id. */
export function roundOfMatch(id: MatchId): RoundNumber {
  return Number(/^r(\d+)-/.exec(id)?.[1] ?? 0)
}
