import { expect, test } from 'vitest'
import { groupRows } from './use-row-groups.ts'

const rows = (...ids: readonly (string | number)[]) => ids.map((id) => ({ id: String(id) }))
const range = (count: number) => rows(...Array.from({ length: count }, (_, index) => index))
const idsOf = (groups: ReturnType<typeof groupRows>) => groups.map((group) => group.rows.map(({ id }) => id))

test('SHOP-71 a long list is as few groups as hold it, in its order', () => {
  const groups = groupRows(range(500))
  expect(groups).toHaveLength(84)
  expect(groups.flatMap((group) => group.rows)).toEqual(range(500))
  expect(new Set(groups.map(({ key }) => key)).size).toBe(84)
  expect(groupRows([])).toEqual([])
})

test('SHOP-71 whoever comes or leaves moves nobody else into another group', () => {
  const before = groupRows(range(20))
  const after = groupRows(rows(0, 1, 'new', 2, 3, 4, 5, 7, ...Array.from({ length: 12 }, (_, at) => at + 8)), before)
  expect(idsOf(after).slice(0, 2)).toEqual([
    ['0', '1', 'new', '2', '3', '4', '5'],
    ['7', '8', '9', '10', '11'],
  ])
  expect(after.map(({ key }) => key)).toEqual(before.map(({ key }) => key))
  // A newcomer before all others starts a group.
  const first = groupRows(rows('a', ...Array.from({ length: 20 }, (_, at) => at)), before)
  expect(idsOf(first)[0]).toEqual(['a'])
  expect(first.slice(1)).toEqual(before)
})

test('SHOP-71 another order, and what is left of a search, are grouped anew', () => {
  const before = groupRows(range(60))
  expect(groupRows([...range(60)].reverse(), before)).toHaveLength(10)
  expect(idsOf(groupRows(rows(0, 8, 16, 24, 32, 40), before))).toEqual([['0', '8', '16', '24', '32', '40']])
  // Groups grow to twice their size at most.
  const crowd = groupRows(rows(...Array.from({ length: 30 }, (_, at) => `new${at}`), 59), groupRows(rows(59)))
  expect(Math.max(...crowd.map((group) => group.rows.length))).toBeLessThanOrEqual(12)
})
