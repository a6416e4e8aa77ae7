import type { PublicId, TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Queryable } from '../../../database/database.ts'

type Creation = { readonly organizer: PublicId; readonly name: string; readonly capacity: number }

/** Same organizer, name and capacity: creation would repeat it. */
export async function findSameWaiting(db: Queryable, creation: Creation): Promise<TournamentId | null> {
  const row = await db
    .selectFrom('tournaments')
    .select('id')
    .where('type', '=', 'quick')
    .where('organizer', '=', creation.organizer)
    .where('name', '=', creation.name)
    .where('capacity', '=', creation.capacity)
    .where('phase', '=', 'waiting')
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  return row ? (row.id as TournamentId) : null
}
