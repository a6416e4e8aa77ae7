import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Queryable } from '../../database/database.ts'

export async function noteOperated(db: Queryable, id: TournamentId, at: string): Promise<void> {
  await db
    .insertInto('operated_tournaments')
    .values({ tournament_id: id, at })
    .onConflict((conflict) => conflict.column('tournament_id').doUpdateSet({ at }))
    .execute()
}

export async function listOperatedSince(db: Queryable, since: string) {
  const rows = await db.selectFrom('operated_tournaments').selectAll().where('at', '>=', since).orderBy('at').execute()
  return rows.map((row) => ({ id: row.tournament_id as TournamentId, at: row.at }))
}
