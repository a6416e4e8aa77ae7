import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

export const personalLinksMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('mail_addresses').addColumn('refused_at', 'text').execute()
    await db.schema
      .alterTable('mail_addresses')
      .addColumn('written_at', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
    await db.schema
      .alterTable('registrations')
      .addColumn('link_version', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await db.schema.alterTable('registrations').addColumn('mailed_as', 'text').execute()
    await db.schema
      .createTable('registration_devices')
      .addColumn('registration_id', 'text', (column) =>
        column.notNull().references('registrations.id').onDelete('cascade'),
      )
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('link_hash', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('registration_devices_key', ['registration_id', 'hash'])
      .execute()
  },
}
