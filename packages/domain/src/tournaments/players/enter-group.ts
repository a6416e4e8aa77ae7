import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { withSeat } from '../kinds/circle-seats.ts'
import { groupsOf, placeInGroups } from '../kinds/groups.ts'
import { currentRound } from '../kinds/phase.ts'
import { currentStage } from '../kinds/stage.ts'
import { regroup } from '../rounds/regroup.ts'
import type { PlayerId, RoundNumber, Tournament } from '../tournament.ts'

/** The first round of whoever enters now: the next one, or this one where a group has a place. */
export function firstRoundOfNewcomer(tournament: Tournament): RoundNumber {
  return currentRound(tournament) + (placeInGroups(tournament) === null ? 1 : 0)
}

/**
 * Newcomers who are in the list already take the places of byes in groups (STGE-36): everybody who would have had such a bye meets them
 * instead, and no other table changes. All or none; nothing to do outside of groups.
 */
export function enterGroups(tournament: Tournament, newcomers: readonly PlayerId[]): Outcome<readonly Change[]> {
  const stage = groupsOf(currentStage(tournament))
  if (!stage || stage.groups.length === 0) return accept([])
  let groups = stage.groups
  for (const newcomer of newcomers) {
    const place = placeInGroups({ ...tournament, stages: [{ ...stage, groups }] })
    if (place === null) return refuse('field_drawn')
    groups = groups.map((group, index) => (index === place ? withSeat(group, newcomer) : group))
  }
  return regroup(tournament, { ...stage, groups })
}
