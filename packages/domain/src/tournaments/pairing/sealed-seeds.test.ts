import { expect, test } from 'vitest'
import { nextSealedSeed, sealOf, unusedSeeds } from './sealed-seeds.ts'

const ENVELOPES = [
  { id: 3, hashes: ['a', 'b', 'c'] },
  { id: 9, hashes: ['d', 'e'] },
]
const hashes = (used: { envelope: number; place: number } | null) =>
  unusedSeeds(ENVELOPES, used).map(({ hash }) => hash)

test('CAVE-28 sealed seeds are used in their order, over the end of an envelope', () => {
  expect(hashes(null)).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(hashes({ envelope: 3, place: 2 })).toEqual(['c', 'd', 'e'])
  expect(sealOf(ENVELOPES, null, 'a')).toEqual({ envelope: 3, place: 1, skipped: 0 })
  expect(sealOf(ENVELOPES, { envelope: 3, place: 3 }, 'd')).toEqual({ envelope: 9, place: 1, skipped: 0 })
  expect(hashes({ envelope: 9, place: 2 })).toEqual([])
})

test('CAVE-28 a sealed seed counts once, and none of before', () => {
  for (const spent of ['a', 'b']) expect(sealOf(ENVELOPES, { envelope: 3, place: 2 }, spent)).toBeNull()
})

test('CAVE-28 a seed that nobody sealed is none', () => {
  expect(sealOf(ENVELOPES, null, 'x')).toBeNull()
  expect(sealOf([], null, 'a')).toBeNull()
})

test('CAVE-28 seeds that were passed over are counted', () => {
  expect(sealOf(ENVELOPES, { envelope: 3, place: 1 }, 'e')).toEqual({ envelope: 9, place: 2, skipped: 3 })
})

test('CAVE-28 a device takes the next seed after those that it took, and none twice', () => {
  expect(nextSealedSeed(['s1', 's2', 's3'], [])).toBe('s1')
  expect(nextSealedSeed(['s1', 's2', 's3'], ['s1', '', 'own'])).toBe('s2')
  // One that it let go by comes no more.
  expect(nextSealedSeed(['s1', 's2', 's3'], ['s2'])).toBe('s3')
  expect(nextSealedSeed(['s1'], ['s1'])).toBeNull()
  expect(nextSealedSeed([], [])).toBeNull()
})
