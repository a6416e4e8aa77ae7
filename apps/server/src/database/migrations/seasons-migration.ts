import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

export const seasonsMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('seasons')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('shop_id', 'text', (column) => column.notNull().references('shops.id').onDelete('cascade'))
      .addColumn('slug', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('rules', 'text', (column) => column.notNull())
      .addColumn('is_public', 'integer', (column) => column.notNull())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('seasons_shop').on('seasons').column('shop_id').execute()
    // Results outlive their tournament.
    await ofSeason(db, 'season_events')
      .addColumn('tournament_id', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('starts_at', 'text')
      .addColumn('added_at', 'text', (column) => column.notNull())
      .addColumn('sequence', 'integer')
      .addColumn('results', 'text')
      .addPrimaryKeyConstraint('season_events_key', ['season_id', 'tournament_id'])
      .execute()
    await db.schema.createIndex('season_events_tournament').on('season_events').column('tournament_id').execute()
    await ofSeason(db, 'season_notes')
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('into_person', 'text')
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('season_notes_key', ['season_id', 'number'])
      .execute()
  },
}

function ofSeason(db: Kysely<unknown>, name: string) {
  return db.schema
    .createTable(name)
    .addColumn('season_id', 'text', (column) => column.notNull().references('seasons.id').onDelete('cascade'))
}
