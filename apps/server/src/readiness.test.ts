import { copyFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openPostgres } from './database/connection/open-postgres.ts'
import { servePostgres } from './database/connection/serve-postgres.ts'
import type { ServingLock } from './database/connection/serving-lock.ts'
import { startPostgres } from './database/testing/start-postgres.ts'
import { startRedis } from './many-processes/testing/start-redis.ts'
import { createProbe, createReadiness } from './readiness.ts'
import { startServer, type TestServer } from './testing/a-server.ts'

const stopping: (() => unknown)[] = []
afterEach(async () => {
  for (const stop of stopping.splice(0).reverse()) await stop()
})

async function health(server: TestServer, path: '/healthz' | '/readyz') {
  const { statusCode, headers, body } = await server.server.app.inject({ url: path })
  return {
    status: statusCode,
    body: JSON.parse(body),
    retryAfter: headers['retry-after'],
    kept: headers['cache-control'],
  }
}

const READY = { status: 200, body: { status: 'ready' }, retryAfter: undefined, kept: 'no-store' }
const unready = (...missing: string[]) => ({
  ...{ status: 503, body: { status: 'unready', missing }, retryAfter: '2', kept: 'no-store' },
})

const IMPAIRED = { ...READY, body: { status: 'impaired', missing: ['bus'] } }

test('OPS-1 a server on a file is alive and ready, for whoever asks without a project', async () => {
  const server = await startServer()
  stopping.push(server.close)
  expect(await health(server, '/healthz')).toEqual({
    ...READY,
    body: { status: 'alive', version: '0.1.0', commit: 'unknown' },
  })
  expect(await health(server, '/readyz')).toEqual(READY)
})

test.each(['deleted', 'replaced'])(
  'OPS-1 a server whose database file was %s is not ready: what it keeps is lost',
  async (what) => {
    const server = await startServer()
    stopping.push(server.close)
    const file = join(server.database.folder, 'tablee.sqlite')
    if (what === 'replaced') copyFileSync(file, `${file}.new`)
    renameSync(what === 'replaced' ? `${file}.new` : file, what === 'replaced' ? file : `${file}.away`)
    await vi.waitFor(async () => expect(await health(server, '/readyz')).toEqual(unready('database')), {
      timeout: 20_000,
    })
  },
)

test('OPS-1 without database or bus it is alive but not ready, and says what is missing', {
  timeout: 120_000,
}, async () => {
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()])
  stopping.push(postgres.stop, redis.stop)
  const { url } = postgres
  const place = { kind: 'postgres', folder: '/nonexistent', url, remove: async () => {} } as const
  const server = await startServer({
    database: { ...place, open: () => openPostgres(url) },
    environment: { BUS_URL: redis.url },
  })
  stopping.push(server.close)
  const readyIs = (expected: object) =>
    vi.waitFor(async () => expect(await health(server, '/readyz')).toEqual(expected), { timeout: 20_000 })
  await readyIs(READY)
  await redis.kill()
  await readyIs(IMPAIRED)
  await redis.up()
  await readyIs(READY)
  await postgres.down('fast')
  await readyIs(unready('database', 'serving_lock'))
  expect(await health(server, '/healthz')).toMatchObject({ status: 200 })
  await postgres.up()
  await readyIs(READY)
})

test('OPS-1 a server that stops is not ready any more, whatever else it has', async () => {
  const readiness = createReadiness({
    askDatabase: async () => {},
    isLockHeld: () => true,
    isBusReady: null,
    hearing: null,
  })
  expect(await readiness.lacking()).toEqual([])
  readiness.stop()
  expect(await readiness.lacking()).toEqual(['stopping'])
})

test('OPS-1 a bus that another process hears is missed here; one that nobody hears impairs them all', async () => {
  let isElsewhere = true
  const parts = { askDatabase: async () => {}, isLockHeld: () => true, isBusReady: () => false }
  const hearing = { follow: () => {}, isHeardElsewhere: async () => isElsewhere }
  const standing = () => createReadiness({ ...parts, hearing }).standing()
  expect(await standing()).toEqual({ missing: ['bus'], impaired: [] })
  isElsewhere = false
  expect(await standing()).toEqual({ missing: [], impaired: ['bus'] })
})

test('OPS-1 of two processes the one that alone lost the bus is told from two that both did', {
  timeout: 120_000,
}, async () => {
  const postgres = await startPostgres()
  stopping.push(postgres.stop)
  const hears = [true, true]
  const locks: ServingLock[] = []
  for (const index of [0, 1]) {
    const lock = await servePostgres(postgres.url, { way: 'among', note: () => {} })
    stopping.push(lock.release)
    lock.hearing?.follow(() => hears[index] ?? false)
    locks.push(lock)
  }
  const elsewhere = (index: number) => locks[index]?.hearing?.isHeardElsewhere()
  const isSeen = (expected: readonly boolean[]) =>
    vi.waitFor(async () => expect([await elsewhere(0), await elsewhere(1)]).toEqual(expected), { timeout: 20_000 })
  await isSeen([true, true])
  hears[0] = false
  await isSeen([true, false])
  hears[1] = false
  await isSeen([false, false])
  hears[0] = true
  await isSeen([false, true])
})

describe('OPS-1 the question to the database', () => {
  test('is asked once a second, however many ask for it', async () => {
    let [asked, nowMs] = [0, 0]
    const isWell = createProbe(async () => void asked++, { nowMs: () => nowMs })
    expect(await Promise.all(Array.from({ length: 1000 }, isWell))).not.toContain(false)
    nowMs = 999
    await isWell()
    expect(asked).toBe(1)
    nowMs = 1000
    await isWell()
    expect(asked).toBe(2)
  })

  test('that gets no answer counts as away, and no other one is asked beside it', async () => {
    let [asked, nowMs] = [0, 0]
    const silence = Promise.withResolvers<void>()
    const isWell = createProbe(
      () => {
        asked++
        return silence.promise
      },
      { nowMs: () => nowMs, patienceMs: 5 },
    )
    expect(await isWell()).toBe(false)
    nowMs = 60_000
    expect(await isWell()).toBe(false)
    expect(asked).toBe(1)
    silence.resolve()
    await vi.waitFor(async () => expect(await isWell()).toBe(true))
    expect(asked).toBe(2)
  })
})
