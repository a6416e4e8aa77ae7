import { ALTERED } from './altered.ts'
import { DIGIMON, DRAGON_BALL, ONE_PIECE } from './bandai.ts'
import { EARLIER_PACKS } from './earlier-packs.ts'
import { FLESH_AND_BLOOD } from './flesh-and-blood.ts'
import { LORCANA } from './lorcana.ts'
import { MAGIC } from './magic.ts'
import { OTHER } from './other.ts'
import { POKEMON } from './pokemon.ts'
import { RIFTBOUND } from './riftbound.ts'
import { type Game, publishedId, type RulePack } from './rule-pack.ts'
import { STAR_WARS } from './star-wars.ts'
import { YUGIOH } from './yugioh.ts'

const CURRENT: Readonly<Record<Game, RulePack>> = {
  magic: MAGIC,
  pokemon: POKEMON,
  yugioh: YUGIOH,
  lorcana: LORCANA,
  altered: ALTERED,
  other: OTHER,
  onepiece: ONE_PIECE,
  starwars: STAR_WARS,
  fleshandblood: FLESH_AND_BLOOD,
  digimon: DIGIMON,
  riftbound: RIFTBOUND,
  dragonball: DRAGON_BALL,
}

/** Every published pack. Older versions stay, so that their ids remain known. */
export const RULE_PACKS: readonly RulePack[] = [...Object.values(CURRENT), ...EARLIER_PACKS]

/** The pack for a new tournament of this game. */
export function rulePackFor(game: Game): RulePack {
  return CURRENT[game]
}

export function findRulePack(id: string): RulePack | undefined {
  return RULE_PACKS.find((pack) => pack.id === id)
}

/** The pack that was varied; its game's own where this version does not know it. */
export function publishedPack(rules: RulePack): RulePack {
  return findRulePack(publishedId(rules)) ?? rulePackFor(rules.game)
}

/** The rules when taking over another tournament's: an earlier pack becomes the game's newest. */
export function newestRules(rules: RulePack): RulePack {
  return EARLIER_PACKS.some(({ id }) => id === rules.id) ? rulePackFor(rules.game) : rules
}
