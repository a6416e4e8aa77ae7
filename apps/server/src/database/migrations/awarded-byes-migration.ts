import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'
import { viewTournaments } from './view-tournaments.ts'

/** The organizer awards byes of the first rounds; null where nobody has any, as in everything from before. */
export const awardedByesMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('all_tournaments').addColumn('awarded_byes', 'text').execute()
    await viewTournaments(db)
  },
}
