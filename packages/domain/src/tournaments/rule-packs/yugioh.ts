import type { RulePack } from './rule-pack.ts'

/**
 * Yu-Gi-Oh! TCG. No draws: running out of time without two wins is a loss for both, so a level score earns nothing. The tie number XXYYYZZZ
 * orders by points, opponents' match wins, opponents' opponents' match wins; printed to a thousandth, compared unrounded here. Two
 * independent programs add the sum of squares of the rounds lost (AABBBCCCDDD): the text does not name it, and it decides where the lot
 * would. Doubtful: no source settles a floor (none here) or the cut above 64 players (top 8 here). Below four players the text has no line:
 * ceil(log2 n).
 */
export const YUGIOH = {
  id: 'yugioh-2025-09-05.2',
  game: 'yugioh',
  version: '2025-09-05',
  source: 'Yu-Gi-Oh! TCG Official Tournament Policy 2.5, 5 September 2025',
  official: true,
  points: { win: 3, draw: 0, loss: 0 },
  bestOf: 3,
  scoresAllowed: [
    [2, 0],
    [2, 1],
  ],
  tiebreakers: ['opponent-match-win', 'opponents-opponent-match-win', 'rounds-lost'],
  matchWin: { kind: 'match-points', floor: [0, 1] },
  gameWin: { counts: false, floor: [0, 1], ownFloor: false },
  opponents: 'each-round',
  byeGames: [2, 0, 0],
  lossGames: [0, 0, 0],
  tableLossGames: [0, 2, 0],
  noOpponent: [0, 1],
  unplayedDrawGames: 0,
  missedRounds: 'loss',
  lateEntrants: 'as-others',
  // Not in the text: as for Magic.
  disqualified: 'unranked',
  // No text covers round robins.
  roundRobin: 'meetings',
  recommendedRounds: [
    { players: 2, rounds: 1 },
    { players: 3, rounds: 2 },
    { players: 8, rounds: 3 },
    { players: 16, rounds: 4 },
    { players: 32, rounds: 5 },
    { players: 64, rounds: 6 },
    { players: 128, rounds: 7 },
    { players: 256, rounds: 8 },
    { players: 512, rounds: 9 },
    { players: 1024, rounds: 10 },
    { players: 2048, rounds: 11 },
    { players: 2049, rounds: 12 },
  ],
  defaultRounds: 'recommended',
  topCut: [
    { players: 9, size: 4 },
    { players: 33, size: 8 },
  ],
  roundMinutes: 50,
  // Not in the text: as for Magic.
  cutMinutes: 90,
  finalMinutes: null,
} as const satisfies RulePack
