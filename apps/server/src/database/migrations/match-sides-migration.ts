import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

/** More than two may play at one table, and the result tells their places; none did before. */
export const matchSidesMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    for (const name of ['sides', 'placings']) await db.schema.alterTable('matches').addColumn(name, 'text').execute()
  },
}
