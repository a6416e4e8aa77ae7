import { expect, test } from 'vitest'
import { comparePods, measurePods, podFigures } from './measure-pods.ts'
import type { PodPlayer } from './pod-field.ts'
import { newcomers } from './testing/play-pods.ts'

function player(id: string, points: number, more: Partial<PodPlayer> = {}): PodPlayer {
  return { id, points, opponents: [], byes: 0, shortPods: 0, seats: [], ...more }
}

const FIELD = [
  player('Ana', 10, { opponents: ['Bob', 'Bob', 'Cyd'] }),
  player('Bob', 5, { opponents: ['Ana', 'Ana'] }),
  player('Cyd', 5),
  player('Dan', 1),
  player('Eve', 0, { byes: 1, shortPods: 2 }),
]

test('PODS-4 a round is measured by byes, meetings, short pods and differences in points', () => {
  const draw = { pods: [['Ana', 'Bob', 'Cyd', 'Dan']], byes: ['Eve'] }
  expect(measurePods(FIELD, draw, { remainder: 'pods-of-3-low' })).toEqual({
    illegal: 0,
    earlierByes: 1,
    byeShortPods: 2,
    byePoints: 0,
    meetings: 4 + 1,
    outside: 0,
    earlierShortPods: 0,
    squares: 25 + 25 + 81 + 0 + 16 + 16,
    spread: 9,
  })
})

test('PODS-4 points outside: those above the lowest of the field who fill the short pods', () => {
  const field = newcomers(7).map((one, index) => ({ ...one, points: index }))
  const draw = {
    pods: [
      ['p0', 'p1', 'p2', 'p3'],
      ['p4', 'p5', 'p6'],
    ],
    byes: [],
  }
  expect(measurePods(field, draw, { remainder: 'pods-of-3-low' })).toMatchObject({ outside: 2 + 3 + 4, illegal: 0 })
  expect(measurePods(field, draw, { remainder: 'pods-of-3-high' })).toMatchObject({ outside: 0 })
})

test('PODS-4 a pod that the number of players does not ask for is counted', () => {
  const field = newcomers(8)
  const draw = {
    pods: [
      ['p0', 'p1', 'p2'],
      ['p3', 'p4', 'p5'],
    ],
    byes: ['p6', 'p7'],
  }
  expect(measurePods(field, draw, { remainder: 'byes' }).illegal).toBe(4)
})

test('PODS-4 a third meeting costs more than two second ones, and points come first only where that was chosen', () => {
  const draw = { pods: [['Ana', 'Cyd', 'Dan', 'Eve']], byes: ['Bob'] }
  const measure = measurePods(FIELD, draw, { remainder: 'byes' })
  const again = { ...measure, meetings: measure.meetings + 1 }
  const apart = { ...measure, squares: measure.squares + 1 }
  expect(comparePods(again, apart, { pointsFirst: false })).toBeGreaterThan(0)
  expect(comparePods(again, apart, { pointsFirst: true })).toBeLessThan(0)
  expect(comparePods(measure, { ...measure }, { pointsFirst: true })).toBe(0)
  expect(podFigures({ pointsFirst: true }).toSorted()).toEqual(podFigures({ pointsFirst: false }).toSorted())
})

test('PODS-4 a pod that names somebody outside the field is a defect', () => {
  expect(() => measurePods(FIELD, { pods: [['Fay']], byes: [] }, { remainder: 'byes' })).toThrow('Fay')
})
