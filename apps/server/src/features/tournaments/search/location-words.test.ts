import { expect, test } from 'vitest'
import { distanceKm } from './distance.ts'
import { locationWords } from './location-words.ts'

const wordsAt = (location: string) => locationWords(location).words

test.each([
  ['Lyon 3e', ['lyon', '3e', '69003', '69']],
  ['Lyon 3ème', ['69003']],
  ['69003 Lyon', ['lyon', '3e', '69003']],
  ['69003', ['lyon']],
  ['Lyon', ['69001', '69009', '69']],
  ['Villeurbanne', ['villeurbanne', '69100']],
  ['Boutique Ludique, 12 rue de Paris, Villeurbanne', ['ludique', '69100']],
  ['Boutique Ludique Lyon 3e', ['69003']],
  ['st denis, La Réunion', ['saint', 'st', '97400', '974']],
  ['Saint-Denis (93)', ['93200']],
  ['AJACCIO', ['20000', '2a']],
  ['Seine-et-Marne', ['77']],
  ['Bruxelles, Belgique', ['bruxelles', 'belgium']],
])('SRCH-9 %s is found by the words of the place it means', (location, words) => {
  expect(wordsAt(location)).toEqual(expect.arrayContaining(words))
})

test('SRCH-9 a part of a city has no postal code of another part', () => {
  expect(wordsAt('Lyon 3e')).not.toContain('69001')
  expect(wordsAt('69003 Lyon')).not.toContain('69001')
})

test('SRCH-9 a place that is not known, or lies elsewhere, is found by its own words', () => {
  expect(wordsAt('Le Dé Pipé, Zzyzx')).toEqual(['le', 'de', 'pipe', 'zzyzx'])
  expect(wordsAt('Valence, Espagne')).toEqual(['valence', 'espagne', 'spain'])
  expect(locationWords('Valence, Espagne').codes).toEqual([])
})

test('SRCH-9 departments and regions are kept apart, as their words are names of others', () => {
  expect(locationWords('Grenoble').areas).toEqual(['isere', 'auvergnerhonealpes'])
  expect(wordsAt('Marseille')).not.toContain('rhone')
})

test.each([
  ['Lyon 3e', ['c69383', 'c69123', 'd69', 'r84']],
  ['Bouches-du-Rhône', ['d13', 'r93']],
  ['PACA', ['r93']],
  ['Auvergne-Rhône-Alpes', ['r84']],
  ['Alsace', ['d67', 'r44', 'd68']],
  ['Vienne', ['c38544', 'd38', 'r84']],
  ['Disneyland, Marne-la-Vallée', ['d77', 'r11', 'd93', 'd94']],
  ['Le Dé Pipé, Zzyzx', []],
])('SRCH-9 %s means the areas of these codes', (location, codes) => {
  expect(locationWords(location).codes).toEqual(codes)
})

test('SRCH-9 a postal code that many communes share says where they are', () => {
  const { words } = locationWords('01200')
  expect(words).toEqual(expect.arrayContaining(['01200', '01']))
})

test.each([
  ['Le Repaire, Lyon 3e', { latitude: 45.76, longitude: 4.84 }, 5],
  // Shared by several communes, far from the middle of the Ain.
  ['Salle des fêtes, 01200', { latitude: 46.11, longitude: 5.82 }, 12],
  ['Ardèche', { latitude: 44.75, longitude: 4.5 }, 25],
])('FIND-1 %s lies about where it is on a map', (location, where, km) => {
  const { point } = locationWords(location)
  expect(point && distanceKm(point, where)).toBeLessThan(km)
})

test.each(['PACA', 'Alsace', 'Le Dé Pipé, Zzyzx', 'Valence, Espagne'])(
  'FIND-1 %s is nowhere in particular',
  (location) => {
    expect(locationWords(location).point).toBeNull()
  },
)
