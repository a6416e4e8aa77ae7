import { pointsByPlace } from '@tablee/domain/tournaments/rule-packs/pod-rules'
import type { RulePack } from '@tablee/domain/tournaments/rule-packs/rule-pack'

/** What the players of a table are asked: who won, with a draw of those still in or of everybody, or the place of each. */
export type PodQuestion = 'survivors' | 'winner' | 'places'

export function podQuestionOf({ placings }: Pick<RulePack, 'placings'>): PodQuestion {
  if (placings && pointsByPlace(placings.places)) return 'places'
  return placings?.drawCounts === 'pod' ? 'winner' : 'survivors'
}
