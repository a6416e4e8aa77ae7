import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { viewTournaments } from './view-tournaments.ts'

/** The organizer plans the numbers of tables; null where nobody has, as in everything from before. */
export const tablePlanMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('all_tournaments').addColumn('table_plan', 'text').execute()
    await viewTournaments(db)
  },
}
