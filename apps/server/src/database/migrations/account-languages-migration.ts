import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

export const accountLanguagesMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('accounts').addColumn('language', 'text').execute()
  },
}
