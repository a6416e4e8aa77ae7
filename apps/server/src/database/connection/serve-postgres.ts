import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import type { DatabaseNote } from '../database.ts'
import { ANSWER_MS, answered } from './answered.ts'
import { hearBus } from './hear-bus.ts'
import { unusablePostgres } from './open-postgres.ts'
import { AlreadyServed, type ServingLock, type ServingWay } from './serving-lock.ts'

/** A number no other program uses on this database: 'tabl' in ASCII. */
const LOCK_KEY = 0x7461626c
const TRY = {
  alone: 'select pg_try_advisory_lock($1) as held',
  among: 'select pg_try_advisory_lock_shared($1) as held',
} as const satisfies Readonly<Record<ServingWay, string>>

const PATIENCE_MS = 3000
const LOOK_MS = 2000
const RETRY_MS = 100
/** PostgreSQL notices within seconds that the client is gone, and releases the lock. */
const KEEP_ALIVE = '-c tcp_keepalives_idle=5 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=3'

export type ServingPostgres = {
  readonly way: ServingWay
  readonly note: DatabaseNote
  readonly patienceMs?: number
  /** A newer version may have taken over the database while the lock was lost. */
  readonly mayGoOn?: () => Promise<boolean>
}

/** Refuses to serve beside servers it cannot reach; takes the lock again whenever its connection broke. */
export async function servePostgres(url: string, parts: ServingPostgres): Promise<ServingLock> {
  const { note, mayGoOn = async () => true } = parts
  let way = parts.way
  let held: Client | null = await firstConnection(url, parts)
  let isReleased = false

  const lose = (client: Client, error: Error) => {
    if (held !== client) return
    held = null
    void client.end().catch(() => {})
    if (!isReleased) note({ event: 'connection lost', error })
  }
  const keep = (client: Client) => {
    held = client
    client.on('error', (error) => lose(client, error))
    client.on('end', () => lose(client, new Error('The connection of the serving lock has ended')))
  }
  keep(held)

  async function look(): Promise<void> {
    while (!isReleased) {
      const client = held
      if (client) {
        await pause(LOOK_MS, undefined, { ref: false })
        await answered(client.query('select 1')).catch((error: Error) => lose(client, error))
      } else {
        await pause(RETRY_MS, undefined, { ref: false })
        const again = isReleased ? null : await takeLock(url, way).catch(() => null)
        if (again && !isReleased && (await mayGoOn())) keep(again)
        else await again?.end()
      }
    }
  }
  void look()

  return {
    isHeld: () => held !== null,
    hearing: hearBus({ connection: () => held, isEnded: () => isReleased }),
    release: async () => {
      isReleased = true
      const client = held
      held = null
      await client?.end().catch(() => {})
    },
    share: async () => {
      if (way === 'among') return
      way = 'among'
      const client = held
      await client?.query('select pg_advisory_lock_shared($1)', [LOCK_KEY])
      await client?.query('select pg_advisory_unlock($1)', [LOCK_KEY])
    },
  }
}

async function firstConnection(url: string, { way, patienceMs = PATIENCE_MS }: ServingPostgres): Promise<Client> {
  const until = performance.now() + patienceMs
  for (;;) {
    const client = await takeLock(url, way).catch((error: unknown) => {
      throw unusablePostgres(error)
    })
    if (client) return client
    if (performance.now() > until) throw new AlreadyServed(REFUSED[way], new Error('The serving lock is held'))
    await pause(RETRY_MS)
  }
}

const REFUSED: Readonly<Record<ServingWay, string>> = {
  alone:
    'Another server already serves the database of DATABASE_URL: stop it first, or set BUS_URL for both, so that they can tell each other.',
  among:
    'A server without BUS_URL serves the database of DATABASE_URL: stop it, or give it the same BUS_URL as this one.',
}

/** Null when another server holds it. */
async function takeLock(url: string, way: ServingWay): Promise<Client | null> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: ANSWER_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5000,
    options: KEEP_ALIVE,
  })
  // An unheard error would end the process; queries on the connection fail with it anyway.
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await answered(client.query<{ held: boolean }>(TRY[way], [LOCK_KEY]))
    if (rows[0]?.held) return client
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
  await client.end()
  return null
}
