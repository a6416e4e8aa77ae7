import { expect, test } from 'vitest'
import { GAMES } from '../tournaments/rule-packs/rule-pack.ts'
import { besideDeck, hasCommanders, sectionName } from './deck-words.ts'

test('GAME-14 commanders are asked for in Duel Commander and at tables of Commander, in Magic alone', () => {
  const magic = { game: 'magic', format: 'other', formatName: 'Commander' } as const
  expect(hasCommanders(magic)).toBe(true)
  expect(hasCommanders({ ...magic, formatName: 'cEDH du mardi' })).toBe(true)
  expect(hasCommanders({ ...magic, format: 'duel-commander', formatName: null })).toBe(true)
  expect(hasCommanders({ ...magic, formatName: 'Cube' })).toBe(false)
  expect(hasCommanders({ ...magic, format: 'modern', formatName: null })).toBe(false)
  expect(hasCommanders({ ...magic, game: 'pokemon' })).toBe(false)
})

test('GAME-14 a section is called as players of the game call it', () => {
  expect(GAMES.filter((game) => sectionName('extra', game) !== 'extra')).toEqual(['digimon'])
  expect(GAMES.filter((game) => sectionName('sideboard', game) !== 'sideboard')).toEqual(['yugioh'])
  expect(GAMES.filter((game) => besideDeck(game) === 'sideboard')).toEqual(['magic', 'other', 'starwars', 'riftbound'])
})
