import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Of a mailed link: what went wrong with its letter, for whoever waits for it. */
export const mailTroublesMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('mailed_tokens').addColumn('trouble', 'text').execute()
  },
}
