import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'
import { viewTournaments } from './view-tournaments.ts'

export const shopsMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('shops')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('slug', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('location', 'text')
      .addColumn('email', 'text')
      .addColumn('phone', 'text')
      .addColumn('site', 'text')
      .addColumn('discord', 'text')
      .addColumn('instagram', 'text')
      .addColumn('words', 'text')
      .addColumn('takes_replies', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('takes_messages', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('logo', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .execute()
    await shopTable(db, 'shop_slugs')
      .addColumn('slug', 'text', (column) => column.primaryKey())
      .execute()
    await shopTable(db, 'shop_logos')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('image', 'text', (column) => column.notNull())
      .execute()
    await membersOf(db)
    await shopTable(db, 'shop_words')
      .addColumn('word', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('shop_words_key', ['word', 'shop_id'])
      .execute()
    await db.schema
      .createTable('shop_messages')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('tournament_id', 'text', (column) =>
        column.notNull().references('all_tournaments.id').onDelete('cascade'),
      )
      .addColumn('sender', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .execute()
    for (const table of ['shop_slugs', 'shop_logos', 'shop_members', 'shop_invitations', 'shop_words'])
      await db.schema.createIndex(`${table}_shop`).on(table).column('shop_id').execute()
    await db.schema.createIndex('shop_messages_event').on('shop_messages').columns(['tournament_id', 'at']).execute()
    await db.schema.createIndex('shop_messages_at').on('shop_messages').column('at').execute()
    await db.schema.alterTable('all_tournaments').addColumn('shop_id', 'text').execute()
    await db.schema.createIndex('tournaments_shop').on('all_tournaments').columns(['shop_id', 'starts_at']).execute()
    await viewTournaments(db)
  },
}

async function membersOf(db: Kysely<unknown>): Promise<void> {
  await shopTable(db, 'shop_members')
    .addColumn('account_id', 'text', (column) => column.primaryKey())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('since', 'text', (column) => column.notNull())
    .execute()
  await shopTable(db, 'shop_invitations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('is_hand_over', 'integer', (column) => column.notNull())
    .addColumn('from_account', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('hash', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('shop_invitations_email').on('shop_invitations').column('email').execute()
}

function shopTable(db: Kysely<unknown>, name: string) {
  return db.schema
    .createTable(name)
    .addColumn('shop_id', 'text', (column) => column.notNull().references('shops.id').onDelete('cascade'))
}
