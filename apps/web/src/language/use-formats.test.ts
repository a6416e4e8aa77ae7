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
  expect(french.date(new Date(2029, 11, 1))).toBe('1er décembre 2029')
  expect(plain(french.fullDateTime(new Date(2029, 11, 1, 1, 5)))).toMatch(/^samedi 1er décembre 2029 à 01:05$/)
  expect(french.date(new Date(2029, 11, 21))).toBe('21 décembre 2029')
  const english = formatsOf('en-GB')
  expect(english.date(new Date(2029, 11, 1))).toBe('1 December 2029')
  expect(english.number(10_000)).toBe('10,000')
  expect(english.percent(2 / 3)).toBe('66.7%')
  expect(english.date(evening)).toBe('31 January 2030')
  expect(english.list(['Léa', 'Zoé', 'Max'])).toBe('Léa, Zoé and Max')
})
