import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inCutOrder } from './cut-order.ts'

test('STAK-7 five slips need two sheets; cut across, the piles lie in order', () => {
  expect(inCutOrder([1, 2, 3, 4, 5])).toEqual([
    [1, 3, 5, null],
    [2, 4, null, null],
  ])
})

test('STAK-7 the piles of any stack, laid one on the other, are the slips in order', () => {
  fc.assert(
    fc.property(fc.nat(600), (count) => {
      const slips = Array.from({ length: count }, (_, index) => index)
      const pages = inCutOrder(slips)
      const piles = [0, 1, 2, 3].flatMap((place) => pages.map((page) => page[place]))
      expect(piles.filter((slip) => slip !== null)).toEqual(slips)
      expect(pages).toHaveLength(Math.ceil(count / 4))
    }),
  )
})
