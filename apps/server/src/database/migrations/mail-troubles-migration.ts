import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

/** Of a mailed link: what went wrong with its letter, for whoever waits for it. */
export const mailTroublesMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('mailed_tokens').addColumn('trouble', 'text').execute()
  },
}
