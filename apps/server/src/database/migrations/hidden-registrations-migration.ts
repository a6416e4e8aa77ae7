import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

/** The organizer of an event hides names; none was hidden before. */
export const hiddenRegistrationsMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('registrations').addColumn('shown_as', 'text').execute()
  },
}
