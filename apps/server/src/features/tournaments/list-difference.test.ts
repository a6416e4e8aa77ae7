import { expect, test } from 'vitest'
import { listDifference } from './list-difference.ts'

type Item = { readonly id: string; readonly version?: number }
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id): Item => ({ id })) as [Item, Item, Item, Item]
const difference = (before: readonly Item[], after: readonly Item[]) => listDifference(before, after, ({ id }) => id)
const none = { added: [], changed: [], moved: [], removed: [] }

test('the same items are no difference', () => {
  expect(difference([a, b, c], [a, b, c])).toEqual(none)
})

test('another object with the same key has changed, wherever it stands', () => {
  const [first, last] = [
    { id: 'a', version: 2 },
    { id: 'd', version: 2 },
  ]
  expect(difference([a, b, c, d], [first, c, last])).toEqual({
    ...none,
    changed: [
      { before: a, after: first },
      { before: d, after: last },
    ],
    removed: [b],
  })
})

test('what is new is placed, and what stands behind it is placed anew', () => {
  expect(difference([a, b], [a, b, c])).toEqual({ ...none, added: [{ item: c, place: 2 }] })
  expect(difference([a, b], [c, a, b])).toEqual({
    ...none,
    added: [{ item: c, place: 0 }],
    moved: [
      { item: a, place: 1, before: a },
      { item: b, place: 2, before: b },
    ],
  })
})

test('what left its place and came back at the end has moved', () => {
  const back = { id: 'a', version: 2 }
  expect(difference([a, b, c], [b, c, back])).toEqual({ ...none, moved: [{ item: back, place: 2, before: a }] })
})
