import type { Caller } from '@tablee/contract/serving/caller'
import type { SeenTournament, TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Database, Queryable } from '../../../database/database.ts'
import type { SeasonTables } from './season-tables.ts'

/** A tournament without its matches, as its row counts. */
export type EndedEvent = { readonly tournament: Omit<SeenTournament, 'matches'>; readonly sequence: number }

export type SeasonGround = {
  readonly database: Database
  readonly now: () => Date
  readonly chance: (count: number) => Uint8Array
  readonly markOf: (text: string) => string
  readonly tables: SeasonTables
  /** Null for a deleted, hidden or damaged one. */
  readonly readEvent: (db: Queryable, id: TournamentId) => Promise<EndedEvent | null>
  /** Quick tournaments that the account keeps. */
  readonly listKept: (db: Queryable, caller: Caller) => Promise<readonly TournamentId[]>
}
