import type { MatchId, PlayerId } from '../tournament.ts'

/**
 * A player's proof at the table, new for each match: no look-alikes, and no vowels so that no words arise. One that is seen or overheard
 * reveals no other.
 */
const ALPHABET = 'CDFGHJKMNPRTVWXY3479'
export const TABLE_CHARACTERS_LENGTH = 3

/** Likely misreadings; these characters are never printed. */
const TAKEN_FOR: Readonly<Record<string, string>> = { '0': 'D', O: 'D', Q: 'D', '6': 'G' }

/** Ignores case, blanks and dashes. Null unless three letters or digits. */
export function readTableCharacters(typed: string): string | null {
  const said = typed.replace(/[\s-]/g, '').toUpperCase()
  if (!/^[A-Z0-9]{3}$/.test(said)) return null
  return [...said].map((character) => TAKEN_FOR[character] ?? character).join('')
}

/** From secret bytes, all characters equally likely. Null: needs more bytes. */
export function tableCharactersFrom(bytes: Uint8Array): string | null {
  const even = 256 - (256 % ALPHABET.length)
  const drawn = [...bytes].filter((byte) => byte < even).slice(0, TABLE_CHARACTERS_LENGTH)
  if (drawn.length < TABLE_CHARACTERS_LENGTH) return null
  return drawn.map((byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('')
}

/** What the key of a round signs for a seat, whose characters follow from that: here and on a device that draws a round by itself. */
export function textOfSeat(seat: { readonly matchId: MatchId; readonly playerId: PlayerId }, attempt: number): string {
  return `${seat.matchId} ${seat.playerId} ${attempt}`
}
