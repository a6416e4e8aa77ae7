import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Who decided a drop; of those before, nobody wrote it down here. */
export const droppedByMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('players').addColumn('dropped_by', 'text').execute()
  },
}
