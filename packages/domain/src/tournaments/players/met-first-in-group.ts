import { groupsOf, placeInGroups } from '../kinds/groups.ts'
import { currentStage } from '../kinds/stage.ts'
import type { PlayerId, Tournament } from '../tournament.ts'

/** Who would meet a newcomer first; null where no group has a place. */
export function metFirstInGroup(
  tournament: Tournament,
): { readonly group: number; readonly playerId: PlayerId } | null {
  const group = placeInGroups(tournament)
  const playerId = group === null ? undefined : groupsOf(currentStage(tournament))?.groups[group]?.[0]
  return group === null || playerId === undefined ? null : { group, playerId }
}
