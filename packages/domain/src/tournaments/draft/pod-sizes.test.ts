import { expect, test } from 'vitest'
import { areDraftPods, draftPodOptions } from './pod-sizes.ts'

const PUBLISHED: ReadonlyMap<number, readonly number[]> = new Map([
  ...([6, 7, 8, 9, 10, 11].map((size) => [size, [size]]) as [number, number[]][]),
  [12, [6, 6]],
  [13, [7, 6]],
  [14, [8, 6]],
  [15, [8, 7]],
  [16, [8, 8]],
  [17, [9, 8]],
  [18, [10, 8]],
  [19, [10, 9]],
  [20, [10, 10]],
  [21, [11, 10]],
  [22, [8, 8, 6]],
  [23, [8, 8, 7]],
  [24, [8, 8, 8]],
  [25, [9, 8, 8]],
  [26, [10, 8, 8]],
])

test.each([...PUBLISHED])('DRFT-1 %i players sit as the published table says', (players, sizes) => {
  expect(draftPodOptions(players)[0]).toEqual(sizes)
})

test('DRFT-1 alternatives are offered, and below six everybody sits in one pod', () => {
  expect(draftPodOptions(25)).toContainEqual([7, 6, 6, 6])
  expect(draftPodOptions(26)).toContainEqual([8, 6, 6, 6])
  expect(draftPodOptions(21)).toContainEqual([8, 7, 6])
  expect([2, 3, 4, 5].map(draftPodOptions)).toEqual([[[2]], [[3]], [[4]], [[5]]])
  expect([0, 1].map(draftPodOptions)).toEqual([[], []])
})

test('DRFT-1 up to 2,000 players each proposal seats everybody, from six to eleven in a pod and as few odd pods as there can be', () => {
  for (let players = 6; players <= 2_000; players += players < 120 ? 1 : 67) {
    const options = draftPodOptions(players)
    expect(options.length).toBeGreaterThan(0)
    for (const sizes of options) {
      expect(areDraftPods(sizes, players)).toBe(true)
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(6)
    }
    expect(options[0]?.filter((size) => size % 2 === 1)).toHaveLength(players % 2)
  }
})

test('DRFT-1 an organizer may choose pods of 4 to 11 that seat exactly those who play', () => {
  expect(areDraftPods([7, 7], 14)).toBe(true)
  expect(areDraftPods([4, 4], 8)).toBe(true)
  expect(areDraftPods([3], 3)).toBe(true)
  expect(areDraftPods([8, 7], 14)).toBe(false)
  expect(areDraftPods([12, 8], 20)).toBe(false)
  expect(areDraftPods([11, 3], 14)).toBe(false)
})
