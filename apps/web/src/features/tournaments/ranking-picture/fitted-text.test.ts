import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fittedText, setText, wrappedText } from './fitted-text.ts'

const letters = (text: string) => [...new Intl.Segmenter().segment(text)].length
/** Ten pixels a letter. */
const measure = (text: string) => letters(text) * 10

test('STAK-12 what fits stays as it is, and what does not ends in three dots without half a letter', () => {
  expect(fittedText('Zoé', 30, measure)).toBe('Zoé')
  expect(fittedText('Maximilien-Alexandre', 100, measure)).toBe('Maximilie…')
  expect(fittedText('Marie de la Rochefoucauld', 60, measure)).toBe('Marie…')
  expect(fittedText('👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧', 20, measure)).toBe('👩‍👩‍👧…')
})

test('STAK-12 a text is never wider than its place, and loses nothing that has room', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.integer({ min: 1, max: 80 }), (text, room) => {
      const fitted = fittedText(text, room * 10, measure)
      expect(letters(fitted)).toBeLessThanOrEqual(room)
      expect(fitted === text).toBe(letters(text) <= room)
    }),
  )
})

test('STAK-12 a title breaks between its words, and its last line says that more would follow', () => {
  const place = { width: 120, lines: 2 }
  expect(wrappedText('Vendredi', place, measure)).toEqual(['Vendredi'])
  expect(wrappedText('Les jeudis du Vieux Grimoire', place, measure)).toEqual(['Les jeudis', 'du Vieux Gr…'])
  expect(wrappedText('Maximilien-Alexandre Open', place, measure)).toEqual(['Maximilien-', 'Alexandre O…'])
  expect(wrappedText(' ', place, measure)).toEqual([])
})

test('LOOK-19 a long name is set smaller, then in two lines, and cut only where neither is enough', () => {
  const place = {
    width: 100,
    settings: [
      { share: 1, lines: 1 },
      { share: 0.8, lines: 1 },
      { share: 0.5, lines: 2 },
    ],
  }
  expect(setText('Zoé', place, measure)).toEqual({ share: 1, lines: ['Zoé'] })
  expect(setText('Zoé Lefebvre', place, measure)).toEqual({ share: 0.8, lines: ['Zoé Lefebvre'] })
  expect(setText('Jean-Christophe Wojciechowska', place, measure)).toEqual({
    share: 0.5,
    lines: ['Jean-Christophe', 'Wojciechowska'],
  })
  expect(setText('W'.repeat(40), place, measure)).toEqual({ share: 0.5, lines: [`${'W'.repeat(19)}…`] })
})
