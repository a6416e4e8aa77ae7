import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A tournament may begin again as another one; none did before. */
export const restartsMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('tournaments').addColumn('restarted_as', 'text').execute()
  },
}
