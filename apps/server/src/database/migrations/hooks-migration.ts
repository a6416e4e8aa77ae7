import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

export const hooksMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('shop_hooks')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('shop_id', 'text', (column) => column.notNull().references('shops.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('generation', 'integer', (column) => column.notNull())
      .addColumn('events', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('is_on', 'integer', (column) => column.notNull())
      .addColumn('ended_by', 'text')
      .addColumn('busy_until', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('shop_hooks_shop').on('shop_hooks').column('shop_id').execute()
    await db.schema
      .createTable('hook_deliveries')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('hook_id', 'text', (column) => column.notNull().references('shop_hooks.id').onDelete('cascade'))
      .addColumn('event', 'text')
      // Outlives its tournament, as a line that says so.
      .addColumn('tournament_id', 'text')
      .addColumn('round', 'integer')
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('status', 'integer')
      .addColumn('failure', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('since', 'text', (column) => column.notNull())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('hook_deliveries_hook')
      .on('hook_deliveries')
      .columns(['hook_id', 'created_at'])
      .execute()
    await db.schema.createIndex('hook_deliveries_due').on('hook_deliveries').columns(['state', 'due_at']).execute()
    await db.schema.createIndex('hook_deliveries_created').on('hook_deliveries').column('created_at').execute()
    await db.schema
      .createTable('hook_cards')
      .addColumn('hook_id', 'text', (column) => column.notNull().references('shop_hooks.id').onDelete('cascade'))
      .addColumn('tournament_id', 'text', (column) => column.notNull())
      .addColumn('message_id', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('hook_cards_key', ['hook_id', 'tournament_id'])
      .execute()
  },
}
