import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { type SpawnedServer, spawnServer } from '../tools/spawn-server.ts'
import type { Figure } from './figure.ts'

const SOCKETS = 100
/** One below a socket's limit per minute. */
const MESSAGES = 31
/** As many as one message holds. */
const SUBSCRIPTIONS = 1100
const UNFINISHED = 500
const UNFINISHED_BYTES = 1_000_000
const LONGEST_WAIT_MS = 1000
/** At the peak, before garbage is collected. */
const MOST_MEMORY_MB = 256

/** Strangers overload the server while a bystander checks that it still answers. */
export async function measure(): Promise<readonly Figure[]> {
  return [...(await attacked('subscriptions', subscribe)), ...(await attacked('unfinished requests', leaveUnfinished))]
}

type Attack = (url: URL) => Promise<() => void>

async function attacked(name: string, attack: Attack): Promise<readonly Figure[]> {
  const server = await spawnServer({ RATE_LIMITS: 'on' })
  try {
    const before = server.memoryMb()
    const watch = watchAnswers(server)
    const end = await attack(new URL(server.url))
    const { longestMs, mostMb } = await watch.stop()
    end()
    return [
      { what: `${name}: longest wait of somebody else`, measured: longestMs, limit: LONGEST_WAIT_MS, unit: 'ms' },
      { what: `${name}: memory they take`, measured: mostMb - before, limit: MOST_MEMORY_MB, unit: 'MB' },
    ]
  } finally {
    await server.stop()
  }
}

type Seen = { readonly longestMs: number; readonly mostMb: number }

function watchAnswers({ url, memoryMb }: SpawnedServer): { readonly stop: () => Promise<Seen> } {
  let isOver = false
  let longestMs = 0
  let mostMb = 0
  const watching = (async () => {
    while (!isOver) {
      const start = performance.now()
      await fetch(`${url}/v1/ping`)
      longestMs = Math.max(longestMs, performance.now() - start)
      mostMb = Math.max(mostMb, memoryMb())
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  })()
  return {
    stop: async () => {
      isOver = true
      await watching
      return { longestMs, mostMb }
    },
  }
}

async function subscribe(url: URL): Promise<() => void> {
  const sockets = Array.from({ length: SOCKETS }, () => {
    return new WebSocket(`ws://${url.host}/v1/realtime?project=tablee`)
  })
  await Promise.all(sockets.map(heardMessage))
  for (let message = 0; message < MESSAGES; message++) {
    const data = Array.from({ length: SUBSCRIPTIONS }, (_, number) => ({
      subscriptionId: `${message}.${number}`,
      channels: ['documents'],
    }))
    const text = JSON.stringify({ type: 'subscribe', data })
    for (const socket of sockets) {
      if (socket.readyState === WebSocket.OPEN) socket.send(text)
      // The bystander shares this process and must not wait for it.
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  await Promise.all(sockets.map((socket) => pong(socket)))
  return () => {
    for (const socket of sockets) socket.close()
  }
}

function heardMessage(socket: WebSocket): Promise<unknown> {
  return new Promise((resolve) => socket.addEventListener('message', resolve, { once: true }))
}

function pong(socket: WebSocket): Promise<void> {
  return new Promise((resolve) => {
    if (socket.readyState !== WebSocket.OPEN) return resolve()
    socket.addEventListener('close', () => resolve())
    socket.addEventListener('message', ({ data }) => {
      if (String(data).includes('"pong"') || String(data).includes('1013')) resolve()
    })
    socket.send('{"type":"ping"}')
  })
}

/** Bodies of almost 1 MiB that never end. */
async function leaveUnfinished(url: URL): Promise<() => void> {
  const head = `POST /v1/account HTTP/1.1\r\nHost: x\r\nX-Appwrite-Project: tablee\r\nContent-Length: ${UNFINISHED_BYTES + 1}\r\n\r\n`
  const body = Buffer.alloc(UNFINISHED_BYTES, 'x')
  const sockets: Socket[] = []
  for (let count = 0; count < UNFINISHED; count++) {
    const socket = connect(Number(url.port), url.hostname)
    socket.on('error', () => {})
    socket.write(head)
    const isWritten = socket.write(body)
    sockets.push(socket)
    if (!isWritten) await Promise.race([once(socket, 'drain'), once(socket, 'close')])
  }
  await new Promise((resolve) => setTimeout(resolve, 2000))
  return () => {
    for (const socket of sockets) socket.destroy()
  }
}
