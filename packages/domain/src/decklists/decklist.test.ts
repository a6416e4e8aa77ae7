import { expect, test } from 'vitest'
import { EMPTY_DECKLIST, hasDeck, tidyDecklistText } from './decklist.ts'

test('REGI-3 a text or an address is a deck; names alone are none', () => {
  expect(hasDeck(EMPTY_DECKLIST)).toBe(false)
  expect(hasDeck({ ...EMPTY_DECKLIST, generalName: 'Atraxa', deckName: 'Burn', moxfieldId: 'abc' })).toBe(false)
  expect(hasDeck({ ...EMPTY_DECKLIST, decklistText: '60 Island' })).toBe(true)
  expect(hasDeck({ ...EMPTY_DECKLIST, urlOfDecklist: 'https://moxfield.com/decks/abc' })).toBe(true)
  expect(hasDeck({ ...EMPTY_DECKLIST, otherUrlSource: 'https://exemple.fr/deck' })).toBe(true)
})

test('REGI-8 a text keeps its lines and loses what nobody can read', () => {
  expect(tidyDecklistText('\uFEFF 4 Brainstorm\r\n1 E\u0301omer\r\r2 Zo\ud83c\u0000\tx\u2028 ')).toBe(
    '4 Brainstorm\n1 \u00c9omer\n\n2 Zo\ufffd\tx',
  )
})
