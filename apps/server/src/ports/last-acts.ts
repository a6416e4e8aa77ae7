import type { TournamentId } from '@tablee/domain/tournaments/tournament'

/** What an answer is about that may show any tournament, such as a search. */
export const EVERY_TOURNAMENT = 'every tournament'
export type ActedOn = TournamentId | typeof EVERY_TOURNAMENT

/** Compared, and nothing else. */
export type Mark = number | string

/**
 * The one place that knows whether what was read of a tournament still stands. A process that alone writes to the database
 * needs no question for it: every act is noted here after its commit and before its answer. Where others write too, the mark
 * has to come from what all of them have in common, such as the stored sequence number.
 */
export type LastActs = {
  /**
   * Stands for the last act of the tournament, or of any, and changes with every act. Taken before reading: as long as it is the same,
   * what was read still stands, for whoever acted as well.
   */
  readonly markOf: (of: ActedOn) => Mark | Promise<Mark>
  /** An act on the tournament is committed, or it was taken away. */
  readonly note: (id: TournamentId) => void
}
