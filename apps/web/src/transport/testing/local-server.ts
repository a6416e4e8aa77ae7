import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { vi } from 'vitest'
import { WebSocket as ServerSocket, WebSocketServer } from 'ws'

export type ReceivedRequest = {
  readonly method: string
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: unknown
}

export type Answer =
  | { readonly status: number; readonly body: unknown }
  | { readonly status: number; readonly text: string }
  /** The connection is cut after the work is done. */
  | 'cut'
  | 'silence'

export type LocalServer = {
  readonly origin: string
  readonly requests: ReceivedRequest[]
  /** Answers to the next requests; the last one repeats. */
  answer(reply: (request: ReceivedRequest) => Answer | Promise<Answer>): void
  /** Answers who is signed in; nobody by default. Not recorded in requests. */
  answerAccount(reply: (request: ReceivedRequest) => Answer): void
  /** The operator's settings; default ones otherwise. Not recorded in requests. */
  answerProduct(info: {
    readonly supportEmail: string | null
    readonly features?: readonly string[]
    readonly callKey?: string
    readonly isSearchFilling?: boolean
    readonly cardGames?: readonly string[]
    readonly build?: { readonly version: string; readonly commit: string }
  }): void
  readonly sockets: {
    readonly channels: readonly string[]
    readonly socket: ServerSocket
    readonly received: string[]
  }[]
  publish(channel: string, payload: unknown): void
  /** Clock offset from this machine. */
  aheadMs: number
  /** Resolves after this many sockets were opened. */
  socketOpened(count: number): Promise<void>
  refuseSockets(refuse: boolean): void
  close(): Promise<void>
}

/** A real local server for sections 2, 7 and 8 of docs/wire.md, scripted by the test. */
export async function startLocalServer(): Promise<LocalServer> {
  // Node's client rejects jsdom's events; this one has the same interface.
  vi.stubGlobal('WebSocket', ServerSocket)
  const requests: ReceivedRequest[] = []
  const sockets: LocalServer['sockets'] = []
  const waiting: { count: number; resolve: () => void }[] = []
  const lines = new Set<Socket>()
  let reply: (request: ReceivedRequest) => Answer | Promise<Answer> = () => ({
    status: 404,
    body: { message: 'nothing here', code: 404 },
  })
  let accountReply: (request: ReceivedRequest) => Answer = () => ({
    status: 401,
    body: { message: 'missing scope (account)', code: 401, type: 'general_unauthorized_scope', version: '1.6.1' },
  })
  let product: unknown = { supportEmail: null, features: [] }
  let refusing = false

  const http = createServer((request, response) => {
    void readBody(request).then(async (body) => {
      const path = decodeURIComponent(request.url ?? '')
      const received = { method: request.method ?? '', path, headers: request.headers, body }
      if (received.method === 'GET' && path === '/v1/account') return send(response, accountReply(received))
      if (received.method === 'GET' && path === '/v1/product') return send(response, { status: 200, body: product })
      requests.push(received)
      send(response, await reply(received))
    })
  })
  http.on('connection', (line) => {
    lines.add(line)
    line.on('close', () => lines.delete(line))
  })

  const realtime = new WebSocketServer({ noServer: true })
  http.on('upgrade', (request, line, head) => {
    if (refusing) return line.destroy()
    realtime.handleUpgrade(request, line, head, (socket) => {
      const channels = new URL(request.url ?? '', 'http://local').searchParams.getAll('channels[]')
      const received: string[] = []
      sockets.push({ channels, socket, received })
      socket.on('message', (data) => {
        received.push(String(data))
        const { type, data: asked } = JSON.parse(String(data))
        if (type !== 'ping') return
        const time = { sent: asked?.sent, time: Date.now() + local.aheadMs }
        socket.send(JSON.stringify({ type: 'pong', ...(asked && { data: time }) }))
      })
      socket.send(JSON.stringify({ type: 'connected', data: { channels, subscriptions: {}, user: null } }))
      for (const { count, resolve } of waiting) if (sockets.length >= count) resolve()
    })
  })

  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const { port } = http.address() as AddressInfo
  const local: LocalServer = {
    origin: `http://127.0.0.1:${port}`,
    requests,
    sockets,
    aheadMs: 0,
    answer: (next) => {
      reply = next
    },
    answerAccount: (next) => {
      accountReply = next
    },
    answerProduct: (info) => {
      product = info
    },
    publish(channel, payload) {
      const event = JSON.stringify({
        type: 'event',
        data: { events: [], channels: [channel], timestamp: new Date().toISOString(), payload, subscriptions: [] },
      })
      for (const { socket, channels } of sockets) if (channels.includes(channel)) socket.send(event)
    },
    socketOpened: (count) =>
      new Promise((resolve) => (sockets.length >= count ? resolve() : waiting.push({ count, resolve }))),
    refuseSockets: (refuse) => {
      refusing = refuse
    },
    close: () =>
      new Promise((resolve) => {
        for (const { socket } of sockets) socket.terminate()
        for (const line of lines) line.destroy()
        http.close(() => resolve())
      }),
  }
  return local
}

/** A function's answer as an execution. */
export function executed(status: number, body: unknown): Answer {
  const responseBody = typeof body === 'string' ? body : JSON.stringify(body)
  return { status: 201, body: { $id: 'x', status: 'completed', responseStatusCode: status, responseBody } }
}

function send(response: ServerResponse, answer: Answer): void {
  if (answer === 'silence') return
  if (answer === 'cut') {
    response.destroy()
    return
  }
  const text = 'text' in answer ? answer.text : JSON.stringify(answer.body)
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text)
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text === '' ? undefined : JSON.parse(text)
}
