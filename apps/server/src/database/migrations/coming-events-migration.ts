import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

export const comingEventsMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.createIndex('tournaments_start').on('tournaments').columns(['starts_at', 'id']).execute()
    await db.schema.createIndex('tournaments_end').on('tournaments').columns(['ends_at', 'starts_at']).execute()
  },
}
