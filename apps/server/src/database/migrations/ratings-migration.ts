import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

export const ratingsMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('ratings')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('shop_id', 'text', (column) => column.notNull().references('shops.id').onDelete('cascade'))
      .addColumn('season_id', 'text', (column) => column.references('seasons.id').onDelete('cascade'))
      .addColumn('game', 'text')
      .addColumn('is_on', 'integer', (column) => column.notNull())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('ratings_shop').on('ratings').column('shop_id').execute()
    await db.schema.createIndex('ratings_season').on('ratings').column('season_id').execute()
    // Results outlive their tournament.
    await ofRating(db, 'rated_events')
      .addColumn('tournament_id', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('played_at', 'text', (column) => column.notNull())
      .addColumn('sequence', 'integer')
      .addColumn('results', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('rated_events_key', ['rating_id', 'tournament_id'])
      .execute()
    await db.schema.createIndex('rated_events_tournament').on('rated_events').column('tournament_id').execute()
    await ofRating(db, 'rating_departures')
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('is_own', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('rating_departures_key', ['rating_id', 'person', 'is_own'])
      .execute()
  },
}

function ofRating(db: Kysely<unknown>, name: string) {
  return db.schema
    .createTable(name)
    .addColumn('rating_id', 'text', (column) => column.notNull().references('ratings.id').onDelete('cascade'))
}
