import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

/** A tournament may begin again as another one; none did before. */
export const restartsMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('tournaments').addColumn('restarted_as', 'text').execute()
  },
}
