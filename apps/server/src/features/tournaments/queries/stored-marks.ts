import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'

/** Derived from the database's finished transactions. PostgreSQL only; SQLite has a single writing process and needs none. */
export function markOfEverything(database: Database): Promise<string> {
  return database.read(async (db) => {
    const { rows } = await sql<{ seen: string }>`select pg_current_snapshot()::text as seen`.execute(db)
    return rows[0]?.seen ?? ''
  })
}

/** Changes with every act, and on deletion or restoration. */
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
