import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

/** Unknown for older drops. */
export const droppedByMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('players').addColumn('dropped_by', 'text').execute()
  },
}
