import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

export const remindedEventsMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('reminded_events')
      .addColumn('tournament_id', 'text', (column) => column.notNull())
      .addColumn('starts_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('reminded_events_key', ['tournament_id', 'starts_at'])
      .execute()
  },
}
