import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

export const regularsMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('regulars')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('shop_id', 'text', (column) => column.notNull().references('shops.id').onDelete('cascade'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('name_key', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text')
      .addColumn('email', 'text')
      .addColumn('consent_at', 'text')
      .execute()
    await db.schema.createIndex('regulars_name').on('regulars').columns(['shop_id', 'name_key']).execute()
    await db.schema.createIndex('regulars_account').on('regulars').column('account_id').execute()
    await db.schema.createIndex('regulars_email').on('regulars').column('email').execute()
    await db.schema
      .createTable('regular_visits')
      .addColumn('regular_id', 'text', (column) => column.notNull().references('regulars.id').onDelete('cascade'))
      .addColumn('tournament_id', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('regular_visits_key', ['regular_id', 'tournament_id'])
      .execute()
    await db.schema
      .createTable('gathered_events')
      .addColumn('tournament_id', 'text', (column) =>
        column.primaryKey().references('all_tournaments.id').onDelete('cascade'),
      )
      .execute()
  },
}
