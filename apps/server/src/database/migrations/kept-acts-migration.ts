import { type Kysely, sql } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

/**
 * Servers of the previous version go on writing entries without these columns; the people are filled in while the server runs, older acts
 * stay unknown.
 */
export const keptActsMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    for (const name of ['people', 'input', 'given']) {
      await db.schema.alterTable('journal').addColumn(name, 'text').execute()
    }
    await db.schema
      .createIndex('journal_peopleless')
      .on('journal')
      .columns(['tournament_id', 'sequence'])
      .where(sql.ref('people'), 'is', null)
      .execute()
  },
}
