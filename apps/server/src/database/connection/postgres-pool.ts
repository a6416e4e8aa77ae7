import { StorageFailure } from '@tablee/contract/serving/storage-failure'
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import { type ClientBase, DatabaseError, Pool, type PoolClient } from 'pg'
import type { Database, DatabaseNote } from '../database.ts'

export type PostgresLimits = {
  readonly connectMs: number
  /** PostgreSQL ends a statement, or its wait for a lock, after this long. */
  readonly statementMs: number
  readonly lockMs: number
  /** Longer than a statement may take: beyond it, the server is gone. */
  readonly answerMs: number
}

const POOL_SIZE = 10
const COMMANDS = ['UPDATE', 'DELETE', 'INSERT', 'SELECT', 'MERGE', 'COMMIT', 'ROLLBACK'] as const

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

type Guard = { readonly broken: WeakSet<ClientBase>; readonly answerMs: number }

/** No query waits for ever, and a broken connection is not reused. */
function guarded(client: PoolClient, { broken, answerMs }: Guard): PostgresPoolClient {
  async function answerTo<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    if (broken.has(client)) throw new StorageFailure('storage_unreachable', new Error('The connection is broken'))
    const silence = Promise.withResolvers<never>()
    const timer = setTimeout(() => {
      broken.add(client)
      silence.reject(new Error(`No answer within ${answerMs} ms`))
    }, answerMs)
    try {
      const { command, rowCount, rows } = await Promise.race([client.query(sql, [...parameters]), silence.promise])
      return { command: COMMANDS.find((known) => known === command) ?? 'SELECT', rowCount: rowCount ?? 0, rows }
    } catch (error) {
      throw broken.has(client) && !(error instanceof DatabaseError)
        ? new StorageFailure('storage_unreachable', error)
        : error
    } finally {
      clearTimeout(timer)
    }
  }

  function query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>
  function query<Row>(
    asked: string | PostgresCursor<Row>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof asked !== 'string') throw new Error('Cursors are not used here')
    return answerTo<Row>(asked, parameters)
  }

  return { query, release: (isUnwanted = false) => client.release(isUnwanted || broken.has(client)) }
}
