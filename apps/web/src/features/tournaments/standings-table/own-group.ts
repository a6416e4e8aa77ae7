import { groupLetter, groupOfPlayers, groupsOf } from '@tablee/domain/tournaments/kinds/groups'
import { currentStage, isInCut } from '@tablee/domain/tournaments/kinds/stage'
import { entrantOf } from '@tablee/domain/tournaments/teams/entrants'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'

/** The letter of the group in which somebody plays; null outside of groups, and in the bracket after them. */
export function ownGroup(tournament: Tournament, own: PlayerId): string | null {
  if (isInCut(tournament)) return null
  const index = groupOfPlayers(currentStage(tournament)).get(entrantOf(tournament, own))
  return index === undefined ? null : groupLetter(index)
}

/** Groups whose bracket is still to come. */
export function isInGroups(tournament: Tournament): boolean {
  return groupsOf(currentStage(tournament)) !== null && !isInCut(tournament)
}
