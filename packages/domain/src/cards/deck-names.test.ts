import { expect, test } from 'vitest'
import { EMPTY_DECKLIST } from '../decklists/decklist.ts'
import { nameAtCaret, namesInDeck, renamedInText } from './deck-names.ts'

const ofText = (decklistText: string) => ({ ...EMPTY_DECKLIST, decklistText })

test('CARD-4 each card of a list once, with its copies and lines; what was merely considered is left out', () => {
  const text = '4 Lightning Bolt (2XM) 129\n2 Island\n\nSideboard\n1 LIGHTNING BOLT\n\nMaybeboard\n1 Opt'
  expect(namesInDeck({ ...ofText(text), generalName: 'Tymna', companionName: 'island' })).toEqual([
    { name: 'Lightning Bolt', copies: 5, lines: [1, 5] },
    { name: 'Island', copies: 2, lines: [2] },
    { name: 'Tymna', copies: 1, lines: [] },
  ])
  expect(namesInDeck(EMPTY_DECKLIST)).toEqual([])
})

test('CARD-4 mending a name leaves the rest of its lines, and all other lines', () => {
  const text = '4 Lightnig   Bolt (2XM) 129 *F*\n2 Island\nSB: 1 lightnig bolt\n1 Lightnig Bolt Two'
  expect(renamedInText(text, 'Lightnig Bolt', 'Lightning $& Bolt')).toBe(
    '4 Lightning $& Bolt (2XM) 129 *F*\n2 Island\nSB: 1 Lightning $& Bolt\n1 Lightnig Bolt Two',
  )
})

test('CARD-5 the name under way is what stands behind the quantity, at the end of a line', () => {
  expect(nameAtCaret('4 Light', 7)).toEqual({ from: 2, typed: 'Light' })
  expect(nameAtCaret('2 Island\n4x Brain', 17)).toEqual({ from: 12, typed: 'Brain' })
  expect(nameAtCaret('SB: 1 Dur', 9)).toEqual({ from: 6, typed: 'Dur' })
  expect(nameAtCaret('Fore\n2 Island', 4)).toEqual({ from: 0, typed: 'Fore' })
  expect(nameAtCaret('4 Light Bolt', 7)).toBeNull()
  expect(nameAtCaret('4 ', 2)).toBeNull()
  expect(nameAtCaret('', 0)).toBeNull()
})
