import { ALTERED } from './altered.ts'
import { EARLIER_PACKS } from './earlier-packs.ts'
import { LORCANA } from './lorcana.ts'
import { MAGIC } from './magic.ts'
import { OTHER } from './other.ts'
import { POKEMON } from './pokemon.ts'
import type { Game, RulePack } from './rule-pack.ts'
import { YUGIOH } from './yugioh.ts'

const CURRENT: Readonly<Record<Game, RulePack>> = {
  magic: MAGIC,
  pokemon: POKEMON,
  yugioh: YUGIOH,
  lorcana: LORCANA,
  altered: ALTERED,
  other: OTHER,
}

/** Every published pack. An older version stays here when a newer one comes, so that its id is still known. */
export const RULE_PACKS: readonly RulePack[] = [...Object.values(CURRENT), ...EARLIER_PACKS]

/** The pack a new tournament of this game gets. */
export function rulePackFor(game: Game): RulePack {
  return CURRENT[game]
}

export function findRulePack(id: string): RulePack | undefined {
  return RULE_PACKS.find((pack) => pack.id === id)
}

/** The rules that a tournament begins with that takes over those of another one: of an earlier pack, the newest of that game. */
export function newestRules(rules: RulePack): RulePack {
  return EARLIER_PACKS.some(({ id }) => id === rules.id) ? rulePackFor(rules.game) : rules
}
