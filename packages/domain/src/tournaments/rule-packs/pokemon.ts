import type { RulePack } from './rule-pack.ts'

/**
 * Pokémon TCG. A tie weighs half a win, as in 51 published divisions. Doubtful: the handbook settles neither the figure of a player without
 * opponents nor the round length. Best of one is as usual as best of three. Below four players the text has no line: ceil(log2 n).
 */
export const POKEMON = {
  id: 'pokemon-2026-05-21.2',
  game: 'pokemon',
  version: '2026-05-21',
  source: 'Play! Pokémon Tournament Rules Handbook, 21 May 2026',
  official: true,
  points: { win: 3, draw: 1, loss: 0 },
  bestOf: 3,
  scoresAllowed: [
    [2, 0],
    [2, 1],
    [1, 0],
    [1, 1],
    [0, 0],
  ],
  tiebreakers: ['opponent-match-win', 'opponents-opponent-match-win', 'head-to-head'],
  matchWin: { kind: 'wins', tieWeight: [1, 2], floor: [1, 4], cap: [1, 1], droppedCap: [3, 4] },
  gameWin: { counts: false, floor: [0, 1], ownFloor: false },
  opponents: 'each-round',
  byeGames: [2, 0, 0],
  lossGames: [0, 0, 0],
  tableLossGames: [0, 2, 0],
  noOpponent: [1, 4],
  unplayedDrawGames: 0,
  missedRounds: 'loss',
  // The publisher's 2019 software release note; a program matching 51 published divisions cites handbook 5.5.2.
  lateEntrants: 'last',
  // Not in the text: as for Magic.
  disqualified: 'unranked',
  // No text covers round robins.
  roundRobin: 'meetings',
  recommendedRounds: [
    { players: 2, rounds: 1 },
    { players: 3, rounds: 2 },
    { players: 8, rounds: 3 },
    { players: 12, rounds: 4 },
    { players: 32, rounds: 5 },
    { players: 64, rounds: 6 },
    { players: 128, rounds: 7 },
    { players: 226, rounds: 8 },
    { players: 409, rounds: 9 },
    { players: 410, rounds: 10 },
  ],
  defaultRounds: 'recommended',
  topCut: [
    { players: 9, size: 4 },
    { players: 21, size: 8 },
  ],
  roundMinutes: 50,
  // Not in the text: as for Magic.
  cutMinutes: 90,
  finalMinutes: null,
} as const satisfies RulePack
