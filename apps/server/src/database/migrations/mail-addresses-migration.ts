import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

/** Stores a signature of the address, not the address. */
export const mailAddressesMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('mail_addresses')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('address_mark', 'text', (column) => column.notNull().unique())
      .addColumn('confirmed_at', 'text')
      .addColumn('asked_at', 'text')
      .addColumn('asked_for', 'text')
      .addColumn('off', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('mail_addresses_asked')
      .on('mail_addresses')
      .columns(['asked_for', 'asked_at'])
      .execute()
  },
}
