import { expect, test } from 'vitest'
import { findSharedCode } from './shared-code.ts'

test.each([
  ['https://tournois.example/tournament/k7qm2x', 'K7QM2X'],
  ['https://tournois.example/tournament/K7QM2X/player?x=1', 'K7QM2X'],
  ['Ce soir on joue, le code est K7QM2X !', 'K7QM2X'],
])('%s leads to the tournament %s', (text, code) => {
  expect(findSharedCode(['', text])).toBe(code)
})

test.each(['', 'Venez à la partie de demain', 'BONJOUR', 'https://example.org/K7QM2XY'])(
  'there is no code in "%s"',
  (text) => {
    expect(findSharedCode([text])).toBeNull()
  },
)
