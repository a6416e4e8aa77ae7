import { nameKey } from '../tournaments/players/player-name.ts'

/** In UTF-16 units; longer names are cut. The longest printed one has some 140. */
export const CARD_KEY_MAX_LENGTH = 160

const LIGATURES: Readonly<Record<string, string>> = { æ: 'ae', œ: 'oe', ß: 'ss', ø: 'o', đ: 'd', ł: 'l' }

/** Equal keys, equal cards: case, accents, punctuation and blanks do not matter. Empty if nothing is left. */
export function cardKey(name: string): string {
  return nameKey(name.normalize('NFKC'))
    .replace(/[æœßøđł]/gu, (letter) => LIGATURES[letter] ?? letter)
    .replace(/['’‘`´"“”.,!?:;]/gu, '')
    .replace(/[^\p{L}\p{N}+]+/gu, ' ')
    .trim()
    .slice(0, CARD_KEY_MAX_LENGTH)
    .trimEnd()
}

/** The names on a card of several faces or halves: `Fire // Ice`, also as `Fire/Ice`. */
export function facesOf(name: string): readonly string[] {
  return name
    .split(/\s*\/{1,3}\s*/u)
    .map((face) => face.trim())
    .filter((face) => face !== '')
}
