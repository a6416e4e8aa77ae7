import type { RuleOverrides } from '@tablee/domain/tournaments/rule-packs/customise-rules'

/** As sent and kept by forms; undefined for the game's own rules. */
export type ChosenRules = RuleOverrides | undefined

export const BEST_OF = [1, 3, 5] as const

/** Rules with matches of so many games, and what follows from them; null: as many as the game's. */
export function withBestOf(rules: ChosenRules, bestOf: number | null): ChosenRules {
  const {
    bestOf: _,
    scoresAllowed: __,
    byeGames: ___,
    tableLossGames: ____,
    unplayedDrawGames: _____,
    ...others
  } = rules ?? {}
  const chosen = bestOf === null ? others : { ...others, bestOf }
  return Object.keys(chosen).length === 0 ? undefined : chosen
}
