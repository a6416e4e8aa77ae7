import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

export const pastsMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    // They outlive their tournament.
    await db.schema
      .createTable('past_results')
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('tournament_id', 'text', (column) => column.notNull())
      .addColumn('player_id', 'text', (column) => column.notNull())
      .addColumn('sequence', 'integer')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('played_at', 'text', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('format', 'text')
      .addColumn('format_name', 'text')
      .addColumn('deck', 'text')
      .addColumn('is_name_hidden', 'integer', (column) => column.notNull())
      .addColumn('place', 'integer')
      .addColumn('attendance', 'integer', (column) => column.notNull())
      .addColumn('won', 'integer', (column) => column.notNull())
      .addColumn('drawn', 'integer', (column) => column.notNull())
      .addColumn('lost', 'integer', (column) => column.notNull())
      .addColumn('meetings', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('past_results_key', ['account_id', 'tournament_id'])
      .execute()
    await db.schema
      .createTable('player_pages')
      .addColumn('account_id', 'text', (column) => column.primaryKey())
      .addColumn('slug', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('is_public', 'integer', (column) => column.notNull())
      .addColumn('is_indexed', 'integer', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('kept_plays')
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('tournament_id', 'text', (column) => column.notNull())
      .addColumn('player_id', 'text', (column) => column.notNull())
      .addColumn('public_id', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('kept_plays_key', ['account_id', 'tournament_id'])
      .execute()
  },
}
