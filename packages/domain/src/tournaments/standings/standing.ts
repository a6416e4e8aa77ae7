import type { Brand } from '../../brand.ts'

/** One row of the standings. Ratios run from 0 to 1, never rounded here. */
export type Standing = {
  readonly rank: number
  /** A `PlayerId`; not imported, because a finished tournament consists of these rows. */
  readonly playerId: Brand<'PlayerId'>
  readonly points: number
  readonly matchesWon: number
  readonly matchesPlayed: number
  readonly matchesDrawn: number
  /** Matches won out of played; no tiebreaker. */
  readonly winRate: number
  /** Opponents' match win, most games' first tiebreaker. */
  readonly opponentMatchWin: number
  readonly gameWin: number
  /** Opponents' game win; without game scores, opponents' opponents' match win. */
  readonly opponentGameWin: number
  /** The next three only where they break ties, at tables of three to five: own match win, opponents beaten, mean seat. */
  readonly matchWin?: number | undefined
  readonly opponentsBeaten?: number | undefined
  readonly meanSeat?: number | undefined
}
