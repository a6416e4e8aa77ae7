import type { PortableRound } from '../files/portable-tournament.ts'
import type { Score } from '../results/score.ts'
import type { Game } from '../rule-packs/rule-pack.ts'

/** Characters read; an evening of two thousand has fewer. */
export const RESCUE_MAX_LENGTH = 1_000_000
/** A longer line is no row of a table. */
export const RESCUE_LINE_MAX_LENGTH = 2_000

/** How a match ended. Without known games only the winner is told. */
export type RescuedEnd = { readonly score: Score; readonly areGamesKnown: boolean }

/** One meeting as the source tells it; without a second player, a bye or a loss. */
export type ToldMeeting = {
  /** Null where a source has no lines. */
  readonly line: number | null
  readonly round: number
  readonly table: number | null
  readonly one: string
  readonly two: string | null
  readonly end: RescuedEnd | null
  readonly isLoss?: boolean
  /** Before the round. */
  readonly points: readonly [number | null, number | null]
}

export type ToldStanding = {
  readonly line: number | null
  readonly name: string
  readonly rank: number | null
  readonly points: number | null
  /** Matches, where they are told. */
  readonly won: number | null
  readonly drawn: number | null
  /** In the order of the columns: shares from 0 to 1. */
  readonly figures: Readonly<Partial<Record<RescuedFigure, number>>>
  readonly hasLeft: boolean
}

export type RescuedFigure = 'opponentMatchWin' | 'gameWin' | 'opponentGameWin'

/** What a reader understood, before it is put together. */
export type ToldEvening = {
  readonly name: string | null
  readonly game: Game | null
  readonly meetings: readonly ToldMeeting[]
  readonly standings: readonly ToldStanding[]
  /** After which round the standings are; null: not told, so after the last one. */
  readonly standingsRound: number | null
  /** Who left, and after which round where that is told. */
  readonly left: readonly { readonly name: string; readonly afterRound: number | null }[]
  /** Its matches are of a bracket, so that only its places are told. */
  readonly isBracket?: boolean
}

export type RescuedPlayer = {
  readonly name: string
  readonly firstRound: number
  readonly droppedAfter: number | null
}

/** An evening of another tool, with players in the order in which they were named. */
export type RescuedEvening = Pick<ToldEvening, 'name' | 'game' | 'standings' | 'standingsRound'> & {
  readonly players: readonly RescuedPlayer[]
  readonly rounds: readonly Pick<PortableRound, 'tables' | 'byes' | 'losses'>[]
  /** Whether each match tells its games. */
  readonly areGamesKnown: boolean
  /** Results worked out from points before and after. */
  readonly workedOut: number
  /** Meetings of the last round that are still to be played. */
  readonly pending: number
}

/** Why a text is not taken, at which line, and the words of its sentence. */
export type RescueFault = {
  readonly kind:
    | 'empty'
    | 'tooLarge'
    | 'longLine'
    | 'nothing'
    | 'onlyStandings'
    | 'cells'
    | 'result'
    | 'noRound'
    | 'roundNumber'
    | 'name'
    | 'itself'
    | 'twice'
    | 'missingRound'
    | 'missingResult'
    | 'tooMany'
    | 'notXml'
    | 'bracket'
    | 'unknownPlayer'
    | 'notJson'
    | 'jsonShape'
    | 'jsonPath'
    | 'sameName'
  readonly line: number | null
  readonly found?: string
  readonly round?: number
}

export type Rescue<Value> =
  | { readonly read: Value; readonly fault?: undefined }
  | { readonly read?: undefined; readonly fault: RescueFault }

export function unread(
  kind: RescueFault['kind'],
  line: number | null,
  more: Pick<RescueFault, 'found' | 'round'> = {},
): { readonly fault: RescueFault } {
  return { fault: { kind, line, ...more } }
}
