import { expect, test } from 'vitest'
import { formatsOf } from './use-formats.ts'

const plain = (text: string) => text.replace(/\s/g, ' ')

test('LAY-11 numbers, ratios, dates and lists are written as each language writes them', () => {
  const evening = new Date(2030, 0, 31, 19, 5)
  const french = formatsOf('fr-FR')
  expect(plain(french.number(10_000))).toBe('10 000')
  expect(plain(french.percent(2 / 3))).toBe('66,7 %')
  expect(french.date(evening)).toBe('31 janvier 2030')
  expect(french.time(evening)).toBe('19:05')
  expect(french.list(['Léa', 'Zoé', 'Max'])).toBe('Léa, Zoé et Max')
  const english = formatsOf('en-GB')
  expect(english.number(10_000)).toBe('10,000')
  expect(english.percent(2 / 3)).toBe('66.7%')
  expect(english.date(evening)).toBe('31 January 2030')
  expect(english.list(['Léa', 'Zoé', 'Max'])).toBe('Léa, Zoé and Max')
})
