import { expect, test } from 'vitest'
import { deckLabel, EMPTY_DECKLIST, hasDeck, tidyDecklistText } from './decklist.ts'

test('REGI-3 a text or an address is a deck; names alone are none', () => {
  expect(hasDeck(EMPTY_DECKLIST)).toBe(false)
  expect(hasDeck({ ...EMPTY_DECKLIST, generalName: 'Atraxa', deckName: 'Burn', moxfieldId: 'abc' })).toBe(false)
  expect(hasDeck({ ...EMPTY_DECKLIST, decklistText: '60 Island' })).toBe(true)
  expect(hasDeck({ ...EMPTY_DECKLIST, urlOfDecklist: 'https://moxfield.com/decks/abc' })).toBe(true)
  expect(hasDeck({ ...EMPTY_DECKLIST, otherUrlSource: 'https://exemple.fr/deck' })).toBe(true)
})

test('AADM-7 a deck is called by its commanders, else by its name', () => {
  const named = { ...EMPTY_DECKLIST, deckName: 'Burn' }
  expect(deckLabel(EMPTY_DECKLIST)).toBeNull()
  expect(deckLabel(named)).toBe('Burn')
  expect(deckLabel({ ...named, generalName: 'Tymna', companionName: 'Lurrus' })).toBe('Tymna')
  expect(deckLabel({ ...named, generalName: 'Tymna', partnerName: 'Thrasios' })).toBe('Tymna / Thrasios')
  expect(deckLabel({ ...named, partnerName: 'Thrasios' })).toBe('Thrasios')
})

test('REGI-8 a text keeps its lines and loses what nobody can read', () => {
  expect(tidyDecklistText('\uFEFF 4 Brainstorm\r\n1 E\u0301omer\r\r2 Zo\ud83c\u0000\tx\u2028 ')).toBe(
    '4 Brainstorm\n1 \u00c9omer\n\n2 Zo\ufffd\tx',
  )
})
