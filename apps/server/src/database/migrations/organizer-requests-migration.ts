import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

export const organizerRequestsMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('organizer_requests')
      .addColumn('account_id', 'text', (column) => column.primaryKey().references('accounts.id').onDelete('cascade'))
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('asked_at', 'text', (column) => column.notNull())
      .addColumn('refused_at', 'text')
      .addColumn('reason', 'text', (column) => column.notNull())
      .execute()
  },
}
