import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Quick tournaments are found by the account that keeps them. */
export const keptByAccountMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create index capabilities_account on capabilities (hash)
      where role = 'organizer' and holder_id = 'account'`.execute(db)
  },
}
