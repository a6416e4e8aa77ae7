import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

/** Several people can hold a role; the journal records the role of each actor. */
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
