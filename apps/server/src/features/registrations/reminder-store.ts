import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Queryable } from '../../database/database.ts'

/** Moments are ISO 8601 in UTC. */
export type Span = { readonly after: string; readonly until: string }

/** An event that moves is reminded of again. */
export type RemindedStart = { readonly tournamentId: TournamentId; readonly startsAt: string }

/** Soonest first. */
export async function listUnreminded(
  db: Queryable,
  { after, until }: Span,
  most: number,
): Promise<readonly RemindedStart[]> {
  const rows = await db
    .selectFrom('tournaments')
    .select(['id', 'starts_at'])
    .where('starts_at', '>', after)
    .where('starts_at', '<=', until)
    .where('phase', '=', 'waiting')
    .where('is_cancelled', '=', 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('reminded_events')
            .select('tournament_id')
            .whereRef('tournament_id', '=', 'tournaments.id')
            .whereRef('reminded_events.starts_at', '=', 'tournaments.starts_at'),
        ),
      ),
    )
    .orderBy('starts_at')
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(({ id, starts_at }) => ({ tournamentId: id as TournamentId, startsAt: starts_at ?? '' }))
}

/** False when another process was faster: this waits until that one has ended. */
export async function noteReminded(db: Queryable, { tournamentId, startsAt }: RemindedStart): Promise<boolean> {
  const noted = await db
    .insertInto('reminded_events')
    .values({ tournament_id: tournamentId, starts_at: startsAt })
    .onConflict((conflict) => conflict.columns(['tournament_id', 'starts_at']).doNothing())
    .returning('tournament_id')
    .executeTakeFirst()
  return noted !== undefined
}

export async function forgetReminded(db: Queryable, before: string): Promise<void> {
  await db.deleteFrom('reminded_events').where('starts_at', '<', before).execute()
}
