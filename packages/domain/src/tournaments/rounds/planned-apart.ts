import { plannedMinutes } from '../clock/clock-plan.ts'
import type { PlannedCut } from '../cut-sizes.ts'
import { canBeCut } from '../kinds/can-be-cut.ts'
import { countedRules, packOf } from '../kinds/counted-rules.ts'
import { isWaiting } from '../kinds/phase.ts'
import { isVaried, type RulePack } from '../rule-packs/rule-pack.ts'
import { entrantsOf } from '../teams/entrants.ts'
import type { Tournament } from '../tournament.ts'

/** The cut that the staff planned, where the rules give another to this field, or to a full one before the start; 0: none. */
export function cutApart(tournament: Tournament): PlannedCut | null {
  const { plannedCut, capacity } = tournament
  if (plannedCut === null || !canBeCut(tournament)) return null
  const field = isWaiting(tournament) ? (capacity ?? Number.POSITIVE_INFINITY) : entrantsOf(tournament).length
  return cutGiven(countedRules(tournament), field) === plannedCut ? null : plannedCut
}

/** The size of the cut that the rules give to so many; 0: none. */
export function cutGiven({ topCut }: Pick<RulePack, 'topCut'>, field: number): number {
  return topCut.findLast(({ players }) => field >= players)?.size ?? 0
}

/** The minutes of a round that the staff planned, where the rules give others. */
function minutesApart(tournament: Tournament): number | null {
  const minutes = plannedMinutes(tournament)
  return minutes === countedRules(tournament).roundMinutes ? null : minutes
}

/** Whether something may differ, known without any pack. */
export function mayDiffer(tournament: Tournament): boolean {
  return isVaried(packOf(tournament)) || cutApart(tournament) !== null || minutesApart(tournament) !== null
}
