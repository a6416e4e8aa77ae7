import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'
import { viewTournaments } from './view-tournaments.ts'

/** Null where none are set, as for everything older. */
export const registrationRulesMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('all_tournaments').addColumn('registration_rules', 'text').execute()
    await viewTournaments(db)
  },
}
