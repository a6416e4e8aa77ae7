import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { sql } from 'kysely'
import type { Queryable } from '../../database/database.ts'

/** Worded exactly like the index, which is not used otherwise. */
export function isKeptBy(hash: string) {
  return sql<boolean>`(hash = ${hash} and role = 'organizer' and holder_id = 'account')`
}

/** Unordered, including hidden ones. */
export async function listKeptIds(db: Queryable, hash: string, most?: number): Promise<readonly TournamentId[]> {
  const rows = await db
    .selectFrom('capabilities')
    .select('tournament_id as id')
    .where(isKeptBy(hash))
    .$if(most !== undefined, (query) => query.limit(most ?? 0))
    .execute()
  return rows.map(({ id }) => id as TournamentId)
}
