import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

/** Tables of more than two; none before. */
export const matchSidesMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    for (const name of ['sides', 'placings']) await db.schema.alterTable('matches').addColumn(name, 'text').execute()
  },
}
