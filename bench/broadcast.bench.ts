import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { PROJECT_ID } from '@tablee/contract/channels'
import { ServerClient } from '../tools/replay/server-client.ts'
import { spawnServer } from '../tools/spawn-server.ts'
import { type Figure, median } from './figure.ts'
import { fullVenue } from './load/full-venue.ts'

const SOCKETS = 5000
const PLAYERS = 64
const SCORES = 15
const TOGETHER = 100
const MOST_TIMES_BARE = 1.2
const BARE = fileURLToPath(new URL('./load/bare-broadcast.ts', import.meta.url))

/** From sending a score until the last of five thousand phones has it, against a bare `ws` server; the two alternate. */
export async function measure(): Promise<readonly Figure[]> {
  const server = await spawnServer({ LOG_LEVEL: 'error' })
  const bare = spawn(process.execPath, [BARE], { stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    const [address] = await once(bare.stdout, 'data')
    const bareUrl = String(address).trim()
    const venue = await fullVenue(new ServerClient({ url: server.url, delayMs: 0 }), PLAYERS, 1)
    const live = `${server.url.replace('http', 'ws')}/v1/realtime?project=${PROJECT_ID}&channels[]=tournaments.${venue.id}.live`
    const ours = await listenTo(live)
    const theirs = await listenTo(bareUrl)
    const speaker = new WebSocket(bareUrl)
    await once(speaker, 'open')
    const { text } = await untilLast(ours, venue.enterScore)
    const [times, bareTimes]: [number[], number[]] = [[], []]
    for (let score = 0; score < SCORES; score++) {
      times.push((await untilLast(ours, venue.enterScore)).ms)
      bareTimes.push((await untilLast(theirs, async () => speaker.send(text))).ms)
    }
    for (const socket of [...ours, ...theirs, speaker]) socket.close()
    const [ms, bareMs] = [median(times), median(bareTimes)]
    return [
      {
        what: `one score to the last of ${SOCKETS} sockets (${ms.toFixed(0)} ms), against a bare broadcast`,
        measured: ms / bareMs,
        limit: MOST_TIMES_BARE,
        unit: 'x',
      },
    ]
  } finally {
    bare.kill()
    await server.stop()
  }
}

async function listenTo(url: string): Promise<readonly WebSocket[]> {
  const sockets: WebSocket[] = []
  // A bare server sends no greeting.
  const greeting = url.includes('/v1/') ? 'message' : 'open'
  while (sockets.length < SOCKETS) {
    const some = Array.from({ length: TOGETHER }, () => new WebSocket(url))
    await Promise.all(some.map((socket) => once(socket, greeting)))
    sockets.push(...some)
  }
  return sockets
}

type Heard = { readonly ms: number; readonly text: string }

async function untilLast(sockets: readonly WebSocket[], say: () => Promise<void>): Promise<Heard> {
  const { promise, resolve } = Promise.withResolvers<string>()
  let left = sockets.length
  const hear = ({ data }: MessageEvent) => {
    left--
    if (left === 0) resolve(String(data))
  }
  for (const socket of sockets) socket.onmessage = hear
  const start = performance.now()
  const [text] = await Promise.all([promise, say()])
  return { ms: performance.now() - start, text }
}
