import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'

/**
 * Stands for what everybody can see of the database at this moment: the transactions that are over. Two that are alike saw the same.
 * PostgreSQL's own; SQLite has one writing process and needs none.
 */
export function markOfEverything(database: Database): Promise<string> {
  return database.read(async (db) => {
    const { rows } = await sql<{ seen: string }>`select pg_current_snapshot()::text as seen`.execute(db)
    return rows[0]?.seen ?? ''
  })
}

/** Changes with every act on the tournament, and when it is deleted or restored. */
export function markOfTournament(database: Database, id: TournamentId): Promise<string> {
  return database.read(async (db) => {
    const row = await db
      .selectFrom('all_tournaments')
      .select(['sequence', 'deleted_at'])
      .where('id', '=', id)
      .executeTakeFirst()
    return row ? `${row.sequence} ${row.deleted_at ?? ''}` : ''
  })
}
