import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

export const listElementsMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.createIndex('players_id').on('players').column('id').execute()
  },
}
