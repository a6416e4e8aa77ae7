import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { type GroupPlan, groupsOf, MOST_ADVANCING, withGroupPlan } from '../kinds/groups.ts'
import { isWaiting } from '../kinds/phase.ts'
import { currentStage } from '../kinds/stage.ts'
import type { Tournament } from '../tournament.ts'

/** What is left out stays. */
export type GroupsWish = { readonly [Name in keyof GroupPlan]?: GroupPlan[Name] | undefined }

/** How large groups are and who goes on (STGE-14): said before the start, and never changed after it. */
export function planGroups(tournament: Tournament, wish: GroupsWish): Outcome<readonly Change[]> {
  const stage = groupsOf(currentStage(tournament))
  if (!stage) return accept([])
  const { size = stage.size, advance = Math.min(stage.advance, size - 1), fills = stage.fills === true } = wish
  if (size === stage.size && advance === stage.advance && fills === (stage.fills === true)) return accept([])
  if (!isWaiting(tournament)) return refuse('structure_locked')
  if (advance < 1 || advance > MOST_ADVANCING || advance >= size) return refuse('groups_plan_invalid')
  return accept([{ kind: 'stage_chosen', stage: withGroupPlan(stage, { size, advance, fills }) }])
}
