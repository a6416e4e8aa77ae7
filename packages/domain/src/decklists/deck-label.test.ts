import { expect, test } from 'vitest'
import { deckLabel, namedDecklist } from './deck-label.ts'
import { EMPTY_DECKLIST } from './decklist.ts'

const text = (decklistText: string) => ({ ...EMPTY_DECKLIST, decklistText })

test('AADM-7 a deck is called by its commanders, else by its name', () => {
  const named = { ...EMPTY_DECKLIST, deckName: 'Burn' }
  expect(deckLabel(EMPTY_DECKLIST)).toBeNull()
  expect(deckLabel(named)).toBe('Burn')
  expect(deckLabel({ ...named, generalName: 'Tymna', companionName: 'Lurrus' })).toBe('Tymna')
  expect(deckLabel({ ...named, generalName: 'Tymna', partnerName: 'Thrasios' })).toBe('Tymna / Thrasios')
  expect(deckLabel({ ...named, partnerName: 'Thrasios' })).toBe('Thrasios')
})

test.each([
  ['a heading', 'Commander\n1 Atraxa\n\n99 Forest'],
  ['a heading in French', 'Commandant :\n1 Atraxa\n\nDeck\n99 Forest'],
  ['a heading with a count, then categories', 'Commander (1)\n1 Atraxa\nCreatures (10)\n10 Elf\nLands (89)\n89 Forest'],
  ['a heading that nothing closes', 'Commander\n1 Atraxa\n1 Sol Ring\n98 Forest'],
  ['a mark on the line', '1 Sol Ring\n1 Atraxa *CMDR*\n98 Forest'],
  ['one line', 'Commander: Atraxa\n99 Forest'],
  ['one line in French', 'Commandant : 1 Atraxa (C16) 28\n99 Forest'],
  ['the first block of a hundred cards', '1 Atraxa\n\n99 Forest'],
  ['the last block of a hundred cards', '99 Forest\n\n1 Atraxa'],
  ['a sideboard that makes the hundredth card', '99 Forest\nSB: 1 Atraxa'],
  ['the block behind a sideboard', '99 Forest\n\nSIDEBOARD:\n3 Duress\n\n1 Atraxa'],
])('AADM-7 the commander of a pasted list is known by %s', (_, decklistText) => {
  expect(deckLabel(text(decklistText))).toBe('Atraxa')
})

test('AADM-7 a pasted list names both commanders and the companion', () => {
  const pasted = text('Commander\n1 Tymna\n1 Thrasios\n\nCompanion\n1 Lurrus\n\nDeck\n97 Island')
  const names = { generalName: 'Tymna', partnerName: 'Thrasios', companionName: 'Lurrus' }
  expect(namedDecklist(pasted)).toEqual({ ...pasted, ...names })
  expect(deckLabel(pasted)).toBe('Tymna / Thrasios')
  expect(deckLabel(text('98 Island\nSideboard\n1 Tymna\n1 Thrasios'))).toBe('Tymna / Thrasios')
})

test('AADM-7 what was typed stands before what the text says', () => {
  const pasted = text('Commander\n1 Tymna\n\nCompanion\n1 Lurrus\n\nDeck\n97 Island')
  expect(deckLabel({ ...pasted, partnerName: 'Thrasios' })).toBe('Thrasios')
  expect(namedDecklist({ ...pasted, companionName: 'Jegantha' })).toMatchObject({
    generalName: 'Tymna',
    companionName: 'Jegantha',
  })
  expect(deckLabel({ ...pasted, deckName: 'Humains' })).toBe('Tymna')
})

test('AADM-7 a text without commander leaves the deck its name', () => {
  for (const decklistText of ['4 Opt\n56 Island', '4 Opt\n56 Island\n\nSideboard\n1 Duress', '99 Island\n\n15 Duress'])
    expect(deckLabel({ ...text(decklistText), deckName: 'Burn' })).toBe('Burn')
})
