import { nameKey } from '../players/player-name.ts'
import type { Game } from '../rule-packs/rule-pack.ts'

const WORDS: readonly (readonly [Game, RegExp])[] = [
  ['magic', /\bmagic\b|\bmtg\b/],
  ['pokemon', /pokemon/],
  ['yugioh', /yu-?gi-?oh/],
  ['lorcana', /lorcana/],
  ['altered', /\baltered\b/],
  ['onepiece', /one piece/],
  ['starwars', /star wars/],
  ['fleshandblood', /flesh (?:and|&) blood/],
  ['digimon', /digimon/],
  ['riftbound', /riftbound/],
  ['dragonball', /dragon ?ball/],
]

/** The game that another tool names; null: none of ours. */
export function gameNamed(text: string): Game | null {
  const key = nameKey(text.slice(0, 100))
  return WORDS.find(([, word]) => word.test(key))?.[0] ?? null
}
