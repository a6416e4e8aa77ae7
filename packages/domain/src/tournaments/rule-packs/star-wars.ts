import { MAGIC } from './magic.ts'
import type { RulePack } from './rule-pack.ts'

/**
 * Star Wars: Unlimited. Ranked by matches won: a match without a winner is worth nothing, also in opponents' percentages; games count 3, 1
 * and 0. Floor of a third. Defaults, which no text settles: rounds by ceil(log2 n), no cut, no limit of the final; 55 minutes as organizers
 * announce.
 */
export const STAR_WARS = {
  ...MAGIC,
  id: 'starwars-2026-11-26',
  game: 'starwars',
  version: '2026-11-26',
  source:
    'Star Wars: Unlimited Tiebreakers (help of the publisher’s platform Melee), read on 26 November 2026; rounds by common practice',
  official: false,
  points: { win: 1, draw: 0, loss: 0 },
  matchWin: { kind: 'wins', tieWeight: [0, 1], floor: [1, 3], cap: [1, 1], droppedCap: [1, 1] },
  gameWin: { counts: true, floor: [1, 3], ownFloor: true },
  noOpponent: [1, 3],
  recommendedRounds: [],
  topCut: [],
  roundMinutes: 55,
  cutMinutes: 55,
} as const satisfies RulePack
