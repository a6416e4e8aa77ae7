import { KEPT_DAYS } from '@tablee/domain/tournaments/life/kept-for'
import { expect, test } from 'vitest'
import { legal as english } from './en/legal.ts'
import { legal as french } from './fr/legal.ts'

test('OPS-21 the page about privacy says how long things are kept in the numbers by which they go', () => {
  const daysIn = (text: string) =>
    [...text.matchAll(/(\d+)[ \u00a0\u202f](?:jours|days)/g)].map(([, days]) => Number(days))
  expect(daysIn(french.privacy.keeping)).toEqual(Object.values(KEPT_DAYS))
  expect(daysIn(english.privacy.keeping)).toEqual(Object.values(KEPT_DAYS))
})
