import { expect, test } from 'vitest'
import { formatRatio } from './format-ratio.ts'

test('AADM-4 a ratio is shown as a percentage with one decimal, as the language writes it', () => {
  expect(formatRatio(0.58333, 'fr').replace(/\s/u, ' ')).toBe('58,3 %')
  expect(formatRatio(0.58333, 'en')).toBe('58.3%')
  expect(formatRatio(1, 'en')).toBe('100.0%')
  expect(formatRatio(0, 'en')).toBe('0.0%')
})

test('AADM-4 0.33 and a third differ in the decimal shown', () => {
  expect([formatRatio(0.33, 'en'), formatRatio(1 / 3, 'en')]).toEqual(['33.0%', '33.3%'])
})
