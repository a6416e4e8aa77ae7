import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import WebSocket from 'ws'
import { startServer, type TestServer } from '../../testing/a-server.ts'

const MEGABYTE = 1_000_000
const ROUNDS = 2
const SOCKETS = 20

let server: TestServer
let port: number

const portOf = async ({ server: { app } }: TestServer): Promise<number> => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  return typeof address === 'object' && address ? address.port : 0
}

beforeAll(async () => {
  server = await startServer({ world: { patience: { headersMs: 300, requestMs: 900, lookMs: 50 } } })
  port = await portOf(server)
})
afterAll(() => server.close())

async function allClosed({ server: { app } }: TestServer): Promise<void> {
  const open = () => new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)))
  while ((await open()) > 0) await new Promise((resolve) => setImmediate(resolve))
}

type Line = { readonly socket: Socket; readonly heard: () => string; readonly closed: Promise<void> }

function say(bytes: string | Buffer, to = port): Line {
  const socket = connect(to, '127.0.0.1')
  let heard = ''
  socket.on('error', () => {})
  socket.on('data', (chunk) => {
    heard += chunk.toString('latin1')
  })
  socket.write(bytes)
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  socket.on('close', () => resolve())
  return { socket, heard: () => heard, closed }
}

const post = (length: number) =>
  `POST /v1/account HTTP/1.1\r\nHost: x\r\nX-Appwrite-Project: tablee\r\nContent-Length: ${length}\r\n\r\n`

test('wire 10 lines that say nothing, headers and bodies that never end are closed, again and again', async () => {
  const kinds: readonly (readonly [string, RegExp])[] = [
    ['', /^(HTTP\/1\.1 408 |$)/],
    ['GET /v1/ping HTTP/1.1\r\nHost: x\r\nX-Slow: ', /^HTTP\/1\.1 408 /],
    [`${post(1000)}{"userId":`, /^HTTP\/1\.1 408 /],
  ]
  for (let round = 0; round < ROUNDS; round++) {
    for (const [bytes, answer] of kinds) {
      const lines = Array.from({ length: SOCKETS }, () => say(bytes))
      await Promise.all(lines.map(({ closed }) => closed))
      for (const { heard } of lines) expect(heard()).toMatch(answer)
    }
    await allClosed(server)
  }
})

test('wire 10 unfinished bodies of one address have a bound, and what ended makes room again', async () => {
  const patient = await startServer()
  const to = await portOf(patient)
  const unfinished = Buffer.concat([Buffer.from(post(MEGABYTE + 1)), Buffer.alloc(MEGABYTE, ' ')])
  for (let round = 0; round < ROUNDS; round++) {
    const lines = new Set(Array.from({ length: 40 }, () => say(unfinished, to)))
    // Sixteen fit into 16 MiB; the others are cut off without an answer.
    while (lines.size > 16) lines.delete(await Promise.race([...lines].map((line) => line.closed.then(() => line))))
    for (const { socket } of lines) expect(socket.destroyed).toBe(false)
    for (const { socket } of lines) socket.destroy()
    await allClosed(patient)
  }
  const whole = say(`${post(MEGABYTE).replace('Host: x', 'Host: x\r\nConnection: close')}${' '.repeat(MEGABYTE)}`, to)
  await whole.closed
  expect(whole.heard()).toMatch(/^HTTP\/1\.1 400 /)
  await patient.close()
})

test('wire 10 a socket that has said nothing for longer than that is still there', async () => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/v1/realtime?project=tablee`)
  await once(socket, 'open')
  const slow = say(`${post(1000)}{`)
  await slow.closed
  expect(socket.readyState).toBe(WebSocket.OPEN)
  socket.terminate()
})
