import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readGoingAway } from '@tablee/contract/going-away'
import { Client } from 'appwrite'
import { afterEach, expect, test, vi } from 'vitest'
import WebSocket from 'ws'
import { freePort } from '../database/testing/free-port.ts'
import { holdTournamentRow } from '../database/testing/held-tournament-row.ts'
import { createTestDatabase } from '../database/testing/test-databases.ts'
import { MAIN, OF_OUR_PROCESS } from '../testing/own-process.ts'

const ORGANIZER = 'organizer-secret-0123456789abcdef'
const LONGEST_STOP_MS = 10_000

const ending: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end()
})

type Started = {
  readonly child: ChildProcess
  readonly url: string
  readonly port: number
  readonly stop: (signal?: NodeJS.Signals) => Promise<{ readonly status: number | null; readonly ms: number }>
}

async function start(environment: Readonly<Record<string, string>> = {}): Promise<Started> {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-stopping-'))
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN], {
    env: {
      // One that was just free may be taken.
      ...{ ...OF_OUR_PROCESS, DATA_DIR: folder, HOST: '127.0.0.1', PORT: '0' },
      ...{ RATE_LIMITS: 'off', SMTP_URL: 'off', LOG_LEVEL: 'error', ...environment },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  ending.push(() => {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })
  const said = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (chunk) => String(chunk).includes('Tablée http') && resolve(String(chunk)))
    child.once('exit', (status) => reject(new Error(`the server ended with ${status} before it listened`)))
  })
  const port = Number(environment.PORT ?? /Tablée http:\/\/localhost:(\d+)/.exec(said)?.[1])
  return {
    ...{ child, port, url: `http://127.0.0.1:${port}` },
    stop: async (signal = 'SIGTERM') => {
      const ended = once(child, 'exit')
      const began = performance.now()
      child.kill(signal)
      const [status] = await ended
      return { status, ms: performance.now() - began }
    },
  }
}

async function call(url: string, id: string, payload: object) {
  const answer = await fetch(`${url}/v1/functions/${id}/executions`, {
    method: 'POST',
    headers: { 'x-appwrite-project': 'tablee', 'content-type': 'application/json' },
    body: JSON.stringify({ body: JSON.stringify(payload) }),
  })
  // biome-ignore lint/suspicious/noExplicitAny: of any shape
  const { responseStatusCode, responseBody }: any = await answer.json()
  return { status: responseStatusCode, connection: answer.headers.get('connection'), body: JSON.parse(responseBody) }
}

const create = async (url: string) =>
  (await call(url, 'create-quick-tournament', { name: 'Ligue', playerCount: 64, organizerId: ORGANIZER })).body
    .tournament

const isRefused = async (url: string) => !(await isTrue(fetch(`${url}/v1/ping`)))
const isTrue = (wish: Promise<unknown>) =>
  wish.then(
    () => true,
    () => false,
  )

type Closing = { readonly code: number; readonly reason: string; readonly atMs: number }

async function follow({ url }: Started, id: string): Promise<{ readonly closed: Promise<Closing> }> {
  const address = `${url.replace('http', 'ws')}/v1/realtime?project=tablee&channels[]=tournaments.${id}.live`
  const socket = new WebSocket(address)
  const closed = new Promise<Closing>((resolve) => {
    socket.on('close', (code, reason) => resolve({ code, reason: String(reason), atMs: performance.now() }))
  })
  await once(socket, 'message')
  return { closed }
}

