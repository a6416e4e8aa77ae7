import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'
import { viewTournaments } from './view-tournaments.ts'

/** None was imported before. */
export const importedMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('all_tournaments')
      .addColumn('is_imported', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await viewTournaments(db)
  },
}
