import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

/** Keys that every process of the server has in common; they were a file beside the data of one. */
export const serverKeysMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('server_keys')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute()
  },
}
