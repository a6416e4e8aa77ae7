import { expect, test } from 'vitest'
import { elementsOf } from './elements-of.ts'

test('OPS-12 a JSON list comes one element at a time, whatever its texts hold', () => {
  const values = [
    { kind: 'a', list: [1, [2, { deep: '],[' }]] },
    { kind: 'quote " and backslash \\', other: '\\"},{' },
    3,
    'x, y',
    null,
    { empty: {}, none: [] },
  ]
  expect([...elementsOf(JSON.stringify(values))].map((text) => JSON.parse(text))).toEqual(values)
  expect([...elementsOf('[]')]).toEqual([])
  expect([...elementsOf('[7]')]).toEqual(['7'])
})
