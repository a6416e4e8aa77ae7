import type { AllowedScore } from '../results/score.ts'

/** Later games follow. Each has its pack, formats, words of search, names and mark: a missing one does not compile. */
export const GAMES = [
  'magic',
  'pokemon',
  'yugioh',
  'lorcana',
  'altered',
  'other',
  'onepiece',
  'starwars',
  'fleshandblood',
  'digimon',
  'riftbound',
  'dragonball',
] as const
export type Game = (typeof GAMES)[number]

/** Where two meet. */
export const PAIR_TIEBREAKERS = [
  'opponent-match-win',
  'game-win',
  'opponent-game-win',
  'opponents-opponent-match-win',
  'head-to-head',
  'rounds-lost',
  'cumulative',
] as const
export type PairTiebreaker = (typeof PAIR_TIEBREAKERS)[number]

export type Tiebreaker = PairTiebreaker | PodTiebreaker

/** Those of tables of three to five; `rule-packs/pod-rules.ts` names the usual ones. */
export const POD_TIEBREAKERS = ['opponent-match-win', 'match-win', 'opponents-beaten', 'mean-seat'] as const
export type PodTiebreaker = (typeof POD_TIEBREAKERS)[number]

/** An exact fraction, `[numerator, denominator]`. */
export type Fraction = readonly [number, number]

export type MatchPoints = { readonly win: number; readonly draw: number; readonly loss: number }

/** Everybody begins with a stack, puts a share of it into the pot of each table, and the pot goes to the winner. */
export type Wager = { readonly start: number; readonly share: Fraction }

/** Rules of matches with three to five sides. What is left out is as in `pod-rules.ts`. */
export type PlacingRules = {
  readonly points: MatchPoints
  /** Points by place from first, where results give places; or a wager, where `points` serve averages alone; null: first wins, others lose. */
  readonly places: readonly number[] | Wager | null
  /** Points of a bye. Default: those of a win. */
  readonly byePoints?: number | undefined
  /** Who draws a drawn game: those still in it, or the whole table. */
  readonly drawCounts?: 'survivors' | 'pod' | undefined
  /** Least match-win percentage of an opponent. */
  readonly floor?: Fraction | undefined
  /** Opponents that a bye adds to the averages, and their percentage. Default: the floor. */
  readonly byeOpponents?: number | undefined
  readonly byeOpponentShare?: Fraction | undefined
  readonly tiebreakers?: readonly PodTiebreaker[] | undefined
  readonly roundMinutes?: number | undefined
  /** Null: no clock. */
  readonly cutMinutes?: number | null | undefined
  readonly finalMinutes?: number | null | undefined
}

/** Common for tables of four: TopDeck, and the addendum on multiplayer tournaments of the events that use it. */
export const PLACING_RULES: PlacingRules = { points: { win: 5, draw: 1, loss: 0 }, places: null }

/** One game's rules in one version, as data. A tournament pins the pack it was created with. */
export type RulePack = {
  /** Game and version; `.2` and so on for another reading of the same text. */
  readonly id: string
  readonly game: Game
  /** Date of the rules text, ISO `2026-02-27`. */
  readonly version: string
  readonly source: string
  /** False if the publisher has no tournament document. */
  readonly official: boolean
  readonly points: MatchPoints
  /** Points for matches of three to five sides. Default: `PLACING_RULES`. */
  readonly placings?: PlacingRules | undefined
  readonly bestOf: number
  readonly scoresAllowed: readonly AllowedScore[]
  readonly tiebreakers: readonly Tiebreaker[]
  readonly matchWin:
    | { readonly kind: 'match-points'; readonly floor: Fraction }
    /** Wins out of rounds with an opponent; ties weigh `tieWeight`; capped, lower after a drop. */
    | {
        readonly kind: 'wins'
        readonly tieWeight: Fraction
        readonly floor: Fraction
        readonly cap: Fraction
        readonly droppedCap: Fraction
      }
  readonly gameWin: {
    readonly counts: boolean
    readonly floor: Fraction
    /** Whether to show the player's own figure floored too. */
    readonly ownFloor: boolean
  }
  /** Whether an opponent met twice enters the averages twice. */
  readonly opponents: 'each-round' | 'distinct'
  /** Games won, lost and drawn that a bye, or a loss without an opponent, counts for. */
  readonly byeGames: readonly [number, number, number]
  readonly lossGames: readonly [number, number, number]
  /** Likewise for a match lost unplayed at the table: by both, or by the absent player. */
  readonly tableLossGames: readonly [number, number, number]
  /** Average without any opponent. */
  readonly noOpponent: Fraction
  /** Drawn games that an agreed draw without games (0-0) counts for. */
  readonly unplayedDrawGames: number
  /** Unpaired rounds before the drop: lost, or not played. */
  readonly missedRounds: 'loss' | 'not-played'
  /** Whether those who came after round 1 rank below all others with equal points, before any tiebreaker. */
  readonly lateEntrants: 'last' | 'as-others'
  /** Whether who missed a match is out unless they report before the next pairing, or the staff is asked. Default: asked. */
  readonly noShow?: 'drops' | 'asks' | undefined
  /** Whether a disqualified player leaves the ranking; opponents keep their results. */
  readonly disqualified: 'unranked' | 'ranked'
  /** Breaks ties in a round robin by head-to-head results (`round-robin-order.ts`), or by the Swiss tiebreakers. */
  readonly roundRobin: 'meetings' | 'tiebreakers'
  /** Swiss rounds up to so many players; beyond the last entry, its rounds. Empty: ceil(log2 n). */
  readonly recommendedRounds: readonly { readonly players: number; readonly rounds: number }[]
  /** Rounds if none are planned: from that table, or ceil(log2 n). */
  readonly defaultRounds: 'recommended' | 'swiss'
  /** Size of the top cut from so many players on. Empty: none. */
  readonly topCut: readonly { readonly players: number; readonly size: number }[]
  readonly roundMinutes: number
  /** Turns that follow the one under way once the time is up; null: none, the game stops. Default: `turns-after-time.ts`. */
  readonly turnsAfterTime?: number | null | undefined
  /** Of a cut's rounds before the final, and of the final; null: no clock. */
  readonly cutMinutes: number | null
  readonly finalMinutes: number | null
}

const VARIED = '+custom'

/** Whether an organizer varied the published pack. */
export function isVaried({ id }: Pick<RulePack, 'id'>): boolean {
  return id.endsWith(VARIED)
}

export function variedId(pack: Pick<RulePack, 'id'>): string {
  return `${publishedId(pack)}${VARIED}`
}

/** The id of the pack that was varied; a published pack's own. */
export function publishedId(pack: Pick<RulePack, 'id'>): string {
  return isVaried(pack) ? pack.id.slice(0, -VARIED.length) : pack.id
}
