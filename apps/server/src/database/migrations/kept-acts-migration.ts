import { type Kysely, sql } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

/**
 * The journal keeps each act beside its changes, and of whom it speaks. A server of the version before writes entries without either, and
 * goes on; of whom they speak is filled while the server runs, the acts of before stay unknown.
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
