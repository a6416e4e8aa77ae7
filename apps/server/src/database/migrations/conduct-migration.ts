import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'
import { viewTournaments } from './view-tournaments.ts'

/** The public part is in the tournament, null without penalties; reasons are in rows deleted with the player. */
export const conductMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('all_tournaments').addColumn('penalties', 'text').execute()
    await viewTournaments(db)
    await db.schema
      .createTable('conduct_records')
      .addColumn('tournament_id', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('player_id', 'text', (column) => column.notNull())
      .addColumn('penalty', 'text', (column) => column.notNull())
      .addColumn('round', 'integer', (column) => column.notNull())
      .addColumn('reason', 'text')
      .addColumn('author_role', 'text', (column) => column.notNull())
      .addColumn('author_holder', 'text', (column) => column.notNull())
      .addColumn('given_at', 'text', (column) => column.notNull())
      .addColumn('taken_back_at', 'text')
      .addPrimaryKeyConstraint('conduct_records_key', ['tournament_id', 'id'])
      .addForeignKeyConstraint(
        'conduct_records_player',
        ['tournament_id', 'player_id'],
        'players',
        ['tournament_id', 'id'],
        (constraint) => constraint.onDelete('cascade'),
      )
      .execute()
  },
}
