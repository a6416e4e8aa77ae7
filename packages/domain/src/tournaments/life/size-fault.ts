import type { Refusal } from '../../outcome.ts'
import { FEWEST_IN_GROUPS, groupsOf } from '../kinds/groups.ts'
import { leagueOf } from '../kinds/league.ts'
import { pairedBy } from '../kinds/paired-by.ts'
import { MOST_IN_LEAGUE, ROUND_ROBIN_PLAYERS } from '../kinds/round-robin.ts'
import { currentStage, firstStageOf, structureOf } from '../kinds/stage.ts'
import { FEWEST_AT_PODS } from '../pairing/pods/pod-sizes.ts'
import { MIN_PLAYERS_TO_START } from '../size-limits.ts'
import type { Tournament } from '../tournament.ts'

/** Larger brackets are unreadable, and end the day early for most. */
export const MOST_ELIMINATION_PLAYERS = 256

/** Why the chosen structure cannot start with so many players; null if it can. */
export function sizeFault(tournament: Pick<Tournament, 'stages'>, count: number): Refusal | null {
  const first = firstStageOf(structureOf(tournament))
  const by = pairedBy(first)
  switch (by) {
    case 'points':
    case 'draft':
      return count < MIN_PLAYERS_TO_START ? { code: 'not_enough_players' } : null
    case 'pods':
    case 'pod-bracket':
      return count < FEWEST_AT_PODS ? { code: 'pods_too_small', details: { size: FEWEST_AT_PODS, count } } : null
    case 'bracket':
      if (count < MIN_PLAYERS_TO_START) return { code: 'not_enough_players' }
      return count > MOST_ELIMINATION_PLAYERS
        ? { code: 'elimination_too_big', details: { size: MOST_ELIMINATION_PLAYERS, count } }
        : null
    case 'circle': {
      if (groupsOf(first)) return groupsFault(count)
      const { min } = ROUND_ROBIN_PLAYERS
      const max = leagueOf(currentStage(tournament)) ? MOST_IN_LEAGUE : ROUND_ROBIN_PLAYERS.max
      if (count < min) return { code: 'round_robin_too_small', details: { size: min, count } }
      return count > max ? { code: 'round_robin_too_big', details: { size: max, count } } : null
    }
    default:
      return by satisfies never
  }
}

function groupsFault(count: number): Refusal | null {
  if (count < FEWEST_IN_GROUPS) return { code: 'groups_too_small', details: { size: FEWEST_IN_GROUPS, count } }
  return count > MOST_ELIMINATION_PLAYERS
    ? { code: 'groups_too_big', details: { size: MOST_ELIMINATION_PLAYERS, count } }
    : null
}
