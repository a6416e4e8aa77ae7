import { currentRound } from '@tablee/domain/tournaments/round-progress'
import { swissRounds } from '@tablee/domain/tournaments/rule-packs/recommended-rounds'
import type { Tournament } from '@tablee/domain/tournaments/tournament'

export type RoundCount = {
  readonly round: number
  /** Rounds that leave one player unbeaten: ceil(log2 n). */
  readonly recommended: number
}

/** The round of the tournament and how many are recommended for its players. */
export function roundCount(tournament: Tournament): RoundCount {
  return { round: currentRound(tournament), recommended: swissRounds(tournament.players.length) }
}
