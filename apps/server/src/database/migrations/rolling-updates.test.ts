import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { composeServer } from '../../compose.ts'
import { readConfig } from '../../config.ts'
import { type StartedRedis, startRedis } from '../../many-processes/testing/start-redis.ts'
import { createTournament, secretOf, startServer, type TestServer } from '../../testing/a-server.ts'
import { openPostgres } from '../connection/open-postgres.ts'
import { openSqlite } from '../connection/open-sqlite.ts'
import { createTestDatabase, DATABASE_KINDS, type TestDatabase } from '../testing/test-databases.ts'
import type { Migrations } from './migration.ts'
import { MIGRATIONS } from './migrations.ts'
import { viewTournaments } from './view-tournaments.ts'

// No release is tagged yet: the previous version is this code, and the newer one the same with one more migration.

/** Older servers can go on. */
const EXPANDED: Migrations = {
  ...MIGRATIONS,
  '9001-planted-column': {
    kind: 'expanding',
    up: async (db) => {
      await db.schema.alterTable('all_tournaments').addColumn('planted', 'text').execute()
      await viewTournaments(db)
    },
  },
}
/** Every act fails where it is unknown. */
const CONTRACTED: Migrations = {
  ...MIGRATIONS,
  '9002-planted-name': {
    kind: 'contracting',
    up: async (db) => {
      await db.schema.alterTable('players').renameColumn('first_round', 'plays_from').execute()
    },
  },
}
/** Older servers must have stopped, although this code would not mind. */
const CONTRACTED_HARMLESSLY: Migrations = {
  ...MIGRATIONS,
  '9003-planted-index': {
    kind: 'contracting',
    up: async (db) => {
      await db.schema.createIndex('planted').on('players').column('name').execute()
    },
  },
}

let redis: StartedRedis
beforeAll(async () => {
  redis = await startRedis()
})
afterAll(() => redis.stop())
const ending: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end()
})

async function aDatabase(kind: 'sqlite' | 'postgres'): Promise<TestDatabase> {
  const database = await createTestDatabase(kind)
  ending.push(database.remove)
  return database
}

type Version = { readonly migrations?: Migrations; readonly says?: (line: string) => void }

async function aServer(database: TestDatabase, { migrations, says }: Version = {}): Promise<TestServer> {
  const server = await startServer({
    database,
    environment: database.url === null ? {} : { BUS_URL: redis.url },
    world: { ...(migrations ? { migrations } : {}), ...(says ? { logTo: { write: says } } : {}) },
  })
  ending.push(server.close)
  return server
}

const join = (server: TestServer, code: string, number: number) =>
  server.call('join-quick-tournament', { code, playerName: `Nora ${number}`, playerId: secretOf(number) })

async function readinessOf(server: TestServer): Promise<readonly [number, unknown, unknown]> {
  const { statusCode, body, headers } = await server.send({ method: 'GET', url: '/readyz' })
  return [statusCode, JSON.parse(body), headers['retry-after']]
}

/** Without asking for a lock, like a server that lost its lock unnoticed. */
async function bringTo({ url, folder }: TestDatabase, migrations: Migrations): Promise<void> {
  const database = url === null ? await openSqlite(folder, { migrations }) : await openPostgres(url, { migrations })
  await database.close()
}

test('OPS-20 postgres: beside an older server a newer one that only expands begins at once, and both go on', async () => {
  const database = await aDatabase('postgres')
  const older = await aServer(database)
  const { id, code } = await createTournament(older, 2)
  const newer = await aServer(database, { migrations: EXPANDED })
  for (const [number, server] of [older, newer, older].entries())
    expect((await join(server, code, 10 + number)).status).toBe(200)
  expect((await newer.document(id)).players).toHaveLength(5)
  expect(await readinessOf(older)).toEqual([200, { status: 'ready' }, undefined])
  // Rolling back restores nothing.
  await older.restart()
  expect((await join(older, code, 20)).status).toBe(200)
})

