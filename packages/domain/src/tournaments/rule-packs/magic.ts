import type { RulePack } from './rule-pack.ts'

/** Older systems print a third; this text says 0.33, which differs in the third decimal. */
const FLOOR = [33, 100] as const

/** Magic: The Gathering. The text has no line for 2 to 4 players: ceil(log2 n). */
export const MAGIC = {
  id: 'magic-2026-02-27.3',
  game: 'magic',
  version: '2026-02-27',
  source: 'Magic Tournament Rules, 27 February 2026',
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
  tiebreakers: ['opponent-match-win', 'game-win', 'opponent-game-win'],
  matchWin: { kind: 'match-points', floor: FLOOR },
  gameWin: { counts: true, floor: FLOOR, ownFloor: true },
  opponents: 'each-round',
  byeGames: [2, 0, 0],
  // Unplayed games count for nothing.
  lossGames: [0, 0, 0],
  tableLossGames: [0, 2, 0],
  noOpponent: FLOOR,
  // An agreed draw without a game is written 0-0-3 on the slip.
  unplayedDrawGames: 3,
  // The text divides by the rounds played; late players lost those before.
  missedRounds: 'loss',
  lateEntrants: 'as-others',
  // 2.10: who does not come to their match is dropped, unless they report to the scorekeeper.
  noShow: 'drops',
  // Magic Infraction Procedure Guide, Disqualification: dropped without a place; existing results stay.
  disqualified: 'unranked',
  // No text covers round robins.
  roundRobin: 'meetings',
  recommendedRounds: [
    { players: 2, rounds: 1 },
    { players: 4, rounds: 2 },
    { players: 8, rounds: 3 },
    { players: 16, rounds: 5 },
    { players: 32, rounds: 5 },
    { players: 64, rounds: 6 },
    { players: 128, rounds: 7 },
    { players: 226, rounds: 8 },
    { players: 409, rounds: 9 },
    { players: 410, rounds: 10 },
  ],
  defaultRounds: 'recommended',
  // With 9 to 16 players a top 8 after four rounds is also allowed.
  topCut: [
    { players: 9, size: 4 },
    { players: 17, size: 8 },
  ],
  roundMinutes: 50,
  // Appendix B: 90 minutes for quarter- and semifinals, no limit for the final.
  cutMinutes: 90,
  finalMinutes: null,
} as const satisfies RulePack
