import { StorageFailure } from '@tablee/contract/serving/storage-failure'
import type { PostgresPool } from 'kysely'
import { type ClientBase, DatabaseError, Pool } from 'pg'
import type { Database, DatabaseNote } from '../database.ts'
import { guarded } from './guarded-client.ts'

export type PostgresLimits = {
  readonly connectMs: number
  /** PostgreSQL ends a statement, or its wait for a lock, after this long. */
  readonly statementMs: number
  readonly lockMs: number
  /** Longer than a statement may take: beyond it, the server is gone. */
  readonly answerMs: number
}

const POOL_SIZE = 10

type CountedPool = PostgresPool & { readonly connections: NonNullable<Database['connections']> }

/** A broken connection fails the query that used it, and nothing else. */
export function createPostgresPool(url: string, limits: PostgresLimits, note: DatabaseNote): CountedPool {
  const pool = new Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: limits.connectMs,
    statement_timeout: limits.statementMs,
    lock_timeout: limits.lockMs,
    // A silent process must not keep its locks.
    idle_in_transaction_session_timeout: limits.answerMs,
    keepAlive: true,
    // What `guarded` sends together does not wait for the answers in between.
    pipeline: true,
    // Compiling takes longer than these short queries.
    options: '-c jit=off',
  })
  const broken = listen(pool, note)
  return {
    options: {},
    end: () => pool.end(),
    connections: () => ({ inUse: pool.totalCount - pool.idleCount, awaited: pool.waitingCount }),
    connect: async () => {
      const isBusy = pool.idleCount === 0 && pool.totalCount >= POOL_SIZE
      try {
        return guarded(await pool.connect(), { broken, answerMs: limits.answerMs })
      } catch (error) {
        if (error instanceof DatabaseError) throw error
        throw new StorageFailure(isBusy ? 'storage_busy' : 'storage_unreachable', error)
      }
    },
  }
}

/** An unheard error would end the process. The pool listens to idle connections only, so those in use get a listener here. */
function listen(pool: Pool, note: DatabaseNote): WeakSet<ClientBase> {
  const broken = new WeakSet<ClientBase>()
  const hearing = new WeakMap<ClientBase, (error: Error) => void>()
  pool.on('error', (error) => note({ event: 'connection lost', error }))
  pool.on('acquire', (client) => {
    const hear = (error: Error) => {
      broken.add(client)
      note({ event: 'connection lost', error })
    }
    hearing.set(client, hear)
    client.on('error', hear)
  })
  pool.on('release', (_error, client) => {
    const hear = hearing.get(client)
    if (hear) client.off('error', hear)
  })
  return broken
}
