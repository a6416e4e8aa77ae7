import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { type Compilable, sql } from 'kysely'
import type { Queryable } from '../../database/database.ts'
import { compiledOnce } from '../../database/dialect/compiled-once.ts'
import type { HeldTournament } from './held-tournament.ts'

/** Beyond that, rows are read: a round of a large field is about as many acts as tables. */
export const MOST_ACTS_BEHIND = 200

export type KeptAct = { readonly sequence: number; readonly at: string; readonly changes: string }

/** Asks for what was carried since. */
export function actsAfter(db: Queryable, { tournament: { id }, sequence }: HeldTournament): Compilable<KeptAct> {
  return actsSince(db, { id, sequence })
}

const actsSince = compiledOnce<Pick<HeldTournament, 'sequence'> & { readonly id: TournamentId }, KeptAct>(
  ['id', 'sequence'],
  (db, { id, sequence }) =>
    db
      .selectFrom('journal')
      .select(['sequence', 'at', 'changes'])
      .where('tournament_id', '=', id)
      .where('sequence', '>', sequence)
      .orderBy('sequence')
      .limit(sql.lit(MOST_ACTS_BEHIND + 1)),
)
