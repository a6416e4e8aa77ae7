/**
 * What a player shows at the table, once for each match: no look-alikes, and no vowels, so that no word comes about. Who wrote one
 * down or reads it aloud gives no other one away by it.
 */
const ALPHABET = 'CDFGHJKMNPRTVWXY3479'
export const TABLE_CHARACTERS_LENGTH = 3

/** What somebody types who takes a character for one that is never printed. */
const TAKEN_FOR: Readonly<Record<string, string>> = { '0': 'D', O: 'D', Q: 'D', '6': 'G' }

/** As people type them: case, blanks and dashes do not matter. Null when it is not three letters or digits. */
export function readTableCharacters(typed: string): string | null {
  const said = typed.replace(/[\s-]/g, '').toUpperCase()
  if (!/^[A-Z0-9]{3}$/.test(said)) return null
  return [...said].map((character) => TAKEN_FOR[character] ?? character).join('')
}

/** Makes them out of secret bytes, without favouring any character. Needs more bytes when null. */
export function tableCharactersFrom(bytes: Uint8Array): string | null {
  const even = 256 - (256 % ALPHABET.length)
  const drawn = [...bytes].filter((byte) => byte < even).slice(0, TABLE_CHARACTERS_LENGTH)
  if (drawn.length < TABLE_CHARACTERS_LENGTH) return null
  return drawn.map((byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('')
}
