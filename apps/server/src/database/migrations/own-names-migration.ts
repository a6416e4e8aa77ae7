import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'
import { viewTournaments } from './view-tournaments.ts'

/** Not allowed before. */
export const ownNamesMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('all_tournaments')
      .addColumn('allows_own_names', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await viewTournaments(db)
  },
}
