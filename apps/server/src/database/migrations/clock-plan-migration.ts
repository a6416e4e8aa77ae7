import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'
import { viewTournaments } from './view-tournaments.ts'

/** Null where nothing is planned, as for everything older. */
export const clockPlanMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('all_tournaments').addColumn('clock_plan', 'text').execute()
    await viewTournaments(db)
  },
}
