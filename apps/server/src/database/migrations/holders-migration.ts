import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

/** Several people hold a role at a time, each under a name, until a moment; the journal says in which role somebody acted. */
export const holdersMigration: DatabaseMigration = {
  kind: 'contracting',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('capabilities').renameColumn('player_id', 'holder_id').execute()
    for (const name of ['label', 'expires_at', 'revoked_at'])
      await db.schema.alterTable('capabilities').addColumn(name, 'text').execute()
    for (const name of ['author_role', 'author_holder'])
      await db.schema.alterTable('journal').addColumn(name, 'text').execute()
  },
}
