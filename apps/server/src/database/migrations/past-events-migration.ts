import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

export const pastEventsMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('past_events')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('shop_id', 'text', (column) => column.notNull().references('shops.id').onDelete('cascade'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('held_on', 'text', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('format', 'text', (column) => column.notNull())
      .addColumn('format_name', 'text')
      .addColumn('added_at', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('past_events_shop').on('past_events').columns(['shop_id', 'held_on']).execute()
    await db.schema
      .createTable('past_seats')
      .addColumn('event_id', 'text', (column) => column.notNull().references('past_events.id').onDelete('cascade'))
      .addColumn('player', 'text', (column) => column.notNull())
      // Null: erased.
      .addColumn('name', 'text')
      .addColumn('name_key', 'text')
      .addColumn('is_apart', 'integer', (column) => column.notNull())
      .addColumn('place', 'integer', (column) => column.notNull())
      .addColumn('won', 'integer', (column) => column.notNull())
      .addColumn('drawn', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('past_seats_key', ['event_id', 'player'])
      .execute()
    await db.schema.createIndex('past_seats_name').on('past_seats').column('name_key').execute()
    await db.schema
      .createTable('past_notes')
      .addColumn('season_id', 'text', (column) => column.notNull().references('seasons.id').onDelete('cascade'))
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('event_name', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('past_notes_key', ['season_id', 'number'])
      .execute()
  },
}
