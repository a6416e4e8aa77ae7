import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

export const handedOverEventsMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('tournaments')
      .addColumn('is_cancelled', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await db.schema.alterTable('registrations').addColumn('language', 'text').execute()
    await db.schema.alterTable('letters').addColumn('about', 'text').execute()
    await createOffers(db)
    await db.schema
      .createTable('organizer_days')
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('offers', 'integer', (column) => column.notNull())
      .addColumn('letters', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('organizer_days_key', ['account_id', 'day'])
      .execute()
  },
}

async function createOffers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('event_offers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('tournament_id', 'text', (column) =>
      column.notNull().unique().references('tournaments.id').onDelete('cascade'),
    )
    .addColumn('from_account', 'text', (column) => column.notNull())
    .addColumn('to_email', 'text', (column) => column.notNull())
    .addColumn('to_account', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('event_offers_from').on('event_offers').column('from_account').execute()
  await db.schema.createIndex('event_offers_to').on('event_offers').column('to_account').execute()
}
