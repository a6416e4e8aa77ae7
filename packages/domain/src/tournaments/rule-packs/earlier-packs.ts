import { ALTERED } from './altered.ts'
import { LORCANA } from './lorcana.ts'
import { MAGIC } from './magic.ts'
import { OTHER } from './other.ts'
import { POKEMON } from './pokemon.ts'
import type { RulePack } from './rule-pack.ts'
import { YUGIOH } from './yugioh.ts'

/** The same text as it was read at first: what tournaments from then have pinned, and are ranked and checked by. */
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

/** Packs that no new tournament gets. */
export const EARLIER_PACKS: readonly RulePack[] = [MAGIC, POKEMON, YUGIOH, LORCANA, ALTERED, OTHER].map(firstRead)
