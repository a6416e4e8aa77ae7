import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

/** Without requests and responses. */
export const executionsMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('executions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('function_id', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('method', 'text', (column) => column.notNull())
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('request_headers', 'text', (column) => column.notNull())
      .addColumn('response_headers', 'text', (column) => column.notNull())
      .addColumn('status_code', 'integer', (column) => column.notNull())
      .addColumn('duration_ms', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('executions_account')
      .on('executions')
      .columns(['account_id', 'created_at', 'id'])
      .execute()
    await db.schema.createIndex('executions_created').on('executions').column('created_at').execute()
  },
}
