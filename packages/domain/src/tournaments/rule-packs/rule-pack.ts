import type { AllowedScore } from '../results/score.ts'

export const GAMES = ['magic', 'pokemon', 'yugioh', 'lorcana', 'altered', 'other'] as const
export type Game = (typeof GAMES)[number]

export type Tiebreaker =
  | 'opponent-match-win'
  | 'game-win'
  | 'opponent-game-win'
  | 'opponents-opponent-match-win'
  | 'head-to-head'
  | 'rounds-lost'

/** An exact fraction, `[numerator, denominator]`. */
export type Fraction = readonly [number, number]

/** The rules of one game in one version, as data. A tournament pins the whole pack it was created with. */
export type RulePack = {
  /** Game and version; `.2` and so on where the same text is read otherwise than before. */
  readonly id: string
  readonly game: Game
  /** Date of the rules text, ISO `2026-02-27`. */
  readonly version: string
  /** The text the figures were taken from. */
  readonly source: string
  /** False where the publisher has no tournament document. */
  readonly official: boolean
  readonly points: { readonly win: number; readonly draw: number; readonly loss: number }
  readonly bestOf: number
  readonly scoresAllowed: readonly AllowedScore[]
  readonly tiebreakers: readonly Tiebreaker[]
  readonly matchWin:
    | { readonly kind: 'match-points'; readonly floor: Fraction }
    /** Wins out of rounds with an opponent; ties weigh `tieWeight`; capped, lower for who dropped. */
    | {
        readonly kind: 'wins'
        readonly tieWeight: Fraction
        readonly floor: Fraction
        readonly cap: Fraction
        readonly droppedCap: Fraction
      }
  readonly gameWin: {
    /** False where only the result of a match counts. */
    readonly counts: boolean
    readonly floor: Fraction
    /** Whether a player's own figure is shown floored as well. */
    readonly ownFloor: boolean
  }
  /** Whether an opponent met twice enters the averages twice. */
  readonly opponents: 'each-round' | 'distinct'
  /** Games won, lost and drawn that a bye, and a loss without an opponent, count for. */
  readonly byeGames: readonly [number, number, number]
  readonly lossGames: readonly [number, number, number]
  /** The same of a match that was lost at the table without being played: by both, or by who did not come. */
  readonly tableLossGames: readonly [number, number, number]
  /** Average of a player who had no opponent at all. */
  readonly noOpponent: Fraction
  /** Drawn games an agreed draw without any game (0-0) counts for. */
  readonly unplayedDrawGames: number
  /** Rounds a player was not paired in, before the drop: lost, or not played at all. */
  readonly missedRounds: 'loss' | 'not-played'
  /** Whoever came after round 1 stands behind those with as many points, before any tiebreaker; or as everybody else. */
  readonly lateEntrants: 'last' | 'as-others'
  /** Whether a disqualified player leaves the ranking; opponents keep their results either way. */
  readonly disqualified: 'unranked' | 'ranked'
  /** A round robin is ordered by the meetings of those who are level (`round-robin-order.ts`), or by the tiebreakers as Swiss rounds are. */
  readonly roundRobin: 'meetings' | 'tiebreakers'
  /** Swiss rounds for up to so many players; beyond the last entry, its rounds. Empty: ceil(log2 n). */
  readonly recommendedRounds: readonly { readonly players: number; readonly rounds: number }[]
  /** How many rounds are played where nobody planned a number: those of that table, or ceil(log2 n). */
  readonly defaultRounds: 'recommended' | 'swiss'
  /** Size of the top cut from so many players on. Empty: none proposed. */
  readonly topCut: readonly { readonly players: number; readonly size: number }[]
  readonly roundMinutes: number
  /** Of the rounds of a cut before its final, and of the final; null: without a clock. */
  readonly cutMinutes: number | null
  readonly finalMinutes: number | null
}
