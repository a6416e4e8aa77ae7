import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { endingPenalties } from '../conduct/standing-penalties.ts'
import type { GroupStage } from '../kinds/groups.ts'
import { isUntouched } from '../kinds/match-result.ts'
import { roundRobinPairs } from '../kinds/round-robin.ts'
import { tableOf } from '../kinds/seats.ts'
import { assignTables } from '../tables/assign-tables.ts'
import type { Tournament } from '../tournament.ts'
import { matchAt } from './match-at.ts'
import { numbersKept } from './numbers-kept.ts'
import { matchesOfRound } from './round-progress.ts'

/** The round in which groups may still change; the order of each gives all later ones. */
export const ROUND_OF_GROUPS = 1

/** Other groups in their first round: only those whose opponent changes play another match, and it stays at one of their tables. */
export function regroup(tournament: Tournament, stage: GroupStage): Outcome<readonly Change[]> {
  const round = ROUND_OF_GROUPS
  const present = matchesOfRound(tournament, round)
  const tables = stage.groups.flatMap((group) => roundRobinPairs(group, 0))
  const wished = tables.map((seats) =>
    matchAt(
      seats.filter((id) => id !== null),
      round,
      0,
    ),
  )
  const [had, have] = [new Set(present.map(({ id }) => id)), new Set(wished.map(({ id }) => id))]
  const removed = present.filter(({ id }) => !have.has(id))
  const fresh = wished.filter(({ id }) => !had.has(id))
  if (removed.some(({ id }) => endingPenalties(tournament, id).length > 0)) return refuse('pairing_ended_by_decision')
  if (!removed.every(isUntouched)) return refuse('groups_have_results')
  const gone = new Set(removed)
  const added = assignTables(fresh, {
    plan: { ...tournament.tablePlan, order: 'rank' },
    seed: null,
    taken: new Set(present.flatMap((match) => (gone.has(match) ? [] : (tableOf(match) ?? [])))),
    wished: numbersKept(removed, fresh),
  })
  const chosen: Change = { kind: 'stage_chosen', stage }
  if (removed.length === 0 && added.length === 0) return accept([chosen])
  return accept([chosen, { kind: 'pairings_changed', round, removed: removed.map(({ id }) => id), added }])
}
