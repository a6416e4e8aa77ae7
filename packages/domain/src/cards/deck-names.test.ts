import { expect, test } from 'vitest'
import { EMPTY_DECKLIST } from '../decklists/decklist.ts'
import { nameAtCaret, namesInDeck, numberIn, renamedInText, withoutPrinting } from './deck-names.ts'

const ofText = (decklistText: string) => ({ ...EMPTY_DECKLIST, decklistText })

test('CARD-4 each card of a list once, with its copies and lines; what was merely considered is left out', () => {
  const text = '4 Lightning Bolt (2XM) 129\n2 Island\n\nSideboard\n1 LIGHTNING BOLT\n\nMaybeboard\n1 Opt'
  expect(namesInDeck({ ...ofText(text), generalName: 'Tymna', companionName: 'island' }, 'magic')).toEqual([
    { name: 'Lightning Bolt', asked: 'Lightning Bolt', copies: 5, lines: [1, 5] },
    { name: 'Island', asked: 'Island', copies: 2, lines: [2] },
    { name: 'Tymna', asked: 'Tymna', copies: 1, lines: [] },
  ])
  expect(namesInDeck(EMPTY_DECKLIST, 'magic')).toEqual([])
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

test('CARD-15 in Pokémon a card is what its set and number say, and its name alone without them', () => {
  const text = '2 Charizard ex OBF 125\n1 Charizard ex MEW 6\n4 Ultra Ball SVI 196 PH\n3 Iono'
  expect(namesInDeck(ofText(text), 'pokemon').map(({ name, asked, lines }) => [name, asked, lines])).toEqual([
    ['Charizard ex', 'Charizard ex OBF 125', [1]],
    ['Charizard ex', 'Charizard ex MEW 6', [2]],
    ['Ultra Ball', 'Ultra Ball SVI 196', [3]],
    ['Iono', 'Iono', [4]],
  ])
  expect(namesInDeck(ofText(text), 'lorcana').map(({ asked }) => asked)).toEqual(['Charizard ex', 'Ultra Ball', 'Iono'])
  expect(['Charizard ex OBF 125', 'Iono', ''].map((asked) => withoutPrinting(asked, 'pokemon'))).toEqual([
    ...['Charizard ex', 'Iono', ''],
  ])
})

test('CARD-26 where cards share a name, a list asks for the number or the colour, and for the name where the data lack that', () => {
  const text = '4 Agumon BT1-010\n2 BT1-011 Agumon\n4xOP01-016\n1 Nami (OP01-016)\n3 ALT_CORE_B_AX_04_C'
  expect(namesInDeck(ofText(text), 'digimon').map(({ asked, lines }) => [asked, lines])).toEqual([
    ...[
      ['Agumon BT1-010', [1]],
      ['BT1-011 Agumon', [2]],
      ['OP01-016', [3]],
      ['Nami (OP01-016)', [4]],
    ],
    ['ALT_CORE_B_AX_04_C', [5]],
  ])
  const bare = ['Agumon BT1-010', 'BT1-011 Agumon', 'OP01-016', 'Nami (OP01-016)', 'Snatch (red)', 'IG-88']
  expect(bare.map((asked) => withoutPrinting(asked, 'digimon'))).toEqual([
    ...['Agumon', 'Agumon', 'OP01-016', 'Nami', 'Snatch', 'IG-88'],
  ])
  expect(bare.map((asked) => numberIn(asked, 'digimon'))).toEqual([
    ...['BT1-010', 'BT1-011', null, 'OP01-016', null, null],
  ])
  expect(withoutPrinting('Snatch (red)', 'magic')).toBe('Snatch (red)')
  const pitched = '(3) Snatch (red)\n2x Snatch (Blue)\n1 Snatch'
  expect(namesInDeck(ofText(pitched), 'fleshandblood').map(({ asked, copies }) => [asked, copies])).toEqual([
    ...[
      ['Snatch (red)', 3],
      ['Snatch (Blue)', 2],
      ['Snatch', 1],
    ],
  ])
  const inJson = '{"leader":{"id":"SOR_005","count":1},"deck":[{"id":"SOR_033","count":3}]}'
  expect(namesInDeck(ofText(inJson), 'starwars').map(({ asked, copies }) => [asked, copies])).toEqual([
    ...[
      ['SOR_005', 1],
      ['SOR_033', 3],
    ],
  ])
})
