import { ALTERED } from './altered.ts'
import { LORCANA } from './lorcana.ts'
import { MAGIC } from './magic.ts'
import { OTHER } from './other.ts'
import { POKEMON } from './pokemon.ts'
import type { RulePack } from './rule-pack.ts'
import { YUGIOH } from './yugioh.ts'

/** The text as first interpreted; tournaments from then are still ranked and checked by it. */
function firstRead(pack: RulePack): RulePack {
  return {
    ...pack,
    id: `${pack.game}-${pack.version}`,
    roundRobin: 'tiebreakers',
    tiebreakers: pack.tiebreakers.filter((tiebreaker) => tiebreaker !== 'rounds-lost'),
    lossGames: pack.tableLossGames,
    lateEntrants: 'as-others',
    defaultRounds: 'swiss',
    cutMinutes: pack.roundMinutes,
    finalMinutes: pack.roundMinutes,
  }
}

/** Packs no longer given to new tournaments. */
export const EARLIER_PACKS: readonly RulePack[] = [MAGIC, POKEMON, YUGIOH, LORCANA, ALTERED, OTHER].map(firstRead)
