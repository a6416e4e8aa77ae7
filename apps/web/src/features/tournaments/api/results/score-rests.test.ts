import { expect, test } from 'vitest'
import { ScoreRests } from './score-rests.ts'

test('a score rests for longer after each failure, up to half a minute', () => {
  const rests = new ScoreRests()
  const waits = Array.from({ length: 8 }, (_, index) => {
    const now = index * 1_000_000
    rests.begin('act', now)
    return rests.restOf('act', now)
  })
  const middles = [700, 1_500, 4_000, 8_000, 15_000, 30_000, 30_000, 30_000]
  for (const [index, middle] of middles.entries()) {
    expect(waits[index]).toBeGreaterThanOrEqual(middle * 0.75)
    expect(waits[index]).toBeLessThanOrEqual(middle * 1.25)
  }
})

test('a rest ends by itself, or when the line comes back; the failures are remembered until the score has an answer', () => {
  const rests = new ScoreRests()
  rests.begin('act', 0)
  expect([rests.restOf('act', 500) > 0, rests.restOf('act', 1_000), rests.restOf('other', 0)]).toEqual([true, 0, 0])
  rests.begin('act', 1_000)
  rests.endAll()
  expect([rests.restOf('act', 1_000), rests.failuresOf('act')]).toEqual([0, 2])
  rests.forget('act')
  expect(rests.failuresOf('act')).toBe(0)
})
