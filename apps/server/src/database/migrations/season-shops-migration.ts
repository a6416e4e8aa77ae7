import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

/** Seasons of before are of one shop. */
export const seasonShopsMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    // Without a reference: what a shop brought stays when it closes.
    await db.schema
      .createTable('season_shops')
      .addColumn('season_id', 'text', (column) => column.notNull().references('seasons.id').onDelete('cascade'))
      .addColumn('shop_id', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('ended_by', 'text')
      .addColumn('at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('season_shops_key', ['season_id', 'shop_id'])
      .execute()
    await db.schema.createIndex('season_shops_shop').on('season_shops').column('shop_id').execute()
    await db.schema
      .createTable('season_events_aside')
      .addColumn('season_id', 'text', (column) => column.notNull().references('seasons.id').onDelete('cascade'))
      .addColumn('tournament_id', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('starts_at', 'text')
      .addColumn('added_at', 'text', (column) => column.notNull())
      .addColumn('sequence', 'integer')
      .addColumn('results', 'text')
      .addColumn('shop_id', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('season_events_aside_key', ['season_id', 'tournament_id'])
      .execute()
    await db.schema.alterTable('season_events').addColumn('shop_id', 'text').execute()
    await db.schema.alterTable('seasons').addColumn('founder_id', 'text').execute()
  },
}
