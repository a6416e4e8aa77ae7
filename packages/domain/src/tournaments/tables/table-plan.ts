import type { TablePlan } from '../tournament.ts'

/** Numbered from 1, by rank, until somebody plans otherwise. */
export const TABLES_FROM_ONE: TablePlan = { prefix: '', first: 1, leftOut: [], fixed: [], order: 'rank' }

export const MOST_TABLE_NUMBER = 9999
/** More tables than this are left out by mistake. */
export const MOST_TABLES_LEFT_OUT = 1000

export function isTableNumber(table: number): boolean {
  return Number.isInteger(table) && table >= 1 && table <= MOST_TABLE_NUMBER
}

export const TABLE_PREFIX_MAX_LENGTH = 4

/**
 * Letters, digits and hyphens. It begins with a letter, so that no spreadsheet reads a date or a power of ten, and ends with no
 * digit, so that everybody sees where the number begins.
 */
export function isTablePrefix(prefix: string): boolean {
  if (prefix === '') return true
  if (prefix.length > TABLE_PREFIX_MAX_LENGTH || /\d$/.test(prefix)) return false
  return /^\p{Script=Latin}[\p{Script=Latin}\d-]*$/u.test(prefix)
}

/** What a table is called wherever its number stands (STAK-8): the one reader of the prefix. */
export function tableLabel({ prefix }: Pick<TablePlan, 'prefix'>, table: number): string {
  return `${prefix}${table}`
}

/** The number that somebody means who types it, with or without the prefix: `12`, `B12`, `b 12`; null for other words. */
export function tableTyped({ prefix }: Pick<TablePlan, 'prefix'>, typed: string): number | null {
  const key = typed.trim().toLowerCase()
  const before = prefix.toLowerCase()
  const number = before !== '' && key.startsWith(before) ? key.slice(before.length).trimStart() : key
  return /^\d{1,6}$/.test(number) ? Number(number) : null
}

/** Why nobody else can be kept at that table, beside those who are kept at theirs; null where somebody can. */
export function fixedTableFault(
  { fixed, leftOut }: Pick<TablePlan, 'fixed' | 'leftOut'>,
  table: number,
): 'table_number_invalid' | 'fixed_table_taken' | 'fixed_table_left_out' | null {
  if (!isTableNumber(table)) return 'table_number_invalid'
  if (fixed.some((other) => other.table === table)) return 'fixed_table_taken'
  return leftOut.includes(table) ? 'fixed_table_left_out' : null
}

/** Whether a number is one that the plan may give. */
export function tablesOfPlan({ first, leftOut }: Pick<TablePlan, 'first' | 'leftOut'>): (table: number) => boolean {
  const without = new Set(leftOut)
  return (table) => isTableNumber(table) && table >= first && !without.has(table)
}

/** So many numbers as the plan gives them, those that are taken passed over. */
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
