import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Queryable } from '../../database/database.ts'

/** Whoever cancelled counts too: their name is kept. */
export async function isAnybodyRegistered(db: Queryable, id: TournamentId): Promise<boolean> {
  const row = await db
    .selectFrom('registrations')
    .select('id')
    .where('tournament_id', '=', id)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
