import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

/** Addresses without an account. */
export const seriesReadersMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('series_readers')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('series', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('address_mark', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('asked_at', 'text', (column) => column.notNull())
      .addColumn('confirmed_at', 'text')
      .addColumn('announced_at', 'text', (column) => column.notNull())
      .addColumn('told_day', 'text', (column) => column.notNull())
      .addColumn('told_count', 'integer', (column) => column.notNull())
      .addUniqueConstraint('series_readers_address', ['series', 'email'])
      .execute()
    await db.schema.createIndex('series_readers_email').on('series_readers').column('email').execute()
    await db.schema.createIndex('series_readers_mark').on('series_readers').column('address_mark').execute()
  },
}
