import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

export const erasuresMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('erasures')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('rule', 'text', (column) => column.notNull())
      // A code, which outlives its tournament.
      .addColumn('tournament', 'text')
      .addColumn('erased', 'text', (column) => column.notNull())
      .addColumn('signature', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('erasures_at').on('erasures').column('at').execute()
  },
}
