import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

export const shopTokensMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('shop_tokens')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('shop_id', 'text', (column) => column.notNull().references('shops.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      // Null once revoked: the journal goes on to say the name.
      .addColumn('hash', 'text', (column) => column.unique())
      .addColumn('revoked_at', 'text')
      .addColumn('used_on', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('shop_tokens_shop').on('shop_tokens').column('shop_id').execute()
  },
}
