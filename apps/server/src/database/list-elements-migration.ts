import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Elements of lists are looked for by the ids inside them. */
export const listElementsMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.createIndex('players_id').on('players').column('id').execute()
  },
}
