import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'
import { viewTournaments } from './view-tournaments.ts'

/** Not marked before. */
export const youthMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('all_tournaments')
      .addColumn('is_youth', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await viewTournaments(db)
  },
}
