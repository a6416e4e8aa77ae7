import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'
import { viewTournaments } from './view-tournaments.ts'

/** Nobody asked for less than the usual time before. */
export const dataDaysMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('all_tournaments').addColumn('data_days', 'integer').execute()
    await viewTournaments(db)
  },
}
