import { expect, test } from 'vitest'
import { countDeck } from './count-deck.ts'
import { EMPTY_DECKLIST } from './decklist.ts'

const of = (decklistText: string, more = {}) => countDeck({ ...EMPTY_DECKLIST, decklistText, ...more })

test('FIND-6 the deck is counted without sideboard, extra deck and what is thought about', () => {
  expect(of('4 Éclair\n56 Montagne\n\nSideboard\n15 Île')).toBe(60)
  expect(of('#main\n40 Montagne\n#extra\n15 Fusion\n!side\n3 Trappe')).toBe(40)
  expect(of('58 Forêt\nMaybeboard\n9 Lama')).toBe(58)
})

test('FIND-6 a commander counts once, in the text or beside it', () => {
  expect(of('Commander\n1 Atraxa\n\nDeck\n99 Plaine')).toBe(100)
  expect(of('99 Plaine', { generalName: 'Atraxa' })).toBe(100)
  expect(of('99 Plaine\n1 ATRAXA', { generalName: 'Atraxa' })).toBe(100)
  expect(of('98 Plaine', { generalName: 'Thrasios', partnerName: 'Tymna' })).toBe(100)
})

test('FIND-6 of a deck that is somewhere else, or that nobody can read, nothing is counted', () => {
  expect(countDeck({ ...EMPTY_DECKLIST, urlOfDecklist: 'https://moxfield.com/decks/abc' })).toBeNull()
  expect(of('***')).toBeNull()
})
