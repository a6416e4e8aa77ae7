import { expect, test } from 'vitest'
import { fittedSize, heightOf } from './fitted-size.ts'

const CARD = { width: 370, height: 204, lines: 5, sizes: [64, 24] } as const

test('LOOK-20 a name on a picture is as large as it can be whole, and breaks between its words', () => {
  expect(fittedSize('Zoé', CARD)).toBe(64)
  const [short, long] = ['Valérie Martin', 'Valérie Wojciechowska'].map((name) => fittedSize(name, CARD))
  expect(short).toBe(64)
  expect(long).toBeLessThan(64)
  // "Wojciechowska" is 7.81 ems wide.
  expect((long ?? 0) * 7.81).toBeLessThanOrEqual(CARD.width)
})

test('LOOK-20 words break behind their hyphens, and a high stack of lines gets smaller letters', () => {
  const apart = fittedSize('Marie-Antoinette Dupont-Delacroix', CARD)
  expect(apart).toBeGreaterThan(fittedSize('MarieAntoinette DupontDelacroix', CARD))
  expect(heightOf('Marie-Antoinette Dupont-Delacroix', { ...CARD, size: apart })).toBeLessThanOrEqual(CARD.height)
})

test('LOOK-20 where no size is enough, the smallest is taken', () => {
  expect(fittedSize('W'.repeat(64), CARD)).toBe(24)
  expect(heightOf('W'.repeat(64), { width: 370, size: 24, lines: 2 })).toBeCloseTo(2 * 24 * 1.12)
})
