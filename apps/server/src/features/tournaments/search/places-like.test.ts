import { expect, test } from 'vitest'
import { placesLike } from './places-like.ts'

const namesLike = (typed: string) => placesLike(typed).map(({ name }) => name)

test.each([
  ['vil', 'Villeurbanne'],
  ['st-étienne', 'Saint-Étienne'],
  ['691', 'Villeurbanne'],
  ['villeurbanne 69', 'Villeurbanne'],
  ['69003', 'Lyon 3e'],
  ['lyon 3', 'Lyon 3e'],
  ['provence', 'Aix-en-Provence'],
  ['Le H', 'Le Havre'],
])('FIND-1 %s may mean %s', (typed, name) => {
  expect(namesLike(typed)).toContain(name)
})

test('FIND-1 a place is told with all that tells it apart', () => {
  expect(placesLike('villeurb')).toEqual([
    { kind: 'town', name: 'Villeurbanne', postalCode: '69100', department: { code: '69', name: 'Rhône' } },
  ])
  expect(placesLike('lyon')[0]).toMatchObject({ name: 'Lyon', postalCode: null })
  expect(placesLike('saint-denis 93')[0]).toMatchObject({ name: 'Saint-Denis', department: { code: '93' } })
})

test('FIND-1 areas come first, towns by how many live there', () => {
  expect(placesLike('Rhône').slice(0, 2)).toMatchObject([
    { kind: 'department', name: 'Rhône' },
    { kind: 'department', name: 'Bouches-du-Rhône' },
  ])
  expect(placesLike('PACA')[0]).toMatchObject({ kind: 'region', name: "Provence-Alpes-Côte d'Azur" })
  expect(namesLike('sain').indexOf('Saint-Étienne')).toBeLessThan(namesLike('sain').indexOf('Saint-Denis'))
  expect(namesLike('réunion')).toEqual(expect.arrayContaining(['La Réunion']))
  expect(namesLike('paris')[0]).toBe('Paris')
})

test('FIND-1 few are told, and of nothing none', () => {
  for (const typed of ['sai', '690', 'ville', 'Ain']) expect(placesLike(typed).length).toBeLessThanOrEqual(8)
  for (const typed of ['zzyzx', '   ', '%_!', '000']) expect(placesLike(typed)).toEqual([])
})
