import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

/** Stores a signature of the address, not the address. */
export const askedLinksMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('asked_links')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('address_mark', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('is_confirmed', 'integer', (column) => column.notNull())
      .addColumn('asked_at', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('asked_links_address').on('asked_links').column('address_mark').execute()
    await db.schema.createIndex('asked_links_asked').on('asked_links').column('asked_at').execute()
  },
}
