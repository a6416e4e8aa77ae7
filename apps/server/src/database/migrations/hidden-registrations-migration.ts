import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

/** None was hidden before. */
export const hiddenRegistrationsMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('registrations').addColumn('shown_as', 'text').execute()
  },
}
