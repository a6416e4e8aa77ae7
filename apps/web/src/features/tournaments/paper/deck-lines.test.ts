import { expect, test } from 'vitest'
import { DECK_LINES, type DeckLine, deckColumns, deckLines } from './deck-lines.ts'

const texts = (lines: readonly DeckLine[]) =>
  lines.map((line) => {
    switch (line.kind) {
      case 'section':
        return `${line.section} ${line.total}`
      case 'card':
        return `${line.card.quantity} ${line.card.name}`
      case 'text':
        return line.text
      default:
        return ''
    }
  })

test('STAK-7 a list is counted by section, what is no part of the deck is left out, and what cannot be read stands as written', () => {
  const decklistText = ['4 Opt', '2 Island', '???', '', 'Sideboard', '1 Duress', '', 'Maybeboard', '1 Shock'].join('\n')
  expect(texts(deckLines({ decklistText }))).toEqual([
    ...['main 6', '4 Opt', '2 Island'],
    ...['', 'sideboard 1', '1 Duress'],
    ...['', '???'],
  ])
  expect(deckLines({ decklistText: null })).toEqual([])
})

test.each([1, 35, 36, 37, 38, 39, 73, 74, 75, 76, 77, 200])(
  'STAK-7 columns of %i cards hold every line once, and no heading stands alone at the end of one',
  (cards) => {
    const main = Array.from({ length: cards }, (_, index) => `1 Card ${index}`)
    const lines = deckLines({ decklistText: [...main, '', 'Sideboard', '2 Duress'].join('\n') })
    const columns = deckColumns(lines)
    const isLine = ({ kind }: DeckLine) => kind !== 'gap'
    expect(columns.flat().filter(isLine)).toEqual(lines.filter(isLine))
    for (const column of columns) {
      expect(column.length).toBeLessThanOrEqual(DECK_LINES)
      expect(column[0]?.kind).not.toBe('gap')
      expect(column.at(-1)?.kind).not.toBe('section')
    }
  },
)
