import type { PlayerId, TablePlan } from '../tournament.ts'

/** The default: from 1, by rank. */
export const TABLES_FROM_ONE: TablePlan = { prefix: '', first: 1, leftOut: [], fixed: [], order: 'rank' }

export const MOST_TABLE_NUMBER = 9999
/** More are left out only by mistake. */
export const MOST_TABLES_LEFT_OUT = 1000

export function isTableNumber(table: number): boolean {
  return Number.isInteger(table) && table >= 1 && table <= MOST_TABLE_NUMBER
}

export const TABLE_PREFIX_MAX_LENGTH = 4

/**
 * Letters, digits and hyphens. Begins with a letter, lest spreadsheets read a date or a power of ten, and ends with no digit, so that the
 * number's start is clear.
 */
export function isTablePrefix(prefix: string): boolean {
  if (prefix === '') return true
  if (prefix.length > TABLE_PREFIX_MAX_LENGTH || /\d$/.test(prefix)) return false
  return /^\p{Script=Latin}[\p{Script=Latin}\d-]*$/u.test(prefix)
}

/** The name of a table everywhere (STAK-8); the only reader of the prefix. */
export function tableLabel({ prefix }: Pick<TablePlan, 'prefix'>, table: number): string {
  return `${prefix}${table}`
}

/** The table number typed, with or without prefix: `12`, `B12`, `b 12`; else null. */
export function tableTyped({ prefix }: Pick<TablePlan, 'prefix'>, typed: string): number | null {
  const key = typed.trim().toLowerCase()
  const before = prefix.toLowerCase()
  const number = before !== '' && key.startsWith(before) ? key.slice(before.length).trimStart() : key
  return /^\d{1,6}$/.test(number) ? Number(number) : null
}

/** Why nobody else can be fixed at that table, given those who are; null if possible. */
export function fixedTableFault(
  { fixed, leftOut }: Pick<TablePlan, 'fixed' | 'leftOut'>,
  table: number,
): 'table_number_invalid' | 'fixed_table_taken' | 'fixed_table_left_out' | null {
  if (!isTableNumber(table)) return 'table_number_invalid'
  if (fixed.some((other) => other.table === table)) return 'fixed_table_taken'
  return leftOut.includes(table) ? 'fixed_table_left_out' : null
}

/** Where a player stays in every round; null for most. Why is nowhere kept. */
export function fixedTableOf({ fixed }: Pick<TablePlan, 'fixed'>, player: PlayerId): number | null {
  return fixed.find(({ playerId }) => playerId === player)?.table ?? null
}

/** Whether the plan may give a number. */
export function tablesOfPlan({ first, leftOut }: Pick<TablePlan, 'first' | 'leftOut'>): (table: number) => boolean {
  const without = new Set(leftOut)
  return (table) => isTableNumber(table) && table >= first && !without.has(table)
}

/** The plan's next numbers, skipping taken ones. */
export function tableNumbers(
  { first, leftOut }: Pick<TablePlan, 'first' | 'leftOut'>,
  count: number,
  taken: ReadonlySet<number> = new Set(),
): readonly number[] {
  const without = new Set(leftOut)
  const numbers: number[] = []
  for (let table = first; numbers.length < count; table++) {
    if (!without.has(table) && !taken.has(table)) numbers.push(table)
  }
  return numbers
}
