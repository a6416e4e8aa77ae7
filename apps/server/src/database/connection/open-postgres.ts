import { Kysely, PostgresDialect } from 'kysely'
import type { Database, DatabaseNote } from '../database.ts'
import { POSTGRES } from '../dialect/dialect.ts'
import { type DatabaseVersion, type Migrating, migrate, readVersion } from '../migrations/migrate.ts'
import type { Migrations } from '../migrations/migration.ts'
import type { Tables } from '../tables/tables.ts'
import { createDatabase } from './create-database.ts'
import { createPostgresPool, type PostgresLimits } from './postgres-pool.ts'
import { storageFailureOf } from './storage-failures.ts'
import { UnusableDatabase } from './unusable-database.ts'

/** Together below the twelve seconds after which a phone gives up, so that it gets an answer. */
const LIMITS: PostgresLimits = { connectMs: 4000, statementMs: 7000, lockMs: 5000, answerMs: 8000 }
const MIGRATION_LIMITS: PostgresLimits = { connectMs: 4000, statementMs: 0, lockMs: 0, answerMs: 3_600_000 }

export type PostgresOptions = Pick<Migrating, 'migrations' | 'tell'> & {
  readonly note?: DatabaseNote
  readonly noteCommit?: (ms: number) => void
  readonly limits?: PostgresLimits
}

/** The address looks like `postgres://user:password@host/name`. */
export async function openPostgres(
  url: string,
  { note = () => {}, limits = LIMITS, noteCommit, migrations, tell }: PostgresOptions = {},
): Promise<Database> {
  const migrated = patientPostgres(url, note)
  try {
    await migrate(migrated, { migrations, tell })
  } catch (error) {
    throw unusablePostgres(error)
  } finally {
    await migrated.destroy()
  }
  const pool = createPostgresPool(url, limits, note)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { ...createDatabase(db, { dialect: POSTGRES, note, noteCommit }), connections: pool.connections }
}

type Connecting = { readonly url: string; readonly limits: PostgresLimits; readonly note: DatabaseNote }

function connect({ url, limits, note }: Connecting): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: createPostgresPool(url, limits, note) }) })
}

/** Does not migrate. */
export function patientPostgres(url: string, note: DatabaseNote = () => {}): Kysely<Tables> {
  return connect({ url, limits: MIGRATION_LIMITS, note })
}

export async function versionOfPostgres(url: string, migrations?: Migrations): Promise<DatabaseVersion> {
  const db = patientPostgres(url)
  try {
    return await readVersion(db, migrations)
  } catch (error) {
    throw unusablePostgres(error)
  } finally {
    await db.destroy()
  }
}

/** One sentence for the operator; never includes the address, which may hold a password. */
export function unusablePostgres(error: unknown): Error {
  const code = codeOf(error)
  if (/^(28|3D)/.test(code)) {
    return new UnusableDatabase(
      `PostgreSQL refuses the user, the password or the database of DATABASE_URL (${code}).`,
      error,
    )
  }
  if (code === 'ERR_INVALID_URL') return new UnusableDatabase('DATABASE_URL is not an address of PostgreSQL.', error)
  const failure = storageFailureOf(error)
  if (failure) {
    const sentence = `PostgreSQL does not answer at the address of DATABASE_URL (${code || 'no answer'}).`
    return new UnusableDatabase(sentence, error, { isAway: failure.kind !== 'storage_full' })
  }
  return error instanceof Error ? error : new Error('The database cannot be opened.', { cause: error })
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  return 'code' in error ? String(error.code) : codeOf(error.cause)
}
