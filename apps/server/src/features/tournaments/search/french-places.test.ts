import { expect, test } from 'vitest'
import { distanceKm } from './distance.ts'
import { frenchPlaces } from './french-places.ts'

const { byName, departments } = frenchPlaces()
const everywhere = [...new Set([...byName.values()].flat())]

function pointOf(name: string, department: string) {
  const place = byName.get(name)?.find((each) => each.department === department)
  if (!place?.point) throw new Error(`${name} is nowhere`)
  return place.point
}

test.each([
  ['lyon', '69', { latitude: 45.76, longitude: 4.84 }],
  ['tassin la demi lune', '69', { latitude: 45.76, longitude: 4.78 }],
  ['ajaccio', '2A', { latitude: 41.92, longitude: 8.74 }],
  ['noumea', '988', { latitude: -22.27, longitude: 166.45 }],
  ['mamoudzou', '976', { latitude: -12.78, longitude: 45.23 }],
])('FIND-1 %s (%s) is where it is on a map', (name, department, where) => {
  expect(distanceKm(pointOf(name, department), where)).toBeLessThan(5)
})

test('FIND-1 a part of a city is where the city is, and a village where its neighbours are', () => {
  expect(pointOf('lyon 3e', '69')).toEqual(pointOf('lyon', '69'))
  // Seventy people: too few for GeoNames.
  expect(distanceKm(pointOf('rochefourchat', '26'), { latitude: 44.6, longitude: 5.25 })).toBeLessThan(15)
})

test('FIND-1 whoever lives in France lives somewhere', () => {
  const nowhere = everywhere.filter(({ point, population }) => point === null && population > 0)
  expect(nowhere.map(({ name }) => name)).toEqual(['Saint-Martin', 'Saint-Barthélemy'])
})

test('FIND-1 no commune of the mainland is far from the middle of its department', () => {
  const far = everywhere.filter(({ point, department }) => {
    const centre = departments.get(department)?.centre
    return point && centre && department < '970' && distanceKm(point, centre) > 110
  })
  expect(far).toEqual([])
})
