import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { isFinished } from '../kinds/phase.ts'
import type { TablePlan, Tournament } from '../tournament.ts'
import { isTableNumber, isTablePrefix, MOST_TABLES_LEFT_OUT } from './table-plan.ts'

/** Without a prefix the current one stays: older apps know of none. */
export type TableWish = Omit<TablePlan, 'prefix'> & { readonly prefix?: string | undefined }

/** Plans table numbers from the next round or pairing by hand; paired tables keep theirs. The prefix applies to all at once. */
export function planTables(tournament: Tournament, wish: TableWish): Outcome<readonly Change[]> {
  const plan = tidied({ ...wish, prefix: (wish.prefix ?? tournament.tablePlan.prefix).trim().normalize('NFC') })
  const { prefix, first, leftOut, fixed } = plan
  if (!isTablePrefix(prefix)) return refuse('table_prefix_invalid')
  const tables = fixed.map(({ table }) => table)
  if (![first, ...leftOut, ...tables].every(isTableNumber)) return refuse('table_number_invalid')
  if (leftOut.length > MOST_TABLES_LEFT_OUT) return refuse('table_number_invalid')
  if (new Set(tables).size < tables.length) return refuse('fixed_table_taken')
  if (tables.some((table) => leftOut.includes(table))) return refuse('fixed_table_left_out')
  const players = new Set(tournament.players.map(({ id }) => id))
  const seated = new Set(fixed.map(({ playerId }) => playerId))
  if (seated.size < fixed.length || fixed.some(({ playerId }) => !players.has(playerId)))
    return refuse('player_not_found')
  if (JSON.stringify(plan) === JSON.stringify(tidied(tournament.tablePlan))) return accept([])
  if (isFinished(tournament)) return refuse('tournament_finished')
  return accept([{ kind: 'tables_planned', ...plan }])
}

function tidied({ prefix, first, leftOut, fixed, order }: TablePlan): TablePlan {
  return {
    prefix,
    first,
    leftOut: [...new Set(leftOut)].sort((one, other) => one - other),
    fixed: fixed.map(({ playerId, table }) => ({ playerId, table })).sort((one, other) => one.table - other.table),
    order,
  }
}
