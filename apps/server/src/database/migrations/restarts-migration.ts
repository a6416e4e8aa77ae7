import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

/** None restarted before. */
export const restartsMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('tournaments').addColumn('restarted_as', 'text').execute()
  },
}
