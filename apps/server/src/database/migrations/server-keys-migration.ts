import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

/** Before, a file beside the data of one process. */
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
