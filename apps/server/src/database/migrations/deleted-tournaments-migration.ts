import { type Kysely, sql } from 'kysely'
import type { DatabaseMigration } from './migration.ts'
import { viewTournaments } from './view-tournaments.ts'

/** The table is renamed, and its old name becomes a view of visible tournaments: queries see hidden ones only by the table's new name. */
export const deletedTournamentsMigration: DatabaseMigration = {
  kind: 'contracting',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('tournaments').renameTo('all_tournaments').execute()
    await db.schema.alterTable('all_tournaments').addColumn('deleted_at', 'text').execute()
    await sql`create index tournaments_deleted on all_tournaments (deleted_at) where deleted_at is not null`.execute(db)
    await viewTournaments(db)
  },
}
