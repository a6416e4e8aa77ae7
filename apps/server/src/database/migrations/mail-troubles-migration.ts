import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

export const mailTroublesMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('mailed_tokens').addColumn('trouble', 'text').execute()
  },
}
