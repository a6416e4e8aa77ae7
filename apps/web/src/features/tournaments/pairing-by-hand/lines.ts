import type { SeenPairing } from '@tablee/domain/tournaments/rounds/seen-round'
import type { PlayerId } from '@tablee/domain/tournaments/tournament'

/** As of the start of editing, with its table; null if it needs none. */
export type StandingPairing = SeenPairing & { readonly table: number | null }

/** As of the start of editing: tables in order, and players without a seat. */
export type Standing = {
  readonly pairings: readonly StandingPairing[]
  readonly loose: readonly PlayerId[]
  /** Seats of a full table, where more than two sit at one. */
  readonly podSeats?: number | undefined
}

/** What a place gives its player; `none`: nothing yet. */
export type Place = { readonly player: PlayerId; readonly as: 'table' | 'bye' | 'loss' | 'none' }

/** A line keeps its number and position whatever happens: two places both at the table, or each with a fate of its own. */
export type Line = {
  /** Stable while editing. */
  readonly id: string
  readonly table: number | null
  readonly places: readonly (Place | null)[]
  readonly before: readonly Place[]
  /** Seats of a full table, where more than two sit at one; its free places are null. */
  readonly podSeats?: number | undefined
}
