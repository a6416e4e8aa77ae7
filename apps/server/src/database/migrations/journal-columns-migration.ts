import { type Kysely, sql } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

const COLUMNS = { kinds: 'text', round: 'integer', matches: 'text', outline: 'text' } as const

/** Older servers go on writing entries without these columns; they, like existing ones, are filled in while the server runs. */
export const journalColumnsMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    for (const [name, type] of Object.entries(COLUMNS)) {
      await db.schema.alterTable('journal').addColumn(name, sql.raw(type)).execute()
    }
    await db.schema
      .createIndex('journal_unfilled')
      .on('journal')
      .columns(['tournament_id', 'sequence'])
      .where(sql.ref('kinds'), 'is', null)
      .execute()
  },
}
