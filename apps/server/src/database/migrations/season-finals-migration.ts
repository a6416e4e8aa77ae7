import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

/** Seasons of before have no final. */
export const seasonFinalsMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('seasons').addColumn('final', 'text').execute()
  },
}
