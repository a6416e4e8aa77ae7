import { expect, test } from 'vitest'
import { cardKey, facesOf } from './card-name.ts'

test('CARD-1 accents, case, punctuation and blanks make no other card', () => {
  const alike = [
    ['Jace, the Mind Sculptor', 'jace the  MIND sculptor'],
    ['Urza’s Saga', "Urza's Saga"],
    ['Lim-Dûl’s Vault', 'LIM DULS VAULT'],
    ['Æther Vial', 'Aether Vial'],
    ['Fire // Ice', 'fire/ice'],
    ['Cœur de dragon', 'coeur de dragon'],
    ['Ｌightning\u00a0Bolt', 'Lightning Bolt'],
  ] as const
  for (const [one, other] of alike) expect(cardKey(one)).toBe(cardKey(other))
  expect(cardKey('Éclair')).toBe('eclair')
  expect(cardKey('+2 Mace')).not.toBe(cardKey('2 Mace'))
  expect(cardKey('青眼の白龍')).toBe('青眼の白龍')
  expect(cardKey(' …!? ')).toBe('')
  expect(cardKey('a b '.repeat(200)).length).toBeLessThanOrEqual(160)
})

test('CARD-1 a card of several faces is known by each of them', () => {
  expect(facesOf('Fire // Ice')).toEqual(['Fire', 'Ice'])
  expect(facesOf('Fire/Ice')).toEqual(['Fire', 'Ice'])
  expect(facesOf('Brazen Borrower // Petty Theft')).toEqual(['Brazen Borrower', 'Petty Theft'])
  expect(facesOf('Island')).toEqual(['Island'])
})
