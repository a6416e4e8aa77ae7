import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { placesOfPackages } from './baking/places-of-packages.ts'
import { frenchPlaces } from './french-places.ts'
import { readPlaceTable, writePlaceTable } from './place-table.ts'
import { wordsOf } from './words.ts'

const { all, departments } = frenchPlaces()

test('ACTS-17 the table that the build makes has every place and department as the packages have them', () => {
  const made = placesOfPackages()
  expect([all.length, departments.size]).toEqual([made.places.length, made.departments.length])
  expect(all.length).toBeGreaterThan(34_000)
  expect(made.places.filter((place, at) => !isDeepStrictEqual(place, all[at]))).toEqual([])
  expect([...departments.values()]).toEqual(made.departments)
})

test('ACTS-17 places are called by the words that a search is read as', () => {
  const called = all.filter(({ name, names }) => names[0] !== wordsOf(name).join(' '))
  expect(called.map(({ name }) => name)).toEqual([])
})

test('ACTS-17 a place comes back as it was written, digit by digit, or nowhere', () => {
  const lyon = {
    ...{ code: '69383', city: '69123', name: 'Lyon 3e Arrondissement', department: '69', postalCodes: ['69003'] },
    names: ['lyon 3e arrondissement', 'lyon 3e', 'lyon 3eme', 'lyon 3'],
    ...{ population: 102_725, point: { latitude: 45.10501440329218, longitude: 0.1 + 0.2 } },
  }
  const uninhabited = { ...lyon, code: '55039', names: ['x'], name: 'X', postalCodes: [], city: null, point: null }
  const table = { places: [lyon, uninhabited], departments: [...departments.values()].slice(0, 2) }
  expect(readPlaceTable(writePlaceTable(table, 'something'))).toEqual(table)
})
