import { expect, test } from 'vitest'
import { seededRandom } from '../../../seeded-random.ts'
import { measurePods } from './measure-pods.ts'
import type { PodPlan, PodPlayer } from './pod-field.ts'
import { seatCost, seatPod } from './seat-pod.ts'
import { newcomers, playPods } from './testing/play-pods.ts'

const PLAN: PodPlan = { remainder: 'pods-of-3-low', pointsFirst: false }

function seated(seats: readonly (readonly number[])[]): readonly PodPlayer[] {
  return newcomers(seats.length).map((player, index) => ({ ...player, seats: seats[index] ?? [] }))
}

test('PODS-1 whoever began before does not begin again, and each seat goes to who had it least', () => {
  const pod = seated([
    [1, 0, 0, 0],
    [1, 0, 0, 0],
    [1, 0, 0, 0],
    [0, 0, 0, 1],
  ])
  for (const seed of ['a', 'b', 'c']) expect(seatPod(pod, seededRandom(seed))[0]?.id).toBe('p3')
})

test('PODS-1 beginning again costs three times as much as any other seat again', () => {
  expect(seatCost(seated([[2], [0, 1], [0, 0, 3]]))).toBe(3 * 4 + 1 + 9)
  // One of the two has to sit where they sat: not in the first seat.
  const pod = seated([
    [1, 1],
    [1, 1],
    [0, 1, 1],
  ])
  expect(seatPod(pod, seededRandom('x'))[0]?.id).toBe('p2')
})

test('PODS-1 among equals chance decides: each of four newcomers begins as often', () => {
  const counts = new Map<string, number>()
  for (let draw = 0; draw < 4000; draw++) {
    const first = seatPod(newcomers(4), seededRandom(`draw ${draw}`))[0]?.id ?? ''
    counts.set(first, (counts.get(first) ?? 0) + 1)
  }
  for (const id of ['p0', 'p1', 'p2', 'p3']) expect(Math.abs((counts.get(id) ?? 0) - 1000)).toBeLessThan(120)
})

test('PODS-1 over four rounds of 16 players nobody begins a third time', () => {
  const rounds = [...playPods({ players: 16, rounds: 4, seed: 'seats', plan: PLAN })]
  const firsts = rounds.flatMap(({ draw }) => draw.pods.map(([first]) => first ?? ''))
  const times = [...Map.groupBy(firsts, (id) => id).values()].map(({ length }) => length)
  expect(Math.max(...times)).toBeLessThanOrEqual(2)
  for (const { field, draw } of rounds) expect(measurePods(field, draw, PLAN).illegal).toBe(0)
})