test('OPS-5 an act in flight is answered and kept, hundreds of sockets go spread, and the database is free again', {
  timeout: 120_000,
}, async () => {
  const database = await createTestDatabase('postgres')
  ending.push(database.remove)
  const environment = { DATABASE_URL: database.url ?? '' }
  const server = await start(environment)
  const { id, code } = await create(server.url)
  const closings = await Promise.all(Array.from({ length: 500 }, () => follow(server, id)))
  const row = await holdTournamentRow(database.url ?? '', id)
  ending.push(row.end)
  const act = call(server.url, 'join-quick-tournament', {
    code,
    playerName: 'Zoé',
    playerId: 'player-secret-0123456789',
  })
  await vi.waitUntil(row.isWaitedFor)
  const stopped = server.stop()
  await vi.waitUntil(() => isRefused(server.url))
  await row.letGo()
  expect(await act).toMatchObject({ status: 200, connection: 'close' })
  expect(await stopped).toMatchObject({ status: 0 })
  const ends = await Promise.all(closings.map(({ closed }) => closed))
  expect(new Set(ends.map((end) => end.code))).toEqual(new Set([1001]))
  const pauses = ends.map(({ reason }) => readGoingAway(reason) ?? Number.NaN).sort((one, next) => one - next)
  expect(pauses[0]).toBeGreaterThanOrEqual(250)
  expect(pauses.at(-1)).toBeLessThanOrEqual(3250)
  // No quarter of the time holds half of them.
  const [first = 0, last = 0] = [pauses[0], pauses.at(-1)]
  for (let quarter = 0; quarter < 4; quarter++) {
    const from = first + ((last - first) * quarter) / 4
    expect(pauses.filter((pause) => pause >= from && pause <= from + (last - first) / 4).length).toBeLessThan(250)
  }
  const moments = ends.map(({ atMs }) => atMs)
  expect(Math.max(...moments) - Math.min(...moments)).toBeGreaterThan(500)
  // The lock is free.
  const next = await start(environment)
  const document = await fetch(`${next.url}/v1/tournaments/${code}`).then((answer) => answer.json())
  expect(JSON.stringify(document)).toContain('Zoé')
  expect((await next.stop('SIGINT')).status).toBe(0)
})

test('OPS-5 clients that hang, with half a request or a socket that does not answer, keep it no longer than ten seconds', {
  timeout: 60_000,
}, async () => {
  const server = await start()
  const { id } = await create(server.url)
  const half = connect(server.port, '127.0.0.1')
  half.on('error', () => {})
  half.write('POST /v1/account HTTP/1.1\r\nHost: x\r\nX-Appwrite-Project: tablee\r\nContent-Length: 900\r\n\r\n{"user')
  await call(server.url, 'get-last-advanced-event', {})
  const silent = connect(server.port, '127.0.0.1')
  silent.on('error', () => {})
  silent.write(
    [
      `GET /v1/realtime?project=tablee&channels[]=tournaments.${id}.live HTTP/1.1`,
      ...['Host: x', 'Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Version: 13'],
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      ...['', ''],
    ].join('\r\n'),
  )
  await once(silent, 'data')
  const { status, ms } = await server.stop()
  expect(status).toBe(0)
  expect(ms).toBeLessThan(LONGEST_STOP_MS)
})

test('OPS-5 a second signal does not wait', { timeout: 60_000 }, async () => {
  const server = await start()
  const half = connect(server.port, '127.0.0.1')
  half.on('error', () => {})
  half.write('POST /v1/account HTTP/1.1\r\nHost: x\r\nX-Appwrite-Project: tablee\r\nContent-Length: 900\r\n\r\n{"user')
  await call(server.url, 'get-last-advanced-event', {})
  const ended = once(server.child, 'exit')
  server.child.kill('SIGTERM')
  await vi.waitUntil(() => isRefused(server.url))
  server.child.kill('SIGTERM')
  expect(await ended).toEqual([1, null])
})

test('OPS-5 the official client comes back by itself to the server that follows', { timeout: 60_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-again-'))
  ending.push(() => rmSync(folder, { recursive: true, force: true }))
  const environment = { DATA_DIR: folder, PORT: String(await freePort()) }
  const first = await start(environment)
  const { url } = first
  const { id, code } = await create(url)
  // The client looks for a session in browser storage; Node has everything else it needs.
  const localStorage = { getItem: () => null, setItem: () => {} }
  vi.stubGlobal('window', { localStorage, setTimeout, setInterval, clearTimeout, clearInterval })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  ending.push(() => vi.unstubAllGlobals())
  const heard: unknown[] = []
  const client = new Client().setEndpoint(`${url}/v1`).setProject('tablee')
  ending.push(client.subscribe(`tournaments.${id}.live`, ({ payload }) => heard.push(payload)))
  let number = 0
  const hears = async () => {
    const before = heard.length
    number += 1
    await call(url, 'join-quick-tournament', {
      code,
      playerName: `Nora ${number}`,
      playerId: `player-${number}-0123456789`,
    })
    return isTrue(vi.waitUntil(() => heard.length > before, { timeout: 1000 }))
  }
  await vi.waitUntil(hears, { timeout: 20_000 })
  expect((await first.stop()).status).toBe(0)
  await start(environment)
  await vi.waitUntil(hears, { timeout: 30_000 })
})
