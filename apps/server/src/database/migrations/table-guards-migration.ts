import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

export const tableGuardsMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('table_guards')
      .addColumn('tournament_id', 'text', (column) => column.notNull())
      .addColumn('match_id', 'text', (column) => column.notNull())
      .addColumn('wrong', 'integer', (column) => column.notNull())
      .addColumn('act_id', 'text')
      .addPrimaryKeyConstraint('table_guards_key', ['tournament_id', 'match_id'])
      .addForeignKeyConstraint(
        'table_guards_match',
        ['tournament_id', 'match_id'],
        'matches',
        ['tournament_id', 'id'],
        (constraint) => constraint.onDelete('cascade'),
      )
      .execute()
  },
}
