import { POD_ROUNDS } from '../rule-packs/pod-rules.ts'
import { recommendedRounds } from '../rule-packs/recommended-rounds.ts'

/** Recommended rounds of tables of four. */
export function podRounds(players: number): number {
  return recommendedRounds({ recommendedRounds: POD_ROUNDS }, players)
}
