import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Transaction } from '../../../database/database.ts'
import { lockName } from '../../../database/lock-name.ts'

/** The oldest tournaments that the search index does not know; of several servers that start, one goes first. */
export async function listUnsearchedIds(tx: Transaction, most: number): Promise<readonly TournamentId[]> {
  await lockName(tx, 'search index')
  const rows = await tx.db
    .selectFrom('tournaments')
    .select('id')
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('searched_tournaments')
            .select('place')
            .whereRef('searched_tournaments.tournament_id', '=', 'tournaments.id'),
        ),
      ),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id as TournamentId)
}
