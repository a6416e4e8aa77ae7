import { expect, test } from 'vitest'
import { EMPTY_DECKLIST } from '../decklists/decklist.ts'
import { type CardCost, deckCurve, playedCopies } from './deck-curve.ts'

const COSTS: Readonly<Record<string, CardCost>> = {
  'lightning bolt': { colours: ['R'], cost: 1, isLand: false },
  counterspell: { colours: ['U'], cost: 2, isLand: false },
  emrakul: { colours: [], cost: 15, isLand: false },
  island: { colours: ['U'], cost: 0, isLand: true },
}
const curveOf = (...texts: readonly (string | null)[]) =>
  deckCurve(
    texts.map((decklistText) => playedCopies({ ...EMPTY_DECKLIST, decklistText }, 'magic')),
    (key) => COSTS[key],
  )

test('CARD-6 the curve of an average deck leaves lands and sideboards out, and the last column takes what costs more', () => {
  const curve = curveOf(
    '4 Lightning Bolt\n2 Counterspell\n20 Island\n\nSideboard\n3 Counterspell',
    '1 Emrakul\n1 Lightning Bolt',
  )
  expect(curve).toMatchObject({ decks: 2, known: 1, copies: [0, 2.5, 1, 0, 0, 0, 0, 0.5], averageCost: 24 / 8 })
})

test('CARD-6 colours are counted by decks, in their usual order', () => {
  const curve = curveOf('1 Lightning Bolt\n1 Counterspell', '1 Counterspell', '1 Emrakul\n1 Island')
  expect(curve?.colours).toEqual([
    { colour: 'U', decks: 2, share: 2 / 3 },
    { colour: 'R', decks: 1, share: 1 / 3 },
  ])
  expect(curve?.colourless).toBe(1)
})

test('CARD-6 a list that is mostly unknown says nothing; without any there is no curve', () => {
  expect(curveOf('1 Lightning Bolt\n2 Mystery', '1 Lightning Bolt')).toMatchObject({ decks: 1 })
  expect(curveOf('3 Mystery', null)).toBeNull()
  expect(curveOf()).toBeNull()
})

test('CARD-26 a card that shares its name has its own cost on the curve', () => {
  const list = (text: string) => playedCopies({ ...EMPTY_DECKLIST, decklistText: text }, 'fleshandblood')
  expect(list('3 Snatch (red)\n2 Snatch').map(({ key, quantity }) => [key, quantity])).toEqual([
    ...[
      ['snatch red', 3],
      ['snatch', 2],
    ],
  ])
})
