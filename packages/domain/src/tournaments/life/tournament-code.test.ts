import { expect, test } from 'vitest'
import { codeFromBytes, readTournamentCode, TOURNAMENT_CODE_ALPHABET } from './tournament-code.ts'

test('DETL-5 a code is read whatever its case, blanks and dashes', () => {
  expect(readTournamentCode(' k7p-2qx ')).toBe('K7P2QX')
})

test('DETL-5 a code has six characters', () => {
  expect(readTournamentCode('K7P2Q')).toBeNull()
  expect(readTournamentCode('K7P2QXX')).toBeNull()
  expect(readTournamentCode('K7P2Qé')).toBeNull()
})

test('a code is drawn without look-alikes, and asks for more bytes when too few are usable', () => {
  const code = codeFromBytes(Uint8Array.from({ length: 16 }, (_, index) => index * 16))
  expect(code).toHaveLength(6)
  expect([...(code ?? '')].every((letter) => TOURNAMENT_CODE_ALPHABET.includes(letter))).toBe(true)
  expect(codeFromBytes(Uint8Array.of(255, 255, 255, 1, 2, 3, 4))).toBeNull()
})
