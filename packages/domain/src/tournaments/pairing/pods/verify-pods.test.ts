import { expect, test } from 'vitest'
import { pairPods } from './pair-pods.ts'
import type { PodDraw, PodPlan } from './pod-field.ts'
import { newcomers, playPods } from './testing/play-pods.ts'
import { verifyPods } from './verify-pods.ts'
import { whyPods } from './why-pod.ts'

const PLAN: PodPlan = { remainder: 'pods-of-3-low', pointsFirst: false }

/** Two players of different pods change places. */
function exchanged({ pods, byes }: PodDraw, one: string, other: string): PodDraw {
  const swap = (id: string) => (id === one ? other : id === other ? one : id)
  return { pods: pods.map((pod) => pod.map(swap)), byes }
}

test('PODS-5 each round of an event is what its seed gives', () => {
  for (const { field, draw, seed } of playPods({ players: 11, rounds: 4, seed: 'check', plan: PLAN })) {
    const check = verifyPods(field, { draw, seed, plan: PLAN })
    expect(check).toMatchObject({ isSame: true, difference: 0, byes: { added: [], missing: [] } })
    expect(check.measures.round).toEqual(check.measures.drawn)
  }
})

test('PODS-5 two players who changed places are seen, with where they would sit', () => {
  const field = newcomers(12)
  const draw = pairPods(field, 'seed', PLAN)
  const [one = '', other = ''] = [draw.pods[0]?.[0], draw.pods[1]?.[0]]
  const check = verifyPods(field, { draw: exchanged(draw, one, other), seed: 'seed', plan: PLAN })
  expect(check.isSame).toBe(false)
  expect(check.pods.map(({ verdict }) => verdict)).toEqual(['different', 'different', 'same'])
  expect(check.pods[0]?.given).toEqual([draw.pods[0], draw.pods[1]])
})

test('PODS-5 another order of seats is seen, and so is another bye', () => {
  const field = newcomers(5)
  const draw = pairPods(field, 'seed', PLAN)
  const reseated = { ...draw, pods: draw.pods.map((pod) => pod.toReversed()) }
  expect(verifyPods(field, { draw: reseated, seed: 'seed', plan: PLAN }).pods[0]?.verdict).toBe('reseated')
  const [first = ''] = draw.pods[0] ?? []
  const [bye = ''] = draw.byes
  const other = { pods: exchanged(draw, first, bye).pods, byes: [first] }
  const check = verifyPods(field, { draw: other, seed: 'seed', plan: PLAN })
  expect(check).toMatchObject({ isSame: false, byes: { added: [first], missing: [bye] } })
})

test('PODS-5 a round says of each pod its points, who meets again, its seats, and why it has three', () => {
  const field = newcomers(7).map((player, index) => ({
    ...player,
    points: index === 0 ? 5 : 0,
    opponents: index === 1 ? ['p2', 'p2'] : [],
    shortPods: index === 4 ? 1 : 0,
    seats: index === 3 ? [0, 0, 0, 2] : [],
  }))
  const draw = {
    pods: [
      ['p0', 'p1', 'p2', 'p3'],
      ['p4', 'p5', 'p6'],
    ],
    byes: [],
  }
  const [full, short] = whyPods(field, draw, PLAN).pods
  expect(full).toMatchObject({
    points: { least: 0, most: 5 },
    rematches: [{ ids: ['p1', 'p2'], earlier: 2 }],
    short: null,
  })
  expect(full?.seats[3]).toEqual({ id: 'p3', points: 0, earlier: 2 })
  expect(short?.short).toEqual({ kind: 'remainder', outside: 0, earlierShortPods: 1 })
})

test('PODS-5 a pod that the division of the field does not have is said to be changed', () => {
  const draw = {
    pods: [
      ['p0', 'p1', 'p2', 'p3'],
      ['p4', 'p5', 'p6'],
    ],
    byes: ['p7'],
  }
  const why = whyPods(newcomers(8), draw, PLAN)
  expect(why.pods[1]?.short).toEqual({ kind: 'changed' })
  expect(why.byes).toEqual([{ id: 'p7', byes: 0, shortPods: 0, points: 0 }])
})
