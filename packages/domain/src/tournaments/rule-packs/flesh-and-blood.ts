import { MAGIC } from './magic.ts'
import type { RulePack } from './rule-pack.ts'

/**
 * Flesh and Blood. One point for a win, none for a draw. Tiebreakers of the policy: the cumulative one; fewer own losses; fewer losses of
 * opponents; their mean cumulative one. The third is here the share of opponents' matches that they did not lose, which orders alike; the
 * second and the fourth are left out: they tell apart only what draws or the lot would. Best of one is recommended (3.1), rounds and cut are
 * those of its appendix A.2. Doubtful: the text names 55 minutes as an example.
 */
export const FLESH_AND_BLOOD = {
  ...MAGIC,
  id: 'fleshandblood-2024-02-02.2',
  game: 'fleshandblood',
  version: '2024-02-02',
  source:
    'Flesh and Blood Pairings and Tiebreaker Policy, and Tournament Rules and Policy, 2 February 2024, without its second and fourth tiebreaker',
  official: false,
  points: { win: 1, draw: 0, loss: 0 },
  bestOf: 1,
  scoresAllowed: [
    [1, 0],
    [0, 0],
  ],
  tiebreakers: ['cumulative', 'opponent-match-win'],
  matchWin: { kind: 'wins', tieWeight: [1, 1], floor: [0, 1], cap: [1, 1], droppedCap: [1, 1] },
  gameWin: { counts: false, floor: [0, 1], ownFloor: false },
  byeGames: [1, 0, 0],
  tableLossGames: [0, 1, 0],
  noOpponent: [0, 1],
  unplayedDrawGames: 1,
  recommendedRounds: [
    { players: 2, rounds: 1 },
    // The text says three for up to eight, which two players cannot have.
    { players: 8, rounds: 3 },
    { players: 32, rounds: 5 },
    { players: 64, rounds: 6 },
    { players: 128, rounds: 7 },
    { players: 224, rounds: 8 },
    { players: 384, rounds: 9 },
    { players: 736, rounds: 10 },
  ],
  roundMinutes: 55,
  cutMinutes: null,
} as const satisfies RulePack
