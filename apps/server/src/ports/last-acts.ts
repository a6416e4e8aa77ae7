import type { TournamentId } from '@tablee/domain/tournaments/tournament'

/** The subject of an answer that may show any tournament, such as a search. */
export const EVERY_TOURNAMENT = 'every tournament'
export type ActedOn = TournamentId | typeof EVERY_TOURNAMENT

/** Compared only for equality. */
export type Mark = number | string

/**
 * Knows whether what was read is still current. A single writing process needs no query: every act is noted here after its commit and
 * before its answer. With other writers, the mark must come from what all share, such as the stored sequence number.
 */
export type LastActs = {
  /**
   * Changes with every act on the tournament, or on any. Taken before reading: while it stays the same, what was read is current, also for
   * whoever acted.
   */
  readonly markOf: (of: ActedOn) => Mark | Promise<Mark>
  /** An act was committed, or the tournament was removed. */
  readonly note: (id: TournamentId) => void
}
