import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import SqliteFile from 'better-sqlite3'
import { afterEach, describe, expect, test } from 'vitest'
import {
  createTournament,
  DOCUMENTS,
  documentUrl,
  ORGANIZER,
  startServer,
  type TestServer,
} from '../../testing/a-server.ts'
import { createTestDatabase } from '../testing/test-databases.ts'
import { openPostgres } from './open-postgres.ts'
import { storageFailureOf } from './storage-failures.ts'
import { UnusableDatabase } from './unusable-database.ts'

const closing: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

async function aServer(): Promise<TestServer & { readonly file: string }> {
  const database = await createTestDatabase('sqlite')
  const server = await startServer({ database })
  closing.push(() => database.remove(), server.close)
  return { ...server, file: join(database.folder, 'tablee.sqlite') }
}

function anotherProgram({ file }: { readonly file: string }): SqliteFile.Database {
  const other = new SqliteFile(file)
  closing.push(() => void other.close())
  return other
}

const add = (server: TestServer, code: string, playerName: string) =>
  server.call('add-anonymous-player', { code, playerName, organizerId: ORGANIZER })

describe('while the server runs', () => {
  test('a full disk is told, changes nothing, and passes', async () => {
    const server = await aServer()
    const { id, code } = await createTournament(server, 2)
    const before = await server.document(id)
    const limitPages = (count: number) =>
      server.server.database.read(async (db) => {
        const { sql } = await import('kysely')
        await sql`pragma max_page_count = ${sql.lit(count)}`.execute(db)
      })
    await limitPages(1)
    let refused = await add(server, code, 'Joueuse 0')
    for (let number = 1; refused.status === 200 && number < 200; number++) {
      refused = await server.call('create-quick-tournament', {
        name: `T${number}`,
        playerCount: 8,
        organizerId: ORGANIZER,
      })
    }
    expect(refused).toMatchObject({
      status: 503,
      body: {
        success: false,
        reason: 'storage_full',
        message: 'Le disque du serveur est plein. Rien n’a été perdu ni enregistré ; réessayez plus tard.',
      },
    })
    const during = await server.document(id)
    expect([before.liveSequence, before.liveSequence + 1]).toContain(during.liveSequence)
    await limitPages(1_000_000)
    const after = await add(server, code, 'Joueuse après')
    expect(after.status).toBe(200)
    expect(after.body.tournament.liveSequence).toBe(during.liveSequence + 1)
  })

  test('a file locked by another program is told as busy, and nothing is half done', async () => {
    const server = await aServer()
    const { id, code } = await createTournament(server, 1)
    const other = anotherProgram(server)
    other.exec('begin immediate')
    const refused = await add(server, code, 'Zoé')
    expect(refused).toMatchObject({ status: 503, body: { success: false, reason: 'storage_busy' } })
    expect((await server.document(id)).registeredPlayersCount).toBe(1)
    other.exec('rollback')
    expect((await add(server, code, 'Zoé')).status).toBe(200)
  })

  test('the lock of another program keeps writers waiting, in their order, and nobody who reads', async () => {
    const server = await aServer()
    const { id, code } = await createTournament(server, 1)
    const other = anotherProgram(server)
    other.exec('begin immediate')
    const done: string[] = []
    const names = ['Zoé', 'Ana', 'Lou']
    const written = names.map((name) => add(server, code, name).then(({ status }) => done.push(`${name} ${status}`)))
    for (let reading = 0; reading < 50; reading++) expect((await server.document(id)).registeredPlayersCount).toBe(1)
    expect(done).toEqual([])
    other.exec('rollback')
    await Promise.all(written)
    expect(done).toEqual(['Zoé 200', 'Ana 200', 'Lou 200'])
    expect((await server.document(id)).registeredPlayersCount).toBe(4)
  })

  test('a document that cannot be written says when to ask again, and so does the execution', async () => {
    const server = await aServer()
    const { id, code } = await createTournament(server, 1)
    const other = anotherProgram(server)
    other.exec('begin immediate')
    const [patched, executed] = await Promise.all([
      server.send({
        method: 'PATCH',
        url: documentUrl(id),
        payload: { data: { name: 'Samedi', organizerId: ORGANIZER } },
      }),
      server.send({
        method: 'POST',
        url: '/v1/functions/add-anonymous-player/executions',
        payload: { body: JSON.stringify({ code, playerName: 'Zoé', organizerId: ORGANIZER }) },
      }),
    ])
    expect(patched.statusCode).toBe(503)
    expect(patched.json()).toEqual({
      code: 503,
      type: 'general_unknown',
      reason: 'storage_busy',
      version: expect.any(String),
      message: expect.stringContaining('occupée'),
    })
    expect(patched.headers['retry-after']).toBe('1')
    expect(executed.headers['retry-after']).toBe('1')
    expect(executed.json().responseHeaders).toContainEqual({ name: 'retry-after', value: '1' })
  })

  test('a file that can no longer be written is told, and is still read', async () => {
    const server = await aServer()
    const { id, code } = await createTournament(server, 1)
    await server.server.database.read(async (db) => {
      const { sql } = await import('kysely')
      await sql`pragma query_only = on`.execute(db)
    })
    const refused = await add(server, code, 'Zoé')
    expect(refused).toMatchObject({ status: 503, body: { success: false, reason: 'storage_failed' } })
    expect((await server.document(id)).registeredPlayersCount).toBe(1)
  })

  test('a damaged file is told, in functions and in documents, without a trace of the database', async () => {
    const server = await aServer()
    const { code } = await createTournament(server, 1)
    await server.server.database.read(async (db) => {
      const { sql } = await import('kysely')
      await sql`pragma wal_checkpoint(truncate)`.execute(db)
      await sql`pragma cache_size = 0`.execute(db)
    })
    const bytes = readFileSync(server.file)
    writeFileSync(server.file, Buffer.concat([bytes.subarray(0, 100), Buffer.alloc(bytes.length - 100, 0xff)]))
    const refused = await add(server, code, 'Zoé')
    expect(refused).toMatchObject({ status: 503, body: { success: false, reason: 'storage_failed' } })
    const list = await server.send({ method: 'GET', url: DOCUMENTS, headers: { 'accept-language': 'en' } })
    expect(list.json()).toMatchObject({ code: 503, reason: 'storage_failed' })
    expect(list.json().message).toContain('The database does not answer properly')
    expect(JSON.stringify(refused) + list.body).not.toMatch(/sqlite|select|malformed/i)
  })
})

