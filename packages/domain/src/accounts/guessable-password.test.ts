import { expect, test } from 'vitest'
import { isGuessable } from './guessable-password.ts'

test('FIND-7 what a dictionary finds soon is guessable, and so is the name of the product with decoration', () => {
  expect(isGuessable('Azertyuiop123', 6.2)).toBe(true)
  expect(isGuessable('Correct-Cheval-77', 12.4)).toBe(false)
  expect(isGuessable('Tablée-2026!!!', 12)).toBe(true)
  expect(isGuessable('Tablee tablee ab1', 12)).toBe(true)
  expect(isGuessable('Autour de la tablée 42', 12)).toBe(false)
})
