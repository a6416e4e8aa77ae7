import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

/** One act may write in many people: their order is the act's, then the place in it. */
export const deskListsMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('registrations')
      .addColumn('added_as', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  },
}
