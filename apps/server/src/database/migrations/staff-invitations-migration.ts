import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

export const staffInvitationsMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('staff_invitations')
      .addColumn('tournament_id', 'text', (column) => column.notNull().references('tournaments.id').onDelete('cascade'))
      .addColumn('holder_id', 'text', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('invited_at', 'text', (column) => column.notNull())
      .addColumn('accepted_at', 'text')
      .addColumn('used_at', 'text')
      .addPrimaryKeyConstraint('staff_invitations_key', ['tournament_id', 'holder_id'])
      .execute()
  },
}
