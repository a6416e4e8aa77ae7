import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

export const callSubscriptionsMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('call_subscriptions')
      .addColumn('tournament_id', 'text', (column) =>
        column.notNull().references('all_tournaments.id').onDelete('cascade'),
      )
      .addColumn('player_id', 'text', (column) => column.notNull())
      .addColumn('endpoint_hash', 'text', (column) => column.notNull())
      .addColumn('endpoint', 'text', (column) => column.notNull())
      .addColumn('public_key', 'text', (column) => column.notNull())
      .addColumn('auth', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('call_subscriptions_key', ['tournament_id', 'player_id', 'endpoint_hash'])
      .execute()
    await db.schema
      .createIndex('call_subscriptions_endpoint')
      .on('call_subscriptions')
      .column('endpoint_hash')
      .execute()
  },
}
