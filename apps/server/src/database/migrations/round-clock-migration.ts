import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

/** Rounds under way have none until one is started. */
export const roundClockMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('rounds').addColumn('clock', 'text').execute()
  },
}
