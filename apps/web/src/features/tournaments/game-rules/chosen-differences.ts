import type { PlannedCut } from '@tablee/domain/tournaments/cut-sizes'
import { cutGiven } from '@tablee/domain/tournaments/rounds/planned-apart'
import type { TournamentDifference } from '@tablee/domain/tournaments/rounds/tournament-differences'
import { ruleDifferences } from '@tablee/domain/tournaments/rule-packs/rule-differences'
import type { RulePack } from '@tablee/domain/tournaments/rule-packs/rule-pack'

type Chosen = {
  readonly cut: PlannedCut | null
  /** Expected; null: any number. */
  readonly players: number | null
}

/** What will differ from the published pack, before there is a tournament. */
export function chosenDifferences(rules: RulePack, { cut, players }: Chosen): readonly TournamentDifference[] {
  const given = cutGiven(rules, players ?? Number.POSITIVE_INFINITY)
  return [...ruleDifferences(rules), ...(cut === null || cut === given ? [] : [{ rule: 'cut', size: cut } as const])]
}
