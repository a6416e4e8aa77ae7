import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

export const eventMessagesMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('event_messages')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('tournament_id', 'text', (column) =>
        column.notNull().references('all_tournaments.id').onDelete('cascade'),
      )
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text')
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('starts_at', 'text')
      .addColumn('location', 'text')
      .addColumn('at', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('event_messages_event').on('event_messages').columns(['tournament_id', 'at']).execute()
    await db.schema.createIndex('event_messages_account').on('event_messages').columns(['account_id', 'at']).execute()
    await db.schema
      .createTable('message_reports')
      .addColumn('message_id', 'text', (column) => column.notNull().references('event_messages.id').onDelete('cascade'))
      .addColumn('address_id', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('message_reports_key', ['message_id', 'address_id'])
      .execute()
  },
}
