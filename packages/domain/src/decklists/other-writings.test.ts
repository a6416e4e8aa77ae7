import { expect, test } from 'vitest'
import { plainText } from './other-writings.ts'
import { parseDecklist } from './parse-decklist.ts'

function read(text: string) {
  const { sections, unreadable } = parseDecklist(text)
  return {
    cards: sections.flatMap(({ kind, cards }) => cards.map(({ quantity, name }) => `${kind} ${quantity} ${name}`)),
    unreadable: unreadable.map(({ number }) => number),
  }
}

test('CARD-27 numbers glued to a quantity, quantities in brackets and names between bars are read', () => {
  const lists = [
    ['1xOP01-001\n4xOP01-016\n4xST01-012\n2xP-001', ['1 OP01-001', '4 OP01-016', '4 ST01-012', '2 P-001']],
    ['3xALT_CORE_B_AX_04_C\n1 ALT_CORE_B_AX_01_C', ['3 ALT_CORE_B_AX_04_C', '1 ALT_CORE_B_AX_01_C']],
    ['(3) Snatch (red)\n(2) Snatch (blue)', ['3 Snatch', '2 Snatch']],
    [
      'Leader\n1 | Luke Skywalker | Faithful Friend\n\nDeck\n3|Vanquish',
      ['1 Luke Skywalker | Faithful Friend', '3 Vanquish'],
    ],
    ['// Digimon DeckList\n\n4 Agumon BT1-010', ['4 Agumon BT1-010']],
  ] as const
  for (const [text, cards] of lists)
    expect([text, read(text)]).toEqual([text, { cards: cards.map((card) => `main ${card}`), unreadable: [] }])
})

test('CARD-27 what stands about a deck is no card of it', () => {
  const text =
    'Name: Brutal\nHero: Rhinar, Reckless Rampage\nFormat: Blitz\n\nDeck cards\n3x Snatch (red)\nMade with love'
  expect(read(text)).toEqual({ cards: ['main 3 Snatch'], unreadable: [] })
})

test('CARD-27 a list in JSON is read by its numbers; whatever else JSON may be is read as it is', () => {
  const starWars = {
    ...{ metadata: { name: 'x' }, leader: { id: 'SOR_005', count: 1 }, base: { id: 'SOR_020', count: 1 } },
    ...{ deck: [{ id: 'SOR_033', count: 3 }, { id: 'a b' }, null, 7], sideboard: [{ id: 'SOR_120', count: 2 }] },
  }
  expect(read(JSON.stringify(starWars, null, 2))).toEqual({
    cards: ['main 1 SOR_005', 'main 1 SOR_020', 'main 3 SOR_033', 'sideboard 2 SOR_120'],
    unreadable: [],
  })
  expect(read('["Exported from digimoncard.io","BT1-010","BT1-010","P-001"]').cards).toEqual([
    ...['main 2 BT1-010', 'main 1 P-001'],
  ])
  for (const text of ['{', '[C21#263] Sol Ring', '{}', '[]', '{"deck": 3}', '["a"]', 'null'])
    expect(plainText(text)).toBe(text)
})

test('CARD-27 lists of other games are read as before', () => {
  for (const text of ['4x xenagos', '4 Xantcha, Sleeper Agent', '1 IG-88', '10,000 Year Reunion', '2x-Force'])
    expect(read(text)).toEqual({ cards: read(` ${text}`).cards, unreadable: read(text).unreadable })
  expect(read('4 Lightning Bolt (2XM) 129\nSB: 1 Duress').cards).toEqual([
    'main 4 Lightning Bolt',
    'sideboard 1 Duress',
  ])
})
