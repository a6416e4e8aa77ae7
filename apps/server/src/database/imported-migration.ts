import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { viewTournaments } from './view-tournaments.ts'

/** Tournaments can be made of a file; none was before. */
export const importedMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('all_tournaments')
      .addColumn('is_imported', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await viewTournaments(db)
  },
}
