import { expect, test } from 'vitest'
import { headingName, shortName, shortNames } from './short-name.ts'

test('EVEN-7 a short name is never the one of both players', () => {
  expect(shortName('Inès Moreau', 'Élodie Martin')).toBe('Inès')
  expect(shortName('Jean Moreau', 'Jean Martin')).toBe('Jean Moreau')
  expect(shortName('Jean de la Rochefoucauld', 'Jean Martin')).toBe('Jean R.')
  expect(shortName('Joueur 11', 'Joueur 12')).toBe('Joueur 11')
  expect(shortName('Léa É', 'Léa Martin')).toBe('Léa É')
  expect(shortName('Zoé', 'Zoé Martin')).toBe('Zoé')
  expect(shortNames(['Jean Moreau', 'Jean Petit', 'Inès', 'Jean Martin'])).toEqual([
    ...['Jean Moreau', 'Jean P.', 'Inès', 'Jean Martin'],
  ])
  expect(shortName('DragonBlancAuxYeuxBleus', 'Zoé')).toBe('DragonBlancAuxYeuxBleus')
  expect(shortName('🐉 Nora', 'Zoé')).toBe('🐉')
})

test('EVEN-7 a name that is read from right to left does not take the number beside it along', () => {
  expect(shortName('محمد علي', 'Zoé')).toBe('\u2068محمد\u2069')
})

test('TEAM-44 above a score a long team is not called by its article, nor as the other one', () => {
  const elves = 'Les Elfes de la forêt de Brocéliande'
  expect(headingName('Les Elfes', 'Les Gobelins')).toBe('Les Elfes')
  expect(headingName(elves, 'Les Gobelins du Vieux Grimoire')).toBe('Les Elfes…')
  expect(headingName(elves, 'Les Elfes de la nuit')).toBe(elves)
  expect(headingName('Du bar des Trois Petits Dragons', 'Ours')).toBe('Du bar des Trois…')
  expect(headingName('Zoé de la Rochefoucauld', 'Max')).toBe('Zoé')
  expect(headingName('Maximilienne Desrousseaux', 'Max')).toBe('Maximilienne')
  expect(headingName('The Forest Elves of Brocéliande', 'Ours')).toBe('The Forest…')
})
