import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

/** Roles given before stand in for nobody. */
export const standInsMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('staff_invitations').addColumn('replaces', 'text').execute()
    await db.schema.alterTable('staff_invitations').addColumn('handed_over_in', 'integer').execute()
    await db.schema.alterTable('staff_invitations').addColumn('taken_back_in', 'integer').execute()
  },
}
