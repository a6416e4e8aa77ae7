import type { MatchId, PlayerId, RoundNumber } from './tournament.ts'

/** Two players meet at most once in a round, so the round and the two name the match. */
export function matchId(round: RoundNumber, player: PlayerId, opponent: PlayerId | null): MatchId {
  return `r${round}-${player}-${opponent ?? 'none'}` as MatchId
}
