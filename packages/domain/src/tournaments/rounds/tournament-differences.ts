import { plannedMinutes } from '../clock/clock-plan.ts'
import type { PlannedCut } from '../cut-sizes.ts'
import { countedRules, packOf } from '../kinds/counted-rules.ts'
import { podRules } from '../rule-packs/pod-rules.ts'
import { type RuleDifference, ruleDifferences } from '../rule-packs/rule-differences.ts'
import { publishedPack } from '../rule-packs/rule-packs.ts'
import type { Tournament } from '../tournament.ts'
import { cutApart } from './planned-apart.ts'

/** What differs from the published pack: its rules, or what the staff planned besides. */
export type TournamentDifference = RuleDifference | { readonly rule: 'cut'; readonly size: PlannedCut }

/** All that differs in the current part (NONE-8): nothing where the game's own rules are played. */
export function tournamentDifferences(tournament: Tournament): readonly TournamentDifference[] {
  const pack = packOf(tournament)
  const published = publishedPack(pack)
  const usual = (countedRules(tournament).byeWorth ? podRules(published) : published).roundMinutes
  const minutes = plannedMinutes(tournament)
  const cut = cutApart(tournament)
  const ofRules = ruleDifferences(pack)
  const [others, named] = [ofRules.filter(({ rule }) => rule === 'others'), ofRules.filter(isNamed)]
  return [
    ...named,
    ...(minutes === usual ? [] : [{ rule: 'minutes', minutes } as const]),
    ...(cut === null ? [] : [{ rule: 'cut', size: cut } as const]),
    ...others,
  ]
}

/** Minutes are those of the clock, whoever said them. */
function isNamed({ rule }: RuleDifference): boolean {
  return rule !== 'others' && rule !== 'minutes'
}
