import { ALTERED } from './altered.ts'
import { DIGIMON, ONE_PIECE } from './bandai.ts'
import { FLESH_AND_BLOOD } from './flesh-and-blood.ts'
import { LORCANA } from './lorcana.ts'
import { MAGIC } from './magic.ts'
import { OTHER } from './other.ts'
import { POKEMON } from './pokemon.ts'
import { RIFTBOUND } from './riftbound.ts'
import type { RulePack } from './rule-pack.ts'
import { YUGIOH } from './yugioh.ts'

/** Without a word of who misses a match. */
function askingOfAbsences({ noShow: _, ...pack }: RulePack): RulePack {
  return pack
}

const MAGIC_BEFORE: RulePack = { ...askingOfAbsences(MAGIC), id: 'magic-2026-02-27.2' }

/** The text as first interpreted; tournaments from then are still ranked and checked by it. */
function firstRead(pack: RulePack): RulePack {
  return {
    ...askingOfAbsences(pack),
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

/** Digimon as if its Swiss matches were decided by what lies on the table. */
const DIGIMON_WITHOUT_DRAWS: RulePack = {
  ...DIGIMON,
  id: 'digimon-2024-06-06',
  source:
    'Bandai Organized Play Tournament Rules Manual, 6 June 2024; points, tiebreakers and rounds by common practice',
  points: ONE_PIECE.points,
  scoresAllowed: [
    [2, 0],
    [2, 1],
    [1, 0],
  ],
  matchWin: ONE_PIECE.matchWin,
  noOpponent: ONE_PIECE.noOpponent,
  unplayedDrawGames: ONE_PIECE.unplayedDrawGames,
  recommendedRounds: [],
}

/** With two rounds for three or four players. */
const FLESH_AND_BLOOD_BEFORE: RulePack = {
  ...FLESH_AND_BLOOD,
  id: 'fleshandblood-2024-02-02',
  recommendedRounds: FLESH_AND_BLOOD.recommendedRounds.flatMap((line) =>
    line.players === 2 ? [line, { players: 4, rounds: 2 }] : [line],
  ),
}

/** With another name of its sources. */
const RIFTBOUND_BEFORE: RulePack = {
  ...RIFTBOUND,
  id: 'riftbound-2026-04-29',
  source:
    'Riftbound Tournament Rules, 29 April 2026 (best of three); points and tiebreakers as its platform Carde.io sets them',
}

/** Packs no longer given to new tournaments. */
export const EARLIER_PACKS: readonly RulePack[] = [
  ...[MAGIC, POKEMON, YUGIOH, LORCANA, ALTERED, OTHER].map(firstRead),
  ...[MAGIC_BEFORE, DIGIMON_WITHOUT_DRAWS, FLESH_AND_BLOOD_BEFORE, RIFTBOUND_BEFORE],
]
