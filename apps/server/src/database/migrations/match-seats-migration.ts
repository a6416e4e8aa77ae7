import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

/** Matches of teams, seat by seat; none before. */
export const matchSeatsMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('matches').addColumn('seats', 'text').execute()
  },
}
