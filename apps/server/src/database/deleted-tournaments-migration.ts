import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * What is deleted is hidden for a while. The table takes another name, and its own goes to a view of what is there: whatever
 * reads tournaments knows nothing of the hidden ones, unless it asks for them by the name of the table.
 */
export const deletedTournamentsMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('tournaments').renameTo('all_tournaments').execute()
    await db.schema.alterTable('all_tournaments').addColumn('deleted_at', 'text').execute()
    await sql`create index tournaments_deleted on all_tournaments (deleted_at) where deleted_at is not null`.execute(db)
    await viewTournaments(db)
  },
}

/** A view has the columns that its table had when it was made: a migration that adds one to `all_tournaments` makes it anew. */
async function viewTournaments(db: Kysely<unknown>): Promise<void> {
  await sql`drop view if exists tournaments`.execute(db)
  await sql`create view tournaments as select * from all_tournaments where deleted_at is null`.execute(db)
}
