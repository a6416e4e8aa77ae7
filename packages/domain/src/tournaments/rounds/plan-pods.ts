import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { podPlanOf, withPodPlan } from '../kinds/paired-by.ts'
import { isFinished } from '../kinds/phase.ts'
import { currentStage } from '../kinds/stage.ts'
import type { PodPlan } from '../pairing/pods/pod-field.ts'
import type { Tournament } from '../tournament.ts'

/** What is left out stays. */
export type PodsWish = { readonly [Name in keyof PodPlan]?: PodPlan[Name] | undefined }

/** How the next rounds of tables of four are drawn; rounds that are paired keep their tables. */
export function planPods(tournament: Tournament, wish: PodsWish): Outcome<readonly Change[]> {
  const stage = currentStage(tournament)
  const { remainder, pointsFirst } = podPlanOf(stage)
  const plan = { remainder: wish.remainder ?? remainder, pointsFirst: wish.pointsFirst ?? pointsFirst }
  const changed = withPodPlan(stage, plan)
  if (JSON.stringify(changed) === JSON.stringify(stage)) return accept([])
  if (isFinished(tournament)) return refuse('tournament_finished')
  return accept([{ kind: 'stage_chosen', stage: changed }])
}
