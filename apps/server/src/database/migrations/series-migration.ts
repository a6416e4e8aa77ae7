import { type Kysely, sql } from 'kysely'
import type { DatabaseMigration } from './migration.ts'
import { viewTournaments } from './view-tournaments.ts'

/** Dates of one event know each other; null for whatever stands alone, as everything from before does. */
export const seriesMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('all_tournaments').addColumn('series', 'text').execute()
    await sql`create index tournaments_series on all_tournaments (series) where series is not null`.execute(db)
    await viewTournaments(db)
  },
}
