import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

/** A round keeps its clock; those that are being played have none until somebody starts one. */
export const roundClockMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('rounds').addColumn('clock', 'text').execute()
  },
}
