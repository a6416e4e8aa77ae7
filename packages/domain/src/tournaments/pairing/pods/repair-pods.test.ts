import { expect, test } from 'vitest'
import type { PodPlan, PodPlayer } from './pod-field.ts'
import { type PodsUnderWay, type PodUnderWay, repairPods } from './repair-pods.ts'

const PLAN: PodPlan = { remainder: 'pods-of-3-low', pointsFirst: false }
const REPAIR = { seed: 'seed', plan: PLAN }

function player(id: string, more: Partial<PodPlayer> = {}): PodPlayer {
  return { id, points: 0, opponents: [], byes: 0, shortPods: 0, seats: [], ...more }
}

function fieldOf(ids: string): readonly PodPlayer[] {
  return ids.split(' ').map((id) => player(id))
}

function open(ids: string): PodUnderWay {
  return { ids: ids.split(' '), isOpen: true }
}

function round(pods: readonly PodUnderWay[], more: Partial<PodsUnderWay> = {}): PodsUnderWay {
  return { pods, byes: [], coming: [], ...more }
}

test('PODS-1 one of four leaves: the others play with three, and nobody moves', () => {
  const repair = repairPods(fieldOf('a b c e f g h'), round([open('a b c d'), open('e f g h')]), REPAIR)
  expect(repair).toEqual({
    pods: [
      ['a', 'b', 'c'],
      ['e', 'f', 'g', 'h'],
    ],
    byes: [],
    waiting: [],
    moved: [],
  })
})

test('PODS-1 two of four leave: one player of a pod of four joins them', () => {
  const repair = repairPods(fieldOf('a b e f g h'), round([open('a b c d'), open('e f g h')]), REPAIR)
  expect(repair.moved).toHaveLength(1)
  expect(repair.pods.map(({ length }) => length)).toEqual([3, 3])
  expect(repair.pods[0]?.slice(0, 2)).toEqual(['a', 'b'])
  expect(repair.byes).toEqual([])
})

test('PODS-1 two of four leave: who joins them met nobody there, if there is such a player', () => {
  const field = fieldOf('a b e f g h').map((one) =>
    ['e', 'f', 'h'].includes(one.id) ? { ...one, opponents: ['a'] } : one,
  )
  const repair = repairPods(field, round([open('a b c d'), open('e f g h')]), REPAIR)
  expect(repair).toMatchObject({
    moved: ['g'],
    pods: [
      ['a', 'b', 'g'],
      ['e', 'f', 'h'],
    ],
  })
})

test('PODS-1 two of four leave: where somebody has a bye they join, and no other pod changes', () => {
  const repair = repairPods(
    fieldOf('a b e f g h i'),
    round([open('a b c d'), open('e f g h')], { byes: ['i'] }),
    REPAIR,
  )
  expect(repair).toEqual({
    pods: [
      ['a', 'b', 'i'],
      ['e', 'f', 'g', 'h'],
    ],
    byes: [],
    waiting: [],
    moved: ['i'],
  })
})

test('PODS-1 two of four leave: where only pods of three are left, each takes one', () => {
  const repair = repairPods(fieldOf('a b e f g h i j'), round([open('a b c d'), open('e f g'), open('h i j')]), REPAIR)
  expect(repair.pods.map(({ length }) => length)).toEqual([0, 4, 4])
  expect(repair.moved.toSorted()).toEqual(['a', 'b'])
})

test('PODS-1 two of four leave and every other pod has begun: both have a bye', () => {
  const begun = { ids: ['e', 'f', 'g', 'h'], isOpen: false }
  const repair = repairPods(fieldOf('a b e f g h'), round([open('a b c d'), begun]), REPAIR)
  expect(repair.pods).toEqual([[], ['e', 'f', 'g', 'h']])
  expect(repair.byes.toSorted()).toEqual(['a', 'b'])
})

test('PODS-1 a latecomer is the fourth of a pod of three that has not begun', () => {
  const begun = { ids: ['e', 'f', 'g'], isOpen: false }
  const pods = [open('a b c d'), begun, open('h i j')]
  const repair = repairPods(fieldOf('a b c d e f g h i j k'), round(pods, { coming: ['k'] }), REPAIR)
  expect(repair.pods.at(-1)).toEqual(['h', 'i', 'j', 'k'])
  expect(repair).toMatchObject({ waiting: [], moved: [], byes: [] })
})

test('PODS-1 a latecomer and two with a bye make a pod', () => {
  const pods = [open('a b c d')]
  const repair = repairPods(fieldOf('a b c d e f g'), round(pods, { byes: ['e', 'f'], coming: ['g'] }), REPAIR)
  expect(repair.pods[0]).toEqual(['a', 'b', 'c', 'd'])
  expect(repair.pods[1]?.toSorted()).toEqual(['e', 'f', 'g'])
  expect(repair.byes).toEqual([])
})

test('PODS-1 a latecomer, the one with the bye and one of a pod of four make a pod', () => {
  const repair = repairPods(fieldOf('a b c d e f'), round([open('a b c d')], { byes: ['e'], coming: ['f'] }), REPAIR)
  expect(repair.pods.map(({ length }) => length)).toEqual([3, 3])
  expect(repair).toMatchObject({ byes: [], waiting: [] })
})

test('PODS-1 a latecomer waits where nobody has a bye and no pod has three', () => {
  const pods = [open('a b c d'), open('e f g h')]
  const repair = repairPods(fieldOf('a b c d e f g h i'), round(pods, { coming: ['i'] }), REPAIR)
  expect(repair).toEqual({ pods: pods.map(({ ids }) => ids), byes: [], waiting: ['i'], moved: [] })
})

test('PODS-1 a latecomer sits as the fifth where pods of five are allowed', () => {
  const plan: PodPlan = { ...PLAN, remainder: 'pods-of-5-low' }
  const repair = repairPods(fieldOf('a b c d e'), round([open('a b c d')], { coming: ['e'] }), { seed: 'seed', plan })
  expect(repair.pods).toEqual([['a', 'b', 'c', 'd', 'e']])
})

test('PODS-1 a large round is repaired without looking at all of it', () => {
  const ids = Array.from({ length: 1000 }, (_, index) => `p${index}`)
  const pods = Array.from({ length: 250 }, (_, pod) => open(ids.slice(4 * pod, 4 * pod + 4).join(' ')))
  const field = ids.filter((id) => !['p4', 'p5'].includes(id)).map((id) => player(id, { points: Number(id.slice(1)) }))
  const repair = repairPods(field, round(pods), REPAIR)
  expect(repair.pods[1]?.slice(0, 2)).toEqual(['p6', 'p7'])
  expect(repair.moved).toHaveLength(1)
  expect(['p0', 'p1', 'p2', 'p3', 'p8', 'p9', 'p10', 'p11']).toContain(repair.moved[0])
})
