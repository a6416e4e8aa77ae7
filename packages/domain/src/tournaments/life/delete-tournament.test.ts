import { expect, test } from 'vitest'
import { erasedWhenDeletedBy, restorableUntil } from './delete-tournament.ts'

test('STAK-3 a deleted tournament comes back until thirty days have passed, and is erased from then on', () => {
  const deletedAt = new Date('2026-11-22T18:00:00.000Z')
  const until = restorableUntil(deletedAt)
  expect(until.toISOString()).toBe('2026-12-22T18:00:00.000Z')
  expect(erasedWhenDeletedBy(until)).toEqual(deletedAt)
})
