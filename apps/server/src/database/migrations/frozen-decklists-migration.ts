import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

export const frozenDecklistsMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('frozen_decklists')
      .addColumn('tournament_id', 'text', (column) =>
        column.notNull().references('all_tournaments.id').onDelete('cascade'),
      )
      .addColumn('registration_id', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('player_id', 'text', (column) => column.notNull())
      .addColumn('decklist', 'text')
      .addColumn('text', 'text')
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('frozen_at', 'text', (column) => column.notNull())
      .addColumn('cause', 'text', (column) => column.notNull())
      .addColumn('reason', 'text')
      .addPrimaryKeyConstraint('frozen_decklists_key', ['tournament_id', 'registration_id', 'number'])
      .execute()
    await db.schema
      .createIndex('frozen_decklists_registration')
      .on('frozen_decklists')
      .column('registration_id')
      .execute()
  },
}
