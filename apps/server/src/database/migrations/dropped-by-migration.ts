import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

/** Who decided a drop; of those before, nobody wrote it down here. */
export const droppedByMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('players').addColumn('dropped_by', 'text').execute()
  },
}
