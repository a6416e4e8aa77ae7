import type { PlannedCut } from '@tablee/domain/tournaments/cut-sizes'
import { cutGiven } from '@tablee/domain/tournaments/rounds/planned-apart'
import type { TournamentDifference } from '@tablee/domain/tournaments/rounds/tournament-differences'
import { podRules } from '@tablee/domain/tournaments/rule-packs/pod-rules'
import { ruleDifferences } from '@tablee/domain/tournaments/rule-packs/rule-differences'
import type { RulePack } from '@tablee/domain/tournaments/rule-packs/rule-pack'

type Chosen = {
  readonly cut: PlannedCut | null
  /** Expected; null: any number. */
  readonly players: number | null
  readonly isOfPods?: boolean
  /** Of a round, besides the rules; null: theirs. */
  readonly minutes?: number | null
}

/** What will differ from the published pack, before there is a tournament. */
export function chosenDifferences(rules: RulePack, chosen: Chosen): readonly TournamentDifference[] {
  const { cut, players, isOfPods = false, minutes = null } = chosen
  const given = cutGiven(isOfPods ? podRules(rules) : rules, players ?? Number.POSITIVE_INFINITY)
  return [
    ...ruleDifferences(rules),
    ...(minutes === null ? [] : [{ rule: 'minutes', minutes } as const]),
    ...(cut === null || cut === given ? [] : [{ rule: 'cut', size: cut } as const]),
  ]
}
