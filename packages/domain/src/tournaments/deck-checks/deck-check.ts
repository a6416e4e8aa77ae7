import type { Brand } from '../../brand.ts'

type MatchId = Brand<'MatchId'>
type PlayerId = Brand<'PlayerId'>

/** Tables drawn at once. */
export const MOST_DRAWN_TABLES = 8

/** Checks and draws of one tournament. */
export const MOST_DECK_CHECKS = 2000

/** What a checked deck came to. */
export const DECK_CHECK_RESULTS = ['clean', 'warning', 'penalty'] as const
export type DeckCheckResult = (typeof DECK_CHECK_RESULTS)[number]

export type CheckedDeck = { readonly playerId: PlayerId; readonly result: DeckCheckResult }

/** Why a draw passes over a table. */
export const PASSED_WHY = ['finished', 'list', 'checked'] as const
export type PassedWhy = (typeof PASSED_WHY)[number]

export type PassedTable = { readonly matchId: MatchId; readonly why: PassedWhy }

/** Tables of a round drawn for a check, with all it takes to draw them again. */
export type DeckCheckDraw = {
  readonly round: number
  /** From 1 in each round. */
  readonly number: number
  readonly seed: string
  /** As many as were asked for. */
  readonly count: number
  /** In the order drawn. */
  readonly matches: readonly MatchId[]
  /** Those that were passed over before the last drawn one. */
  readonly passed: readonly PassedTable[]
}

/** A table whose decks are or were checked. */
export type DeckCheck = {
  /** From 1 in each tournament. */
  readonly check: number
  readonly round: number
  readonly matchId: MatchId
  readonly table: number
  readonly players: readonly PlayerId[]
  /** Number of the draw of its round; null: chosen. */
  readonly draw: number | null
  /** ISO 8601, UTC. */
  readonly openedAt: string
  /** Holders of a role who read the lists, who opened it first. */
  readonly readers: readonly string[]
  readonly endedAt: string | null
  readonly results: readonly CheckedDeck[]
  /** What the table was given for it. Milliseconds. */
  readonly extraMs: number
  readonly isTakenBack: boolean
}

export type DeckChecks = { readonly draws: readonly DeckCheckDraw[]; readonly checks: readonly DeckCheck[] }
