import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

/** Shared by servers of one database, now and later. */
export const serverFactsMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('server_facts')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute()
  },
}
