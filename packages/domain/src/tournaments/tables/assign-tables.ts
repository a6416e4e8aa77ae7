import { seededRandom } from '../../seeded-random.ts'
import { shuffled } from '../../shuffled.ts'
import { isPlayed, seatsOf } from '../kinds/seats.ts'
import type { Match, MatchId, TablePlan } from '../tournament.ts'
import { tableNumbers } from './table-plan.ts'

type Assignment = {
  readonly plan: TablePlan
  /** That of the round, so that everybody finds the same tables; null where no chance is meant. */
  readonly seed: string | null
  /** Tables at which others stay. */
  readonly taken?: ReadonlySet<number>
  /** Where a meeting goes unless somebody of it has a fixed table. */
  readonly wished?: ReadonlyMap<MatchId, number>
}

/**
 * Gives each meeting its table (STAK-8), no two the same. Whoever has a fixed table sits there and their opponent comes; of two
 * who have one the lower number counts, the other table is free for anybody. A fixed table at which others stay is as if it was
 * not fixed. The rest takes the numbers of the plan, in the order of the pairing or in one drawn from the seed.
 */
export function assignTables<Each extends Match>(
  matches: readonly Each[],
  { plan, seed, taken = new Set(), wished = new Map() }: Assignment,
): readonly Each[] {
  const used = new Set(taken)
  const tables = new Map<MatchId, number>()
  const meetings = matches.filter((match) => isPlayed<Match>(match))
  const fixedOf = new Map(plan.fixed.map(({ playerId, table }) => [playerId, table]))
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
