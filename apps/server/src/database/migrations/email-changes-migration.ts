import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

/** The new address, and the session that asked. */
export const emailChangesMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('mailed_tokens').addColumn('email', 'text').execute()
    await db.schema.alterTable('mailed_tokens').addColumn('session_id', 'text').execute()
  },
}
