import { MAGIC } from './magic.ts'
import type { RulePack } from './rule-pack.ts'
import { YUGIOH } from './yugioh.ts'

/**
 * What three games of one publisher share. At time without a winner both lose (official pages of events; Digimon has draws). Defaults, which
 * no text settles: three points for a win, the floor of a third (a program that says it follows the One Piece rules), opponents' match wins
 * before those of their opponents, rounds by ceil(log2 n), no cut.
 */
const BANDAI = {
  ...YUGIOH,
  official: false,
  tiebreakers: ['opponent-match-win', 'opponents-opponent-match-win'],
  matchWin: { kind: 'match-points', floor: [1, 3] },
  noOpponent: [1, 3],
  recommendedRounds: [],
  topCut: [],
} as const satisfies RulePack

const ONE_GAME = {
  bestOf: 1,
  scoresAllowed: [[1, 0]],
  byeGames: [1, 0, 0],
  tableLossGames: [0, 1, 0],
} as const satisfies Partial<RulePack>

/** One Piece Card Game. 35 minutes are usual; the page of 2023 says 30. */
export const ONE_PIECE = {
  ...BANDAI,
  ...ONE_GAME,
  id: 'onepiece-2023-07-01',
  game: 'onepiece',
  version: '2023-07-01',
  source:
    'ONE PIECE Card Game, Championship 2023 regulations (best of one, both lose at time), 1 July 2023; points, tiebreakers and rounds by common practice',
  roundMinutes: 35,
  cutMinutes: 35,
} as const satisfies RulePack

/**
 * Digimon Card Game. Swiss matches may end drawn, for one point: three extra turns after time, and only a bracket looks at what lies on the
 * table (an organizer of the publisher's events, and a program after the manual of 6 June 2024, whose rounds and floor these are). The
 * manual itself could not be read.
 */
export const DIGIMON = {
  ...BANDAI,
  id: 'digimon-2024-06-06.2',
  game: 'digimon',
  version: '2024-06-06',
  source:
    'Bandai Organized Play Tournament Rules Manual, 6 June 2024, as read by others; opponents’ opponents by common practice',
  points: { win: 3, draw: 1, loss: 0 },
  scoresAllowed: MAGIC.scoresAllowed,
  matchWin: { kind: 'match-points', floor: [33, 100] },
  noOpponent: [33, 100],
  unplayedDrawGames: 3,
  recommendedRounds: [
    { players: 2, rounds: 1 },
    { players: 8, rounds: 3 },
    { players: 16, rounds: 4 },
    { players: 32, rounds: 5 },
    { players: 64, rounds: 6 },
    { players: 128, rounds: 7 },
    { players: 226, rounds: 8 },
    { players: 409, rounds: 9 },
    { players: 410, rounds: 10 },
  ],
  cutMinutes: 50,
} as const satisfies RulePack

/** Dragon Ball Super Card Game Fusion World. No text found: as One Piece, in 30 minutes, of the 30 to 35 that organizers give. */
export const DRAGON_BALL = {
  ...BANDAI,
  ...ONE_GAME,
  id: 'dragonball-2026-11-26',
  game: 'dragonball',
  version: '2026-11-26',
  source:
    'No tournament document found on 26 November 2026; best of one by common practice, the rest as One Piece Card Game',
  roundMinutes: 30,
  cutMinutes: 30,
} as const satisfies RulePack
