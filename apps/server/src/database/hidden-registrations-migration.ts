import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The organizer of an event hides names; none was hidden before. */
export const hiddenRegistrationsMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('registrations').addColumn('shown_as', 'text').execute()
  },
}
