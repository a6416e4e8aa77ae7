import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

/** Of a link that confirms a new address: which one, and the session that asked for it. */
export const emailChangesMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('mailed_tokens').addColumn('email', 'text').execute()
    await db.schema.alterTable('mailed_tokens').addColumn('session_id', 'text').execute()
  },
}
