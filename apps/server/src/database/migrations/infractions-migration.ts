import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

/** What a penalty is for; nothing said so before. */
export const infractionsMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('conduct_records').addColumn('infraction', 'text').execute()
  },
}
