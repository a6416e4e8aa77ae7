import type { TournamentCode } from '../tournament.ts'

/** No look-alikes (0 O 1 I L): codes are read aloud across a room. */
export const TOURNAMENT_CODE_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
export const TOURNAMENT_CODE_LENGTH = 6

/** Reads a typed code, ignoring case, blanks and dashes. Null unless it is six characters of A-Z 0-9. */
export function readTournamentCode(typed: string): TournamentCode | null {
  const code = typed.replace(/[\s-]/g, '').toUpperCase()
  return /^[A-Z0-9]{6}$/.test(code) ? (code as TournamentCode) : null
}

/** Makes a code from secure random bytes, all characters equally likely. Null: needs more bytes. */
export function codeFromBytes(bytes: Uint8Array): TournamentCode | null {
  const even = 256 - (256 % TOURNAMENT_CODE_ALPHABET.length)
  const drawn = [...bytes]
    .filter((byte) => byte < even)
    .slice(0, TOURNAMENT_CODE_LENGTH)
    .map((byte) => TOURNAMENT_CODE_ALPHABET.charAt(byte % TOURNAMENT_CODE_ALPHABET.length))
  return drawn.length === TOURNAMENT_CODE_LENGTH ? (drawn.join('') as TournamentCode) : null
}
