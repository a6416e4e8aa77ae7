import type { Kysely } from 'kysely'

/**
 * What servers of the previous version can do after a migration. `expanding`: they go on as before (a table, an index, a column they need
 * not fill). `contracting`: what they read or write is gone or has another meaning, so they must have stopped.
 */
export type MigrationKind = 'expanding' | 'contracting'

export type DatabaseMigration = {
  readonly kind: MigrationKind
  /** The search index is rebuilt afterwards, while people play. */
  readonly makesSearchAnew?: true
  readonly up: (db: Kysely<unknown>) => Promise<void>
}

export type Migrations = Readonly<Record<string, DatabaseMigration>>
