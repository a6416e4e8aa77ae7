import { expect, test } from 'vitest'
import { pairRound } from './pair-round.ts'
import type { PairingPlayer } from './pairing-field.ts'

/** Counts of each outcome over many seeds, and their chi-square. */
function spread(seeds: number, outcomesOf: (seed: string) => readonly string[]) {
  const counts = new Map<string, number>()
  for (let seed = 0; seed < seeds; seed++) {
    for (const outcome of outcomesOf(`seed ${seed}`)) counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
  }
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const expected = total / counts.size
  const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  return { outcomes: counts.size, total, chiSquare }
}

function playersOf(points: readonly number[]): readonly PairingPlayer[] {
  return points.map((score, place) => ({ id: `${place}`, points: score, opponents: [], byes: 0 }))
}

// An even draw stays below these bounds in 9,999 of 10,000 samples; the seeds are fixed.

test('NONE-2 eight equal players: each of the 28 possible pairs is as likely', () => {
  const field = playersOf([0, 0, 0, 0, 0, 0, 0, 0])
  const { outcomes, chiSquare } = spread(7000, (seed) =>
    pairRound(field, seed).map(([first, second]) => [first, second ?? ''].sort().join(' ')),
  )
  expect(outcomes).toBe(28)
  expect(chiSquare).toBeLessThan(65)
})

test('NONE-2 seven equal players: each is as likely to have the bye', () => {
  const field = playersOf([0, 0, 0, 0, 0, 0, 0])
  const { outcomes, chiSquare } = spread(7000, (seed) =>
    pairRound(field, seed).flatMap(([first, second]) => (second === null ? [first] : [])),
  )
  expect(outcomes).toBe(7)
  expect(chiSquare).toBeLessThan(28)
})

test('NONE-2 three players over five: each is as likely to float, and each of the five to be met', () => {
  const field = playersOf([3, 3, 3, 0, 0, 0, 0, 0])
  const { outcomes, chiSquare } = spread(6000, (seed) =>
    pairRound(field, seed).flatMap(([first, second]) =>
      Number(first) < 3 && Number(second) >= 3 ? [`${first} ${second}`] : [],
    ),
  )
  expect(outcomes).toBe(15)
  expect(chiSquare).toBeLessThan(43)
})

test('NONE-2 where a player is in the list and what they are called changes nothing: big groups are drawn evenly too', () => {
  const field = playersOf([...Array(9).fill(3), ...Array(9).fill(0)])
  const floats = spread(4500, (seed) =>
    pairRound(field, seed).flatMap(([first, second]) =>
      Number(first) < 9 && Number(second) >= 9 ? [`up ${first}`] : [],
    ),
  )
  expect(floats.outcomes).toBe(9)
  expect(floats.chiSquare).toBeLessThan(32)
})
