import type { TablePlan } from '../tournament.ts'

/** Numbered from 1, by rank, until somebody plans otherwise. */
export const TABLES_FROM_ONE: TablePlan = { first: 1, leftOut: [], fixed: [], order: 'rank' }

export const MOST_TABLE_NUMBER = 9999
/** More tables than this are left out by mistake. */
export const MOST_TABLES_LEFT_OUT = 1000

export function isTableNumber(table: number): boolean {
  return Number.isInteger(table) && table >= 1 && table <= MOST_TABLE_NUMBER
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
