import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

/** Nobody was asked for a guardian before. */
export const guardianMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('registrations')
      .addColumn('guardian', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  },
}
