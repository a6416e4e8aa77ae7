import { type Kysely, sql } from 'kysely'
import type { DatabaseMigration } from './migration.ts'
import { viewTournaments } from './view-tournaments.ts'

/**
 * What is deleted is hidden for a while. The table takes another name, and its own goes to a view of what is there: whatever
 * reads tournaments knows nothing of the hidden ones, unless it asks for them by the name of the table.
 */
export const deletedTournamentsMigration: DatabaseMigration = {
  kind: 'contracting',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('tournaments').renameTo('all_tournaments').execute()
    await db.schema.alterTable('all_tournaments').addColumn('deleted_at', 'text').execute()
    await sql`create index tournaments_deleted on all_tournaments (deleted_at) where deleted_at is not null`.execute(db)
    await viewTournaments(db)
  },
}
