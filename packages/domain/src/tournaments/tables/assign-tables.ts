import { seededRandom } from '../../seeded-random.ts'
import { shuffled } from '../../shuffled.ts'
import { isPlayed, seatsOf } from '../kinds/seats.ts'
import type { Match, MatchId, TablePlan } from '../tournament.ts'
import { tableNumbers } from './table-plan.ts'

type Assignment = {
  readonly plan: TablePlan
  /** The round's, so that everybody computes the same tables; null: no randomness. */
  readonly seed: string | null
  readonly taken?: ReadonlySet<number>
  /** Where a meeting goes, unless one of its players has a fixed table. */
  readonly wished?: ReadonlyMap<MatchId, number>
}

/**
 * Gives each meeting its own table (STAK-8). A player with a fixed table stays; if both have one, the lower number wins. A fixed table
 * taken by others is ignored. The rest get the plan's numbers, in pairing order or drawn from the seed.
 */
export function assignTables<Each extends Match>(
  matches: readonly Each[],
  { plan, seed, taken = new Set(), wished = new Map() }: Assignment,
): readonly Each[] {
  const used = new Set(taken)
  const tables = new Map<MatchId, number>()
  const meetings = matches.filter((match) => isPlayed<Match>(match))
  // The lower number counts within a team as well.
  const fixedOf = new Map(
    plan.fixed.toSorted((one, other) => other.table - one.table).map(({ playerId, table }) => [playerId, table]),
  )
  for (const match of meetings) {
    const fixed = seatsOf(match).flatMap((player) => fixedOf.get(player) ?? [])
    const table = fixed.toSorted((one, other) => one - other).find((number) => !used.has(number))
    if (table === undefined) continue
    tables.set(match.id, table)
    used.add(table)
  }
  for (const { id } of meetings) {
    const table = wished.get(id)
    if (table === undefined || tables.has(id) || used.has(table)) continue
    tables.set(id, table)
    used.add(table)
  }
  const others = meetings.filter(({ id }) => !tables.has(id))
  const isDrawn = plan.order === 'random' && seed !== null
  const ordered = isDrawn ? shuffled(others, seededRandom(`${seed} tables`)) : others
  const numbers = tableNumbers(plan, ordered.length, used)
  for (const [index, { id }] of ordered.entries()) tables.set(id, numbers[index] ?? 0)
  return matches.map((match) => (isPlayed(match) ? { ...match, table: tables.get(match.id) ?? match.table } : match))
}
