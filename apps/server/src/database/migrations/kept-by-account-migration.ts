import { type Kysely, sql } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

export const keptByAccountMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create index capabilities_account on capabilities (hash)
      where role = 'organizer' and holder_id = 'account'`.execute(db)
  },
}
