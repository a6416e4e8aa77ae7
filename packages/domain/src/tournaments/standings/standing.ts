import type { Brand } from '../../brand.ts'

/** One row of the standings. Ratios run from 0 to 1 and are never rounded here. */
export type Standing = {
  readonly rank: number
  /** A `PlayerId`; not imported, because a finished tournament is made of these rows. */
  readonly playerId: Brand<'PlayerId'>
  readonly points: number
  readonly matchesWon: number
  readonly matchesPlayed: number
  readonly matchesDrawn: number
  /** Matches won out of matches played (not a tiebreaker). */
  readonly winRate: number
  /** Opponents' match win, the first tiebreaker of most games. */
  readonly opponentMatchWin: number
  readonly gameWin: number
  /** Opponents' game win; for a pack without game scores, the opponents' opponents' match win. */
  readonly opponentGameWin: number
}
