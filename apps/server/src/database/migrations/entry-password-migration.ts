import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

/** The password itself is a capability like others. */
export const entryPasswordMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('tournaments')
      .addColumn('has_password', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  },
}
