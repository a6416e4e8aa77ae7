import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { seededRandom } from '@tablee/domain/seeded-random'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import WebSocket from 'ws'
import { startServer, type TestServer } from '../../testing/a-server.ts'
import { createMalformer } from '../../testing/malformed.ts'

let server: TestServer
let port: number

beforeAll(async () => {
  server = await startServer({ environment: { LOG_LEVEL: 'error' } })
  await server.server.app.listen({ port: 0, host: '127.0.0.1' })
  const address = server.server.app.server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(() => server.close())

const openSockets = () =>
  new Promise<number>((resolve) => server.server.app.server.getConnections((_error, count) => resolve(count)))

function dial(): Socket {
  const socket = connect(port, '127.0.0.1')
  // The server may cut the connection.
  socket.on('error', () => {})
  return socket
}

/** Everything the server sends until it closes. */
async function say(bytes: string | Buffer): Promise<string> {
  const socket = dial()
  let heard = ''
  socket.on('data', (chunk) => {
    heard += chunk.toString('latin1')
  })
  socket.write(bytes)
  await once(socket, 'close')
  return heard
}

describe('requests that are no HTTP', () => {
  const head = (line: string, ...headers: string[]) =>
    `${[line, 'Host: x', 'Connection: close', 'X-Appwrite-Project: tablee', ...headers].join('\r\n')}\r\n\r\n`
  const spoken: readonly (readonly [string, string | Buffer, number])[] = [
    ['an unknown method', head('BREW /v1/ping HTTP/1.1'), 400],
    ['a method nobody serves', head('PROPFIND /v1/ping HTTP/1.1'), 404],
    ['an address of 20,000 characters', head(`GET /v1/ping?${'x'.repeat(20_000)} HTTP/1.1`), 431],
    ['a header of 20,000 characters', head('GET /v1/ping HTTP/1.1', `X: ${'x'.repeat(20_000)}`), 431],
    ['a length below nothing', head('POST /v1/account HTTP/1.1', 'Content-Length: -1'), 400],
    ['two lengths', head('POST /v1/account HTTP/1.1', 'Content-Length: 1', 'Content-Length: 2'), 400],
    ['a length and pieces', head('POST /v1/account HTTP/1.1', 'Content-Length: 3', 'Transfer-Encoding: chunked'), 400],
    ['pieces without a size', `${head('POST /v1/account HTTP/1.1', 'Transfer-Encoding: chunked')}zz\r\n`, 400],
    [
      'a body that is too long',
      `${head('POST /v1/account HTTP/1.1', 'Content-Length: 2000000')}${'x'.repeat(2000)}`,
      413,
    ],
    ['zeros', Buffer.alloc(200), 400],
    ['letters that are none', Buffer.from([0xff, 0xfe, 0xc3, 0x28, 0x0d, 0x0a, 0x0d, 0x0a]), 400],
    ['the greeting of another protocol', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    ['an address with broken letters', head('GET /v1/%ff%fe HTTP/1.1'), 400],
  ]
  test.each(spoken)(
    'wire 4 %s is refused with the body of every error, and the line is closed',
    async (_title, bytes, status) => {
      const heard = await say(bytes)
      expect(heard).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
      const body = JSON.parse(heard.slice(heard.indexOf('\r\n\r\n')))
      expect(body).toEqual({
        message: expect.any(String),
        code: status,
        type: expect.any(String),
        version: expect.any(String),
      })
    },
  )
})

describe('sockets that say nonsense', () => {
  const url = (search = '?project=tablee') => `ws://127.0.0.1:${port}/v1/realtime${search}`

  async function opened(search?: string): Promise<WebSocket> {
    const socket = new WebSocket(url(search))
    socket.on('error', () => {})
    await once(socket, 'open')
    return socket
  }

  /** Answers once everything sent before is processed. */
  async function stillAnswers(socket: WebSocket): Promise<boolean> {
    if (socket.readyState !== WebSocket.OPEN) return false
    const { promise, resolve } = Promise.withResolvers<boolean>()
    socket.on('message', (text) => {
      if (String(text) === '{"type":"pong"}') resolve(true)
    })
    socket.on('close', () => resolve(false))
    socket.send('{"type":"ping"}')
    return promise
  }

  test('API-3 wire 8.2 a thousand malformed messages close nothing, and are answered one by one', async () => {
    const { json } = createMalformer('sockets', { texts: ['documents', 'account'], cookies: [] }, [])
    const random = seededRandom('sockets')
    const socket = await opened()
    const types = ['subscribe', 'unsubscribe', 'authentication', 'ping', 'presence', '__proto__', '']
    for (let count = 0; count < 1000; count++) {
      const type = types[Math.floor(random() * types.length)]
      const text = random() < 0.7 ? `{"type":"${type}","data":${json()}}` : json()
      // Longer ones end the connection, as tested below.
      if (text.length < 60_000) socket.send(random() < 0.1 ? Buffer.from(text) : text)
    }
    expect(await stillAnswers(socket)).toBe(true)
    socket.terminate()
  })

  test('API-3 wire 8.1 addresses of all kinds are answered or refused, never left alone', async () => {
    const searches = [
      ...['', '?', '?project=', '?project=x', '?project=tablee&project=x', '?project=tablee&channels[]=%ff%fe'],
      ...['?project=tablee&channels[__proto__]=x', '?project=tablee&__proto__[0][]=x', '?project=tablee&a[999][]=%7B'],
      ...[`?project=tablee&channels[]=${'x'.repeat(300)}`, `?project=tablee${'&channels[]=a'.repeat(500)}`],
      `?project=tablee${Array.from({ length: 101 }, (_, number) => `&channels[]=${number}`).join('')}`,
    ]
    for (const search of searches) {
      const socket = new WebSocket(url(search))
      const [first] = await once(socket, 'message')
      expect(JSON.parse(String(first)).type, search).toMatch(/^(connected|error)$/)
      socket.terminate()
    }
  })

  test('API-3 wire 8.2 frames that break the protocol end their own connection only', async () => {
    const upgrade = [
      'GET /v1/realtime?project=tablee HTTP/1.1',
      'Host: x',
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    ]
    const frames = [
      Buffer.from([0x81, 0x02, 0x7b, 0x7d]),
      Buffer.from([0x83, 0x80, 0, 0, 0, 0]),
      Buffer.from([0xf1, 0x80, 0, 0, 0, 0]),
      Buffer.from([0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]),
      Buffer.from([0x80, 0x80, 0, 0, 0, 0]),
      Buffer.from([0x88, 0x81, 0, 0, 0, 0, 0x01]),
      Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0xc3, 0x28]),
      Buffer.from([0x81, 0xff, 0, 0, 0, 0, 0, 0x01, 0x00, 0x01, 0, 0, 0, 0]),
    ]
    const bystander = await opened()
    for (const frame of frames) {
      expect(await say(Buffer.concat([Buffer.from(`${upgrade.join('\r\n')}\r\n\r\n`), frame]))).toContain(
        '101 Switching',
      )
    }
    for (const wrong of ['Sec-WebSocket-Version: 99', 'Sec-WebSocket-Key: short', 'Upgrade: other']) {
      const name = wrong.split(':')[0] ?? ''
      const lines = [...upgrade.filter((line) => !line.startsWith(`${name}:`)), wrong]
      expect(await say(`${lines.join('\r\n')}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 4\d\d /)
    }
    expect(await stillAnswers(bystander)).toBe(true)
    bystander.terminate()
  })

  test('a message above 64 KiB ends its connection', async () => {
    const socket = await opened()
    socket.send(JSON.stringify({ type: 'x'.repeat(65_536) }))
    const [code] = await once(socket, 'close')
    expect([1006, 1009]).toContain(code)
  })

  test('no connection is left behind', async () => {
    while ((await openSockets()) > 0) await new Promise((resolve) => setImmediate(resolve))
    expect(server.logLines).toEqual([])
  })
})
