import { scoreOf } from '../kinds/match-result.ts'
import type { RulePack } from '../rule-packs/rule-pack.ts'
import type { Match } from '../tournament.ts'
import { isAllowedScore } from './score.ts'

/** Whether the rules let nobody report this result, so that it must come from a file. */
export function isBeyondRules(match: Match, { scoresAllowed }: Pick<RulePack, 'scoresAllowed'>): boolean {
  const score = scoreOf(match)
  return score !== null && !score.isDoubleLoss && !isAllowedScore(score, scoresAllowed)
}
