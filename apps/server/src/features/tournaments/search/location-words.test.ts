import { expect, test } from 'vitest'
import { locationWords } from './location-words.ts'

const wordsAt = (location: string) => locationWords(location).words

test.each([
  ['Lyon 3e', ['lyon', '3e', '69003', '69', 'rhone']],
  ['Lyon 3ème', ['69003']],
  ['69003 Lyon', ['lyon', '3e', '69003', 'rhone']],
  ['69003', ['lyon', 'rhone']],
  ['Lyon', ['69001', '69009', '69', 'rhone']],
  ['Villeurbanne', ['villeurbanne', '69100', 'rhone']],
  ['Boutique Ludique, 12 rue de Paris, Villeurbanne', ['ludique', '69100', 'rhone']],
  ['Boutique Ludique Lyon 3e', ['69003']],
  ['st denis, La Réunion', ['saint', 'st', '97400', '974']],
  ['Saint-Denis (93)', ['93200']],
  ['AJACCIO', ['20000', '2a', 'corse', 'sud']],
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
  expect(locationWords('Valence, Espagne').region).toBeNull()
})

test('SRCH-9 a region is kept apart, as its words name departments elsewhere', () => {
  expect(locationWords('Grenoble')).toMatchObject({ region: 'auvergnerhonealpes' })
  expect(wordsAt('Grenoble')).not.toContain('rhone')
})

test('SRCH-9 a postal code that many communes share says where they are', () => {
  const { words } = locationWords('01200')
  expect(words).toEqual(expect.arrayContaining(['01200', '01', 'ain']))
})
