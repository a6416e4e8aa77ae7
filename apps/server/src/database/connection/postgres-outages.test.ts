import { once } from 'node:events'
import { connect, createServer, type Server as NetServer, type Socket } from 'node:net'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  createTournament,
  DOCUMENTS,
  documentUrl,
  secretOf,
  startServer,
  type TestServer,
} from '../../testing/a-server.ts'
import { type StartedPostgres, startPostgres } from '../testing/start-postgres.ts'
import { openPostgres } from './open-postgres.ts'

let postgres: StartedPostgres
beforeAll(async () => {
  postgres = await startPostgres()
}, 120_000)
afterAll(() => postgres.stop())

const closing: (() => Promise<unknown> | unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

async function aServer(): Promise<TestServer> {
  const { url } = postgres
  const place = { kind: 'postgres', folder: '/nonexistent', url, remove: async () => {} } as const
  const server = await startServer({ database: { ...place, open: () => openPostgres(url) } })
  closing.push(server.close)
  return server
}

type Traffic = {
  readonly statuses: Set<number>
  readonly confirmed: string[]
  readonly count: () => number
  readonly end: () => Promise<void>
}

function traffic(server: TestServer, { id, code }: { readonly id: string; readonly code: string }): Traffic {
  const statuses = new Set<number>()
  const confirmed: string[] = []
  let isOver = false
  let count = 0
  const repeat = async (ask: () => Promise<number>) => {
    while (!isOver) {
      statuses.add(await ask())
      count += 1
      // Phones are a network away: let everyone else have a turn first.
      await new Promise((resume) => setImmediate(resume))
    }
  }
  const read = (url: string) => async () => {
    const answer = await server.send({ method: 'GET', url })
    if (answer.statusCode === 503) expect(answer.headers['retry-after']).toMatch(/^\d+$/)
    return answer.statusCode
  }
  const join = async () => {
    const playerName = `Joueuse ${crypto.randomUUID().slice(0, 8)}`
    const { status } = await server.call('join-quick-tournament', {
      code,
      playerName,
      playerId: secretOf(Math.random()),
      actId: crypto.randomUUID(),
    })
    if (status === 200) confirmed.push(playerName)
    return status
  }
  const loops = [join, join, read(documentUrl(id)), read(DOCUMENTS), read(`/v1/tournaments/${code}`)].map(repeat)
  return {
    statuses,
    confirmed,
    count: () => count,
    end: async () => {
      isOver = true
      await Promise.all(loops)
    },
  }
}

async function readsAgain(server: TestServer, id: string): Promise<void> {
  await vi.waitUntil(async () => (await server.send({ method: 'GET', url: documentUrl(id) })).statusCode === 200, {
    timeout: 20_000,
    interval: 50,
  })
}

describe('PostgreSQL breaks under traffic', () => {
  test('its restarts, in order or not, end no process, and what was confirmed is kept', {
    timeout: 120_000,
  }, async () => {
    const server = await aServer()
    const played = await createTournament(server, 0, 256)
    const phones = traffic(server, played)
    for (const how of ['fast', 'immediate', 'fast', 'immediate'] as const) {
      await postgres.down(how)
      await vi.waitUntil(() => phones.statuses.has(503))
      const before = phones.confirmed.length
      await postgres.up()
      await readsAgain(server, played.id)
      await vi.waitUntil(() => phones.confirmed.length > before, { timeout: 20_000 })
    }
    await phones.end()
    expect([...phones.statuses].filter((status) => ![200, 503].includes(status))).toEqual([])
    const { players } = await server.document(played.id)
    const names = players.map((text) => JSON.parse(text).name)
    expect(phones.confirmed.filter((name) => !names.includes(name))).toEqual([])
    expect(server.logLines.filter((line) => line.includes('connection lost')).length).toBeGreaterThan(0)
  })

  test('its connections are cut one by one, and the next request has another one', { timeout: 60_000 }, async () => {
    const server = await aServer()
    const played = await createTournament(server, 0, 256)
    const phones = traffic(server, played)
    const operator = new Client({ connectionString: postgres.url })
    await operator.connect()
    for (let cut = 0; cut < 20; cut++) {
      const before = phones.count()
      await operator.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()')
      await vi.waitUntil(() => phones.count() > before + 5)
    }
    await operator.end()
    await phones.end()
    expect([...phones.statuses].filter((status) => ![200, 503].includes(status))).toEqual([])
    await readsAgain(server, played.id)
  })

  test('while it is away a function, a document and a page say so, and when to ask again', async () => {
    const server = await aServer()
    const { id, code } = await createTournament(server, 1)
    await postgres.down('fast')
    closing.push(() => postgres.up().catch(() => {}))
    const refused = await server.call('join-quick-tournament', { code, playerName: 'Zoé', playerId: secretOf(2) })
    expect(refused).toMatchObject({ status: 503, body: { success: false, reason: 'storage_unreachable' } })
    expect(refused.body.message).toContain('injoignable')
    for (const url of [documentUrl(id), DOCUMENTS, `/v1/tournaments/${code}`]) {
      const answer = await server.send({ method: 'GET', url, headers: { 'accept-language': 'en' } })
      expect(answer.json()).toMatchObject({ code: 503, type: 'general_unknown', reason: 'storage_unreachable' })
      expect(answer.json().message).toContain('cannot be reached')
      expect(answer.headers['retry-after']).toBe('2')
    }
  })
})

/** A proxy that can stop forwarding, including the end of connections. */
async function aLine(to: URL): Promise<{ readonly url: string; readonly hush: (isSilent: boolean) => void }> {
  const sockets = new Set<Socket>()
  let isSilent = false
  const server: NetServer = createServer((near) => {
    const far = connect(Number(to.port), to.hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.on('data', (data) => void (isSilent || other.write(data)))
      one.on('error', () => {})
      one.on('close', () => other.destroy())
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const address = server.address()
  const url = new URL(to)
  url.port = String(typeof address === 'object' && address ? address.port : 0)
  return {
    url: url.href,
    hush: (silent) => {
      isSilent = silent
    },
  }
}

describe('PostgreSQL falls silent', () => {
  const limits = { connectMs: 300, statementMs: 2000, lockMs: 2000, answerMs: 400 }

  test('nobody waits for an answer for ever, and a silent connection is not used again', async () => {
    const line = await aLine(new URL(postgres.url))
    const database = await openPostgres(line.url, { limits: { ...limits, connectMs: 1500 } })
    closing.push(() => database.close())
    const one = () => database.read((db) => sql<{ one: number }>`select 1 as one`.execute(db))
    await one()
    line.hush(true)
    // The first uses the existing connection, the second one that is never established.
    for (let attempt = 0; attempt < 2; attempt++)
      await expect(one()).rejects.toMatchObject({ kind: 'storage_unreachable' })
    await expect(database.inTransaction(async () => {})).rejects.toMatchObject({ kind: 'storage_unreachable' })
    line.hush(false)
    expect((await one()).rows).toEqual([{ one: 1 }])
  })

  test('who waits for one of the connections, all of them in use, is told that it is busy', async () => {
    const database = await openPostgres(postgres.url, { limits })
    closing.push(() => database.close())
    const free = Promise.withResolvers<void>()
    const held: Promise<unknown>[] = []
    // One after the other: a crowded machine does not connect ten within the time of one.
    while (held.length < 10) {
      await new Promise<void>((begun, failed) => {
        const one = database.inTransaction(() => {
          begun()
          return free.promise
        })
        one.catch(failed)
        held.push(one)
      })
    }
    await expect(database.read((db) => sql`select 1`.execute(db))).rejects.toMatchObject({ kind: 'storage_busy' })
    free.resolve()
    await Promise.all(held)
  })
})

test('a server that starts before its database waits for it, and says so', { timeout: 60_000 }, async () => {
  await postgres.down('fast')
  const lines: string[] = []
  const { url } = postgres
  const place = { kind: 'postgres', folder: '/nonexistent', url, remove: async () => {} } as const
  const starting = startServer({
    database: { ...place, open: () => openPostgres(url) },
    world: { logTo: { write: (line) => lines.push(line) } },
  })
  await vi.waitUntil(() => lines.length > 1, { timeout: 10_000 })
  expect(lines[0]).toMatch(
    /^PostgreSQL does not answer at the address of DATABASE_URL \(ECONNREFUSED\)\. Trying again in/,
  )
  await postgres.up()
  const server = await starting
  closing.push(server.close)
  expect((await server.send({ method: 'GET', url: DOCUMENTS })).statusCode).toBe(200)
})
