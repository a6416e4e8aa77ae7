import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

/** What servers of one database tell each other and those that come later: which migrations older ones live with, and when work that is done once a day was done last. */
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
