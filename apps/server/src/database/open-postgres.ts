import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import { createDatabase, type Database } from './database.ts'
import { migrate } from './migrations.ts'
import { storageFailureOf } from './storage-failures.ts'
import type { Tables } from './tables.ts'
import { UnusableDatabase } from './unusable-database.ts'

const POOL_SIZE = 10
const CONNECT_TIMEOUT_MS = 5000
/** A writer waits this long for another one's lock, and no statement runs longer than that. */
const LOCK_TIMEOUT_MS = 5000
const STATEMENT_TIMEOUT_MS = 15_000

/** Opens and migrates the database of an address such as `postgres://user:password@host/name`. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    // Compiling takes longer than any of these short questions.
    options: '-c jit=off',
  })
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {})
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  try {
    await migrate(db)
  } catch (error) {
    await db.destroy()
    throw unusable(error)
  }
  return createDatabase(db, 'postgres')
}

/** Never with the address: it may hold a password. */
function unusable(error: unknown): Error {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (/^(28|3D)/.test(code)) {
    return new UnusableDatabase(
      `PostgreSQL refuses the user, the password or the database of DATABASE_URL (${code}).`,
      error,
    )
  }
  if (code === 'ERR_INVALID_URL') return new UnusableDatabase('DATABASE_URL is not an address of PostgreSQL.', error)
  if (storageFailureOf(error)) {
    return new UnusableDatabase(
      `PostgreSQL does not answer at the address of DATABASE_URL (${code || 'no answer'}).`,
      error,
    )
  }
  return error instanceof Error ? error : new Error('The database cannot be opened.', { cause: error })
}
