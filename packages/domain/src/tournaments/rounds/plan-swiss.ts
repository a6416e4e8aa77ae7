import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { isWaiting } from '../kinds/phase.ts'
import { currentStage } from '../kinds/stage.ts'
import { type SwissPlan, swissPlanOf, withSwissPlan } from '../kinds/swiss-plan.ts'
import type { Tournament } from '../tournament.ts'

/** What is left out stays. */
export type SwissWish = { readonly [Name in keyof SwissPlan]?: SwissPlan[Name] | undefined }

/** More is a slip of the hand: thirty rounds are worth ninety points. */
export const MOST_ADVANCE_POINTS = 99

/** How large fields play their Swiss rounds: known to everybody before the first. */
export function planSwiss(tournament: Tournament, wish: SwissWish): Outcome<readonly Change[]> {
  const stage = currentStage(tournament)
  const { accelerated, advanceAt } = swissPlanOf(stage)
  const plan = {
    accelerated: wish.accelerated ?? accelerated,
    advanceAt: wish.advanceAt === undefined ? advanceAt : wish.advanceAt,
  }
  if (plan.accelerated === accelerated && plan.advanceAt === advanceAt) return accept([])
  const changed = withSwissPlan(stage, plan)
  if (changed === stage) return accept([])
  if (!isWaiting(tournament)) return refuse('settings_locked')
  return accept([{ kind: 'stage_chosen', stage: changed }])
}
