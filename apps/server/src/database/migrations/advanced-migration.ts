import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

export const advancedMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    for (const column of ['game', 'format', 'starts_at', 'ends_at', 'description', 'location'])
      await db.schema.alterTable('tournaments').addColumn(column, 'text').execute()
    await db.schema.alterTable('tournaments').addColumn('planned_rounds', 'integer').execute()
    await db.schema
      .alterTable('tournaments')
      .addColumn('are_decklists_public', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await db.schema.createIndex('tournaments_type').on('tournaments').columns(['type', 'created_at']).execute()
    await db.schema.createIndex('matches_id').on('matches').column('id').execute()
    await createRegistrations(db)
  },
}

async function createRegistrations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('registrations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('tournament_id', 'text', (column) => column.notNull().references('tournaments.id').onDelete('cascade'))
    .addColumn('player_id', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text')
    .addColumn('player_name', 'text', (column) => column.notNull())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('location', 'text', (column) => column.notNull())
    .addColumn('notes', 'text', (column) => column.notNull())
    .addColumn('decklist', 'text')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('cancelled_from', 'text')
    .addColumn('dropped', 'integer', (column) => column.notNull())
    .addColumn('checked_in', 'integer', (column) => column.notNull())
    .addColumn('registered_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('added_in', 'integer', (column) => column.notNull())
    .addUniqueConstraint('registrations_player', ['tournament_id', 'player_id'])
    .execute()
  await db.schema
    .createIndex('registrations_order')
    .on('registrations')
    .columns(['tournament_id', 'registered_at', 'added_in'])
    .execute()
  await db.schema.createIndex('registrations_account').on('registrations').column('account_id').execute()
}
