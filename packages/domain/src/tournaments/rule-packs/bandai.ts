import type { RulePack } from './rule-pack.ts'
import { YUGIOH } from './yugioh.ts'

/**
 * What three games of one publisher share. At time without a winner both lose (official pages of events), so there are no draws. Defaults,
 * which no text settles: three points for a win, the floor of a third (a program that says it follows the One Piece rules), opponents'
 * match wins before those of their opponents, rounds by ceil(log2 n), no cut.
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

/** Digimon Card Game. After time, extra turns and then what lies on the table name a winner; a match of one finished game is 1-0. */
export const DIGIMON = {
  ...BANDAI,
  id: 'digimon-2024-06-06',
  game: 'digimon',
  version: '2024-06-06',
  source:
    'Bandai Organized Play Tournament Rules Manual, 6 June 2024; points, tiebreakers and rounds by common practice',
  scoresAllowed: [
    [2, 0],
    [2, 1],
    [1, 0],
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
