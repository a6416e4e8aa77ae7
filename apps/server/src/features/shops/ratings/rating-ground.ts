import type { Tournament, TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Queryable } from '../../../database/database.ts'
import type { SeasonGround } from '../seasons/season-ground.ts'
import type { BuiltRatings } from './built-ratings.ts'

export type PlayedEvent = { readonly tournament: Tournament; readonly sequence: number; readonly createdAt: string }

export type RatingGround = Pick<SeasonGround, 'database' | 'now' | 'chance' | 'markOf'> & {
  readonly built: BuiltRatings
  /** Null for a deleted, hidden or damaged one. */
  readonly readPlayed: (db: Queryable, id: TournamentId) => Promise<PlayedEvent | null>
}
