import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

export const hiddenPagesMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('hidden_pages')
      .addColumn('tournament_id', 'text', (column) =>
        column.primaryKey().references('all_tournaments.id').onDelete('cascade'),
      )
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('hidden_at', 'text', (column) => column.notNull())
      .addColumn('restored_at', 'text')
      .execute()
    await db.schema
      .createTable('operated_tournaments')
      .addColumn('tournament_id', 'text', (column) =>
        column.primaryKey().references('all_tournaments.id').onDelete('cascade'),
      )
      .addColumn('at', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('operated_tournaments_at').on('operated_tournaments').column('at').execute()
    await db.schema
      .createTable('page_reports')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('tournament_id', 'text', (column) =>
        column.notNull().references('all_tournaments.id').onDelete('cascade'),
      )
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('page_reports_page').on('page_reports').column('tournament_id').execute()
    await db.schema.createIndex('page_reports_at').on('page_reports').column('at').execute()
  },
}
