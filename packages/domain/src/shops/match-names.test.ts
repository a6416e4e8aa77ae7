import { expect, test } from 'vitest'
import { matchNames } from './match-names.ts'

const REGULARS = ['Zoé Martin', 'Max Petit', 'Léa Roux', 'Inès Roy', 'Jean-Baptiste Lefèvre']

test.each([
  ['zoe MARTIN', { kind: 'same', regular: 'Zoé Martin' }],
  ['Martin, Zoé', { kind: 'near', regulars: ['Zoé Martin'] }],
  ['Zoé M.', { kind: 'near', regulars: ['Zoé Martin'] }],
  ['Jean Batiste Lefevre', { kind: 'near', regulars: ['Jean-Baptiste Lefèvre'] }],
  ['Léa Rous', { kind: 'near', regulars: ['Léa Roux'] }],
  ['Paul Durand', { kind: 'new' }],
  ['Max', { kind: 'new' }],
])('RESC-10 %s is the same as a regular, near one, or new', (name, match) => {
  expect(matchNames([name], REGULARS)).toEqual([{ name, ...match }])
})

test('RESC-10 a regular who is there is proposed to nobody else', () => {
  expect(matchNames(['Zoé Martin', 'Zoé M.'], REGULARS)[1]).toEqual({ name: 'Zoé M.', kind: 'new' })
})