test('OPS-20 postgres: a newer server that needs the database alone says so, and begins when the others have stopped', {
  timeout: 60_000,
}, async () => {
  const database = await aDatabase('postgres')
  const [one, other] = [await aServer(database), await aServer(database)]
  const { id, code } = await createTournament(one, 2)
  const said: string[] = []
  const waiting = Promise.withResolvers<void>()
  const missing: unknown[] = []
  const room = { tell: (what: unknown) => void (missing.push(what) && waiting.resolve()), close: async () => {} }
  const config = readConfig({ DATA_DIR: database.folder, DATABASE_URL: database.url ?? '', BUS_URL: redis.url })
  const starting = composeServer(config, {
    ...{ migrations: CONTRACTED_HARMLESSLY, whileAway: async () => room },
    logTo: { write: (line) => void said.push(line) },
  })
  await waiting.promise
  expect(missing).toContain('older_servers')
  expect(said.join('')).toMatch(
    /^Servers of an older version still serve this database, and 9003-planted-index cannot/m,
  )
  expect((await join(one, code, 10)).status).toBe(200)
  await one.server.close()
  expect((await join(other, code, 11)).status).toBe(200)
  await other.server.close()
  const newer = await starting
  ending.push(newer.close)
  expect((await newer.app.inject({ url: `/v1/tournaments/${code}` })).statusCode).toBe(200)
  expect(
    await newer.database.read((db) => sql`select 1 from players where tournament_id = ${id}`.execute(db)),
  ).toMatchObject({ rows: { length: 4 } })
  const second = await aServer(database, { migrations: CONTRACTED_HARMLESSLY })
  expect((await join(second, code, 12)).status).toBe(200)
  await expect(composeServer(config, { logTo: { write: () => {} } })).rejects.toThrow(/by a newer version/)
})

test('OPS-20 sqlite: one server at a time, so that whatever a newer one does it does alone', async () => {
  const database = await aDatabase('sqlite')
  const older = await aServer(database)
  const { code } = await createTournament(older, 2)
  await expect(aServer(database, { migrations: CONTRACTED_HARMLESSLY })).rejects.toThrow(/^Another server already/)
  expect((await join(older, code, 10)).status).toBe(200)
  await older.server.close()
  const newer = await aServer(database, { migrations: CONTRACTED_HARMLESSLY })
  expect((await join(newer, code, 11)).status).toBe(200)
})

describe.each(DATABASE_KINDS)('on %s', (kind) => {
  test('OPS-20 a server whose tables were changed under it answers 503 and when to ask again, never 500, and is told to end', async () => {
    const database = await aDatabase(kind)
    const older = await aServer(database)
    const { code } = await createTournament(older, 2)
    await bringTo(database, CONTRACTED)
    const first = await older.send({
      method: 'POST',
      url: '/v1/functions/join-quick-tournament/executions',
      payload: { body: JSON.stringify({ code, playerName: 'Nora', playerId: secretOf(10) }) },
    })
    const { responseStatusCode, responseBody } = first.json()
    expect([responseStatusCode, JSON.parse(responseBody).reason]).toEqual([503, 'storage_unreachable'])
    await older.server.outdated
    expect(await readinessOf(older)).toEqual([503, { status: 'unready', missing: ['newer_data'] }, '2'])
    const list = await older.send({ method: 'GET', url: '/v1/databases/tablee/collections/tournaments/documents' })
    expect([list.statusCode, Number(list.headers['retry-after'])]).toEqual([503, expect.any(Number)])
    expect((await older.send({ method: 'GET', url: '/healthz' })).statusCode).toBe(200)
  })
})

test('OPS-20 postgres: who lost the serving lock looks before it goes on', { timeout: 60_000 }, async () => {
  const database = await aDatabase('postgres')
  const older = await aServer(database)
  const { code } = await createTournament(older, 2)
  const breaker = new Client({ connectionString: database.url ?? '' })
  await breaker.connect()
  await breaker.query(
    `select pg_terminate_backend(pid), pg_advisory_lock(classid::bigint << 32 | objid::bigint)
     from pg_locks where locktype = 'advisory' and objsubid = 1 and granted and pid <> pg_backend_pid()
     and database = (select oid from pg_database where datname = current_database())`,
  )
  await bringTo(database, CONTRACTED_HARMLESSLY)
  await breaker.end()
  await older.server.outdated
  expect((await join(older, code, 10)).status).toBe(503)
  await vi.waitFor(async () =>
    expect(await readinessOf(older)).toEqual([503, { status: 'unready', missing: ['newer_data'] }, '2']),
  )
})
