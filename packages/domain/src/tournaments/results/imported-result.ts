import { scoreOf } from '../kinds/match-result.ts'
import type { RulePack } from '../rule-packs/rule-pack.ts'
import type { Match } from '../tournament.ts'
import { isAllowedScore } from './score.ts'

/** Whether a result is such as the rules let nobody give, so that it can only have come from a file. */
export function isBeyondRules(match: Match, { scoresAllowed }: Pick<RulePack, 'scoresAllowed'>): boolean {
  const score = scoreOf(match)
  return score !== null && !score.isDoubleLoss && !isAllowedScore(score, scoresAllowed)
}
