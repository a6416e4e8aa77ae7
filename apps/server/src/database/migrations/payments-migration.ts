import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

/** None noted before. */
export const paymentsMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('registrations')
      .addColumn('has_paid', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  },
}
