import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

export const hiddenNamesMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('hidden_names')
      .addColumn('tournament_id', 'text', (column) => column.notNull())
      .addColumn('player_id', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('shown_as', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('hidden_names_key', ['tournament_id', 'player_id'])
      .addForeignKeyConstraint(
        'hidden_names_player',
        ['tournament_id', 'player_id'],
        'players',
        ['tournament_id', 'id'],
        (constraint) => constraint.onDelete('cascade'),
      )
      .execute()
  },
}
