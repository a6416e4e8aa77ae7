import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

/** Nobody asked for a team before. */
export const askedTeamsMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('registrations').addColumn('team_name', 'text').execute()
  },
}
