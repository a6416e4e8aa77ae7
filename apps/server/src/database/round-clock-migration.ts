import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A round keeps its clock; those that are being played have none until somebody starts one. */
export const roundClockMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('rounds').addColumn('clock', 'text').execute()
  },
}
