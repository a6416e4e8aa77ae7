import { setTimeout as pause } from 'node:timers/promises'
import { PROJECT_ID } from '@tablee/contract/channels'
import { ServerClient } from '../tools/replay/server-client.ts'
import { type SpawnedServer, spawnServer } from '../tools/spawn-server.ts'
import type { Figure } from './figure.ts'
import { type FullVenue, fullVenue } from './load/full-venue.ts'

const EVENTS = 50
const PLAYERS = 256
const ROUNDS = 6
const SOCKETS = 1000
const TOGETHER = 50
const MOST_MB = 300
const MOST_KB_OF_EVENT = 2000
const MOST_KB_OF_SOCKET = 50
const QUIET_MS = 15_000

/**
 * Memory of fifty full tournaments open at once, read in their own way by everybody, with a thousand listening phones; and what each adds.
 * Takes some minutes.
 */
export async function measure(): Promise<readonly Figure[]> {
  const played = await spawnServer({ LOG_LEVEL: 'error' })
  const venues: FullVenue[] = []
  for (let count = 0; count < EVENTS; count++)
    venues.push(await fullVenue(new ServerClient({ url: played.url, delayMs: 0 }), PLAYERS, ROUNDS))
  const afterPlaying = played.memoryMb()
  const server = await played.restart()
  try {
    await pause(QUIET_MS)
    const empty = server.memoryMb()
    const [first, ...others] = venues
    // The first one loads the page writer.
    if (first) await open(server, first)
    await pause(QUIET_MS)
    const withOne = server.memoryMb()
    for (const venue of others) await open(server, venue)
    await pause(QUIET_MS)
    const opened = server.memoryMb()
    const sockets = await listen(server, venues)
    await pause(QUIET_MS)
    const heard = server.memoryMb()
    for (const socket of sockets) socket.close()
    const of = `${EVENTS} tournaments of ${PLAYERS}`
    return [
      { what: `memory right after ${of} were played`, measured: afterPlaying, limit: MOST_MB, unit: 'MB' },
      { what: 'memory with nothing open', measured: empty, limit: MOST_MB, unit: 'MB' },
      { what: `memory with ${of} open, ${SOCKETS} phones listening`, measured: heard, limit: MOST_MB, unit: 'MB' },
      {
        what: 'a tournament adds',
        measured: (1000 * (opened - withOne)) / others.length,
        limit: MOST_KB_OF_EVENT,
        unit: 'kB',
      },
      { what: 'a phone adds', measured: (1000 * (heard - opened)) / SOCKETS, limit: MOST_KB_OF_SOCKET, unit: 'kB' },
    ]
  } finally {
    await server.stop()
  }
}

/** As its players do: a score, the page, the document, standings and pairings. */
async function open({ url }: SpawnedServer, { code, id, enterScore }: FullVenue): Promise<void> {
  await enterScore()
  const document = `/v1/databases/tablee/collections/tournaments/documents/${id}`
  for (const path of [`/tournament/${code}`, document, ...['standings', 'rounds/2'].map(publicly)]) {
    const accept = path.startsWith('/v1/') ? 'application/json' : 'text/html'
    const headers = { accept, 'accept-encoding': 'br', 'x-appwrite-project': PROJECT_ID }
    const answer = await fetch(url + path, { headers })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  }

  function publicly(what: string): string {
    return `/v1/tournaments/${code}/${what}`
  }
}

async function listen({ url }: SpawnedServer, venues: readonly FullVenue[]): Promise<readonly WebSocket[]> {
  const sockets: WebSocket[] = []
  while (sockets.length < SOCKETS) {
    const some = venues.slice(0, TOGETHER).map(({ id }) => {
      return new WebSocket(
        `${url.replace('http', 'ws')}/v1/realtime?project=${PROJECT_ID}&channels[]=tournaments.${id}.live`,
      )
    })
    await Promise.all(
      some.map((socket) => new Promise((resolve) => socket.addEventListener('message', resolve, { once: true }))),
    )
    sockets.push(...some)
  }
  return sockets
}
