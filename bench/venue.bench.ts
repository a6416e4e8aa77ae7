import { createQuickTournament } from '@tablee/contract/tournaments/create-quick-tournament'
import { joinQuickTournament } from '@tablee/contract/tournaments/join-quick-tournament'
import { newSecret, ServerClient } from '../tools/replay/server-client.ts'
import { spawnServer } from '../tools/spawn-server.ts'
import type { Figure } from './figure.ts'

const PHONES = 3000
const PLAYERS = 256
const TOGETHER = 50
const A_MINUTE_MS = 60_000

/**
 * A large venue behind one limited address: each phone opens the page, reads and listens; one tournament's players join. The server
 * restarts and all come back at once. Nobody may be refused.
 */
export async function measure(): Promise<readonly Figure[]> {
  let server = await spawnServer({ RATE_LIMITS: 'on' })
  try {
    const client = new ServerClient({ url: server.url, delayMs: 0 })
    const wanted = { name: 'Bench', playerCount: PLAYERS, organizerId: newSecret() }
    const { code } = (await client.call(createQuickTournament, wanted)).tournament
    const coming = await come(client, code)
    const left = Promise.all(coming.sockets.map(isClosed))
    const ending = performance.now()
    server = await server.restart()
    await left
    const untilUp = performance.now() - ending
    const back = await comeBack(server.url, code)
    return [
      ...figures(`${PHONES} phones of one address`, coming),
      ...figures(`${PHONES} phones come back after a restart of ${(untilUp / 1000).toFixed(1)} s`, back),
    ]
  } finally {
    await server.stop()
  }
}

type Venue = { readonly refused: number; readonly tookMs: number; readonly sockets: readonly WebSocket[] }

function figures(whose: string, { refused, tookMs }: Venue): readonly Figure[] {
  return [
    { what: `${whose}: refused requests`, measured: refused, limit: 0, unit: '' },
    { what: `${whose}: until the last one listens`, measured: tookMs, limit: A_MINUTE_MS, unit: 'ms' },
  ]
}

async function come(client: ServerClient, code: string): Promise<Venue> {
  const { url } = client
  let refused = 0
  const start = performance.now()
  const sockets: WebSocket[] = []
  const acts = Array.from({ length: PHONES }, (_, index) => async () => {
    if (!(await isRead(`${url}/tournament/${code}`))) refused++
    if (!(await isRead(documentsOf(url, code)))) refused++
    if (index < PLAYERS)
      await client
        .call(joinQuickTournament, { code, playerName: `Player ${index}`, playerId: newSecret() })
        .catch(() => refused++)
    const socket = listenTo(url)
    sockets.push(socket)
    if (!(await isConnected(socket))) refused++
  })
  await inTurns(acts)
  return { refused, tookMs: performance.now() - start, sockets }
}

async function comeBack(url: string, code: string): Promise<Venue> {
  const start = performance.now()
  const sockets = Array.from({ length: PHONES }, () => listenTo(url))
  const phones = await Promise.all(
    sockets.map(async (socket) => (await isConnected(socket)) && (await isRead(documentsOf(url, code)))),
  )
  const tookMs = performance.now() - start
  for (const socket of sockets) socket.close()
  return { refused: phones.filter((isBack) => !isBack).length, tookMs, sockets }
}

async function isRead(url: string): Promise<boolean> {
  const answer = await fetch(url, { headers: { accept: 'text/html', 'x-appwrite-project': 'tablee' } })
  await answer.arrayBuffer()
  return answer.ok
}

function listenTo(url: string): WebSocket {
  return new WebSocket(`${url.replace('http', 'ws')}/v1/realtime?project=tablee&channels[]=documents`)
}

function isClosed(socket: WebSocket): Promise<unknown> {
  return new Promise((resolve) => socket.addEventListener('close', resolve, { once: true }))
}

function documentsOf(url: string, code: string): string {
  const query = JSON.stringify({ method: 'equal', attribute: 'code', values: [code] })
  return `${url}/v1/databases/tablee/collections/tournaments/documents?queries[0]=${encodeURIComponent(query)}`
}

function isConnected(socket: WebSocket): Promise<boolean> {
  return new Promise((resolve) => {
    socket.addEventListener('message', ({ data }) => resolve(String(data).includes('"connected"')), { once: true })
    socket.addEventListener('close', () => resolve(false), { once: true })
  })
}

async function inTurns(acts: readonly (() => Promise<void>)[]): Promise<void> {
  const left = [...acts]
  const worker = async () => {
    for (let act = left.shift(); act; act = left.shift()) await act()
  }
  await Promise.all(Array.from({ length: TOGETHER }, worker))
}
