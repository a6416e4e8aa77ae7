import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

/** None before. */
export const doubleLossesMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('matches')
      .addColumn('double_loss', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  },
}
