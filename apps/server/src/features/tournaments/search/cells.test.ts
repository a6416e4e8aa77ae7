import { seededRandom } from '@tablee/domain/seeded-random'
import { expect, test } from 'vitest'
import { cellsAround, cellsOf } from './cells.ts'
import { distanceKm } from './distance.ts'

const MOST_CELLS = 80

test.each([10, 25, 50, 100])('FIND-1 within about %i km the cells find what is there and nothing else', (radiusKm) => {
  const random = seededRandom(`cells ${radiusKm}`)
  for (let draw = 0; draw < 60; draw++) {
    const around = { latitude: -25 + random() * 76, longitude: -65 + random() * 125, radiusKm }
    const cells = new Set(cellsAround(around))
    expect(cells.size).toBeLessThan(MOST_CELLS)
    for (let place = 0; place < 60; place++) {
      const reach = (2.5 * radiusKm) / 111
      const point = {
        latitude: around.latitude + (random() - 0.5) * reach,
        longitude: around.longitude + (random() - 0.5) * reach,
      }
      const isFound = cellsOf(point).some((cell) => cells.has(cell))
      const far = distanceKm(point, around) / radiusKm
      if (far < 0.8) expect(isFound, JSON.stringify({ around, point })).toBe(true)
      if (far > 1.2) expect(isFound, JSON.stringify({ around, point })).toBe(false)
    }
  }
})

test('FIND-1 a place is in one cell of each size', () => {
  expect(cellsOf({ latitude: 45.7485, longitude: 4.8467 })).toEqual([
    ...['0n5429e7393', '1n2714e3696', '2n1357e1848', '3n678e924', '4n339e462', '5n169e231', '6n84e115'],
  ])
})
