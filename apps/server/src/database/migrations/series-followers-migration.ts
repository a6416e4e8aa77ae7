import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

export const seriesFollowersMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('series_followers')
      .addColumn('series', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('followed_at', 'text', (column) => column.notNull())
      .addColumn('announced_at', 'text', (column) => column.notNull())
      .addColumn('told_day', 'text', (column) => column.notNull())
      .addColumn('told_count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('series_followers_key', ['series', 'account_id'])
      .execute()
    await db.schema.createIndex('series_followers_account').on('series_followers').column('account_id').execute()
  },
}
