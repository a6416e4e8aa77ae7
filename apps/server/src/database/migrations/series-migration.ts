import { type Kysely, sql } from 'kysely'
import type { DatabaseMigration } from './migration.ts'
import { viewTournaments } from './view-tournaments.ts'

/** Null for single events, as for everything older. */
export const seriesMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('all_tournaments').addColumn('series', 'text').execute()
    await sql`create index tournaments_series on all_tournaments (series) where series is not null`.execute(db)
    await viewTournaments(db)
  },
}
