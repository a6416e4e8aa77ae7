import { CUT_SIZES, type PlannedCut, POD_CUT_SIZES } from '@tablee/domain/tournaments/cut-sizes'
import type { RuleOverrides } from '@tablee/domain/tournaments/rule-packs/customise-rules'
import type { Structure } from '@tablee/domain/tournaments/tournament'

/** As sent and kept by forms; undefined for the game's own rules. */
export type ChosenRules = RuleOverrides | undefined

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

/** Without what another structure alone knows: games of a match, or points of tables of four. */
export function rulesOfStructure(rules: ChosenRules, structure: Structure): ChosenRules {
  if (structure === 'pods') return withBestOf(rules, null)
  const { placings: _, ...others } = rules ?? {}
  return Object.keys(others).length === 0 ? undefined : others
}

/** Whether a cut may be planned when it is created: after Swiss rounds, or tables of four, that nothing else follows. */
export function mayHaveCut({
  structure,
  parts,
}: {
  readonly structure: Structure
  readonly parts: readonly unknown[]
}): boolean {
  return (structure === 'swiss' || structure === 'pods') && parts.length === 0
}

/** Whether two meet somewhere: tables of four have points of their own. */
export function hasPairs(structure: Structure, laterParts: readonly unknown[]): boolean {
  return structure !== 'pods' || laterParts.length > 0
}

/** Whether how many rounds there are is a choice. */
export function mayPlanRounds(structure: Structure): boolean {
  return structure === 'swiss' || structure === 'pods'
}

/** A cut that was chosen, where it goes with the structure. */
export function cutOfStructure(cut: PlannedCut | null, structure: Structure): PlannedCut | null {
  if (!cut) return cut
  const sizes: readonly PlannedCut[] = structure === 'pods' ? POD_CUT_SIZES : CUT_SIZES
  return sizes.includes(cut) ? cut : null
}
