import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

/** People added by one act are ordered by their position in it. */
export const deskListsMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('registrations')
      .addColumn('added_as', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  },
}
