import { tableOf } from '../kinds/seats.ts'
import { assignTables } from '../tables/assign-tables.ts'
import type { Match, TablePlan } from '../tournament.ts'
import { seatKey } from './hand-pairing.ts'

type Numbering = { readonly plan: TablePlan; readonly seed: string }

/**
 * A round paired anew beside what it was: who meets as before stays at their table, and nobody moves for nothing. The others
 * take the tables of the plan that are free.
 */
export function keepTables<Each extends Match>(
  paired: readonly Each[],
  before: readonly Each[],
  { plan, seed }: Numbering,
): readonly Each[] {
  const known = new Map(before.map((match) => [seatKey(match), match]))
  const staying = new Map(paired.map((match) => [match, known.get(seatKey(match))]))
  const taken = new Set([...staying.values()].flatMap((match) => (match && tableOf(match)) ?? []))
  const fresh = paired.filter((match) => !staying.get(match))
  const seated = new Map(assignTables(fresh, { plan, seed, taken }).map((match) => [match.id, match]))
  return paired.map((match) => staying.get(match) ?? seated.get(match.id) ?? match)
}
