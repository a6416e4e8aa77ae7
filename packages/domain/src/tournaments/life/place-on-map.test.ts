import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeOnMap } from './place-on-map.ts'

const SEARCH = 'https://www.openstreetmap.org/search?query='

test.each([
  ['Le Vieux Grimoire, 12 rue de la République', 'Le%20Vieux%20Grimoire%2C%2012%20rue%20de%20la%20R%C3%A9publique'],
  ["Café L'Arène & fils #2 ?x=1", "Caf%C3%A9%20L'Ar%C3%A8ne%20%26%20fils%20%232%20%3Fx%3D1"],
  ['javascript:alert(1)', 'javascript%3Aalert(1)'],
  ['Arena Cards, Málaga', 'Arena%20Cards%2C%20M%C3%A1laga'],
  ['東京カードショップ', '%E6%9D%B1%E4%BA%AC%E3%82%AB%E3%83%BC%E3%83%89%E3%82%B7%E3%83%A7%E3%83%83%E3%83%97'],
  ['Salle \ud800', 'Salle%20%EF%BF%BD'],
])('FIND-6 the map is asked for %j as it is written', (place, query) => {
  expect(placeOnMap(place)).toBe(`${SEARCH}${query}`)
})

test.each([
  'En ligne',
  'ONLINE (Discord)',
  'Webcam',
  'https://discord.gg/abc',
  'Discord : https://discord.gg/abc',
  '???',
  '12',
  ' ',
])('FIND-6 %j is on no map', (place) => {
  expect(placeOnMap(place)).toBeNull()
})

test('FIND-6 whatever is written as a place, the link leads to the map and nowhere else', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (place) => {
      const address = placeOnMap(place)
      if (address === null) return
      const { origin, searchParams, hash } = new URL(address)
      expect([origin, hash, [...searchParams.keys()]]).toEqual(['https://www.openstreetmap.org', '', ['query']])
      expect(searchParams.get('query')).toBe(place.toWellFormed().trim())
    }),
  )
})
