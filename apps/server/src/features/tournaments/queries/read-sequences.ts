import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Queryable } from '../../../database/database.ts'

/** The parameters both databases accept. */
const MOST_AT_ONCE = 500

/** Missing ones are omitted. */
export async function readSequences(
  db: Queryable,
  ids: readonly TournamentId[],
): Promise<ReadonlyMap<TournamentId, number>> {
  const found = new Map<TournamentId, number>()
  for (let start = 0; start < ids.length; start += MOST_AT_ONCE) {
    const rows = await db
      .selectFrom('tournaments')
      .select(['id', 'sequence'])
      .where('id', 'in', ids.slice(start, start + MOST_AT_ONCE))
      .execute()
    for (const { id, sequence } of rows) found.set(id as TournamentId, sequence)
  }
  return found
}
