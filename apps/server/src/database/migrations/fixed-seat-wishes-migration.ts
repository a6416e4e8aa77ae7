import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

/** Nobody was asked before. */
export const fixedSeatWishesMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('registrations')
      .addColumn('wishes_fixed_seat', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  },
}
