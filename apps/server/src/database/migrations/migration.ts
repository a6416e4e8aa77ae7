import type { Kysely } from 'kysely'

/**
 * What servers of the version before can do with the tables that a migration leaves. `expanding`: they go on as if nothing had happened
 * (a table, an index, a column that they need not fill). `contracting`: what they read or write is not there any more, or means something
 * else (a name that changed, a column that went, words of the search index), so that they must have stopped before.
 */
export type MigrationKind = 'expanding' | 'contracting'

export type DatabaseMigration = {
  readonly kind: MigrationKind
  /** What the search finds is written again afterwards, while people play. */
  readonly makesSearchAnew?: true
  readonly up: (db: Kysely<unknown>) => Promise<void>
}

/** By their names, in whose order they are made. */
export type Migrations = Readonly<Record<string, DatabaseMigration>>
