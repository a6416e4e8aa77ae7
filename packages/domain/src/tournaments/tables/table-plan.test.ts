import { expect, test } from 'vitest'
import { refuse } from '../../outcome.ts'
import { after, aTournamentOf, started } from '../testing/a-tournament.ts'
import { planTables } from './plan-tables.ts'
import { isTablePrefix, TABLES_FROM_ONE, tableLabel, tableTyped } from './table-plan.ts'

test.each(['', 'B', 'É', 'A-', 'B2-', 'Ab-c', 'A1B'])('STAK-8 %o may stand before a number', (prefix) => {
  expect(isTablePrefix(prefix)).toBe(true)
})

test.each(['1', '-A', 'B2', 'ABCDE', 'A B', '=A', '🂡', 'A\u0301', 'ب', 'A\n'])('STAK-8 %o may not', (prefix) => {
  expect(isTablePrefix(prefix)).toBe(false)
})

test('STAK-8 a table is called by prefix and number, and found by either', () => {
  const plan = { prefix: 'B-' }
  expect(tableLabel(plan, 12)).toBe('B-12')
  expect(['12', 'B-12', ' b-12 ', 'B- 12'].map((typed) => tableTyped(plan, typed))).toEqual([12, 12, 12, 12])
  expect(['B', 'B-', 'C-12', 'Bob 12', '', '1234567'].map((typed) => tableTyped(plan, typed))).toEqual(
    Array(6).fill(null),
  )
  expect([tableTyped({ prefix: '' }, '12'), tableTyped({ prefix: '' }, 'B12')]).toEqual([12, null])
})

test('STAK-8 the prefix counts at once and moves nobody; without one the one that is stays', () => {
  const paired = started(aTournamentOf(4))
  const wish = { first: 1, leftOut: [], fixed: [], order: 'rank' as const }
  const named = after(paired, planTables(paired, { ...wish, prefix: ' B ' }))
  expect(named.tablePlan).toEqual({ ...wish, prefix: 'B' })
  expect(named.matches).toEqual(paired.matches)
  const later = after(named, planTables(named, { ...wish, first: 5 }))
  expect(later.tablePlan).toEqual({ ...wish, prefix: 'B', first: 5 })
  expect(planTables(paired, { ...TABLES_FROM_ONE, prefix: '1' })).toEqual(refuse('table_prefix_invalid'))
})
