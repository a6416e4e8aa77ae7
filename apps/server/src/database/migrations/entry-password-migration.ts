import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

/** Says of a tournament that joining asks for a password; what it is compared with is a capability like the others. */
export const entryPasswordMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('tournaments')
      .addColumn('has_password', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  },
}
