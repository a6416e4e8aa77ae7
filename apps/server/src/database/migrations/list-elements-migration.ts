import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

/** Elements of lists are looked for by the ids inside them. */
export const listElementsMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.createIndex('players_id').on('players').column('id').execute()
  },
}