describe('when the server starts', () => {
  test('a file that is no database, or damaged, stops it with one sentence and stays as it is', async () => {
    const database = await createTestDatabase('sqlite')
    closing.push(database.remove)
    const file = join(database.folder, 'tablee.sqlite')
    const opened = await database.open()
    await opened.close()
    const healthy = readFileSync(file)
    const damaged = Buffer.concat([healthy.subarray(0, 4096), Buffer.alloc(healthy.length - 4096, 0xaa)])
    for (const content of [Buffer.from('this was never a database, it is a shopping list\n'.repeat(40)), damaged]) {
      writeFileSync(file, content)
      const failure = await database.open().catch((error: unknown) => error)
      expect(failure).toBeInstanceOf(UnusableDatabase)
      expect(String(failure)).toContain('is damaged or is not a database')
      expect(readFileSync(file).equals(content)).toBe(true)
    }
  })

  test('a file that another program holds stops it with one sentence', async () => {
    const database = await createTestDatabase('sqlite')
    closing.push(database.remove)
    const other = new SqliteFile(join(database.folder, 'tablee.sqlite'))
    closing.push(() => void other.close())
    other.exec('create table held (x); begin exclusive')
    await expect(database.open()).rejects.toThrow(/is locked by another program/)
  })

  test('a data folder that is a file stops it with one sentence', async () => {
    const database = await createTestDatabase('sqlite')
    closing.push(database.remove)
    const path = join(database.folder, 'taken')
    writeFileSync(path, '')
    chmodSync(path, 0o600)
    await expect(startServer({ database: { ...database, folder: path } })).rejects.toThrow(
      /cannot be created or written/,
    )
  })

  test('a PostgreSQL that refuses stops it, one that does not answer is away, and neither shows the password', async () => {
    const database = await createTestDatabase('postgres')
    closing.push(database.remove)
    const url = new URL('/nothing-here', database.url ?? '').href
    await expect(startServer({ database: { ...database, url } })).rejects.toMatchObject({ isAway: false })
    const failure = await openPostgres('postgres://ana:hidden@127.0.0.1:1/tablee').catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(UnusableDatabase)
    expect(failure).toMatchObject({ isAway: true })
    expect(String(failure)).not.toContain('hidden')
  })
})

test('errors of the drivers are told apart from defects', () => {
  const kindOf = (code: string) => storageFailureOf(Object.assign(new Error('x'), { code }))?.kind ?? null
  expect(kindOf('SQLITE_FULL')).toBe('storage_full')
  expect(kindOf('53100')).toBe('storage_full')
  expect(kindOf('SQLITE_BUSY_SNAPSHOT')).toBe('storage_busy')
  expect(kindOf('55P03')).toBe('storage_busy')
  expect(kindOf('SQLITE_IOERR_WRITE')).toBe('storage_failed')
  expect(kindOf('28P01')).toBe('storage_failed')
  expect(kindOf('57P01')).toBe('storage_unreachable')
  expect(kindOf('08006')).toBe('storage_unreachable')
  expect(kindOf('ECONNREFUSED')).toBe('storage_unreachable')
  expect(kindOf('SQLITE_CONSTRAINT_UNIQUE')).toBeNull()
  expect(kindOf('23505')).toBeNull()
})
