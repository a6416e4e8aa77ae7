import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

export const organizerDigestsMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('organizer_digests')
      .addColumn('tournament_id', 'text', (column) =>
        column.primaryKey().references('all_tournaments.id').onDelete('cascade'),
      )
      .addColumn('sent_at', 'text', (column) => column.notNull())
      .addColumn('has_more', 'integer', (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('organizer_digests_due')
      .on('organizer_digests')
      .columns(['has_more', 'sent_at'])
      .execute()
  },
}
