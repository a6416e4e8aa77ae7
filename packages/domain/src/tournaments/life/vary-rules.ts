import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { isWaiting } from '../kinds/phase.ts'
import { areSameRules } from '../rule-packs/are-same-rules.ts'
import { customiseRules, type RuleOverrides } from '../rule-packs/customise-rules.ts'
import { publishedPack } from '../rule-packs/rule-packs.ts'
import type { Tournament } from '../tournament.ts'

/**
 * Other rules than those announced, as wishes against the published pack; none: the pack. Fixed once round 1 is paired: pairings follow from
 * them, and each is made again to check it.
 */
export function varyRules(tournament: Tournament, wish: RuleOverrides | undefined): Outcome<readonly Change[]> {
  if (wish === undefined) return accept([])
  const varied = customiseRules(publishedPack(tournament.rules), wish)
  if (!varied.accepted) return varied
  if (areSameRules(varied.value, tournament.rules)) return accept([])
  if (!isWaiting(tournament)) return refuse('rules_fixed')
  return accept([{ kind: 'rules_varied', rules: varied.value }])
}
