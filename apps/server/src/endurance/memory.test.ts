import { PROJECT_ID } from '@tablee/contract/channels'
import { portableText } from '@tablee/contract/tournaments/documents/portable-tournament'
import { MOST_IMPORTED_SEATS } from '@tablee/domain/tournaments/files/import-size'
import { type PortableTournament, portableTournament } from '@tablee/domain/tournaments/files/portable-tournament'
import { MOST_QUICK_PLAYERS } from '@tablee/domain/tournaments/size-limits'
import { playedTournament } from '@tablee/domain/tournaments/testing/played-tournament'
import type { PlayerId } from '@tablee/domain/tournaments/tournament'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ServerProcess, startServerProcess } from './testing/server-process.ts'

/** In MB: what the smallest promised machine has left for the heap. */
const SMALL_HEAP_MB = 192
const LARGEST_IMPORTS = 10
const EVENTS = 50

const HEADERS = { 'x-appwrite-project': PROJECT_ID, 'content-type': 'application/json' }

let server: ServerProcess
beforeAll(async () => {
  server = await startServerProcess({ NODE_OPTIONS: `--max-old-space-size=${SMALL_HEAP_MB}` })
})
afterAll(() => server.stop())

const address = (path: string) => `http://127.0.0.1:${server.port}${path}`

async function importFile(tournament: PortableTournament, number: number) {
  const payload = { tournament: JSON.parse(portableText(tournament)), organizerId: `organizer-secret-${number}-012345` }
  const answer = await fetch(address('/v1/functions/import-tournament/executions'), {
    ...{ method: 'POST', headers: HEADERS, body: JSON.stringify({ body: JSON.stringify(payload) }) },
  })
  const { responseBody } = (await answer.json()) as { responseBody: string }
  const { tournament: made, message } = JSON.parse(responseBody)
  if (!made) throw new Error(message)
  return { id: String(made.$id), code: String(made.code), secret: payload.organizerId }
}

type Made = Awaited<ReturnType<typeof importFile>>

async function readOnce({ id, code }: Made): Promise<void> {
  const document = `/v1/databases/tablee/collections/tournaments/documents/${id}`
  for (const path of [`/tournament/${code}`, document, ...['standings', 'rounds/2'].map(publicly)]) {
    const isPage = !path.startsWith('/v1/')
    const answer = await fetch(address(path), { headers: { ...HEADERS, accept: isPage ? 'text/html' : '*/*' } })
    await answer.arrayBuffer()
    expect([path, answer.status === 200 || (isPage && answer.status === 503)]).toEqual([path, true])
  }

  function publicly(what: string): string {
    return `/v1/tournaments/${code}/${what}`
  }
}

/** The largest allowed file: every player has a separate result in every round. */
function largestFile(): PortableTournament {
  const rounds = Math.floor(MOST_IMPORTED_SEATS.guest / MOST_QUICK_PLAYERS)
  const places = Array.from({ length: MOST_QUICK_PLAYERS }, (_, place) => place)
  const small = portableTournament(playedTournament({ players: 4, rounds: 1, seed: 'memory' }))
  return {
    ...small,
    players: places.map((place) => ({
      ...{ key: `p${place}` as PlayerId, name: `Joueur ${place}` },
      ...{ firstRound: 1, droppedAfter: null, disqualifiedIn: null },
    })),
    rounds: Array.from({ length: rounds }, (_, round) => ({
      ...{ seed: `seed ${round}`, tables: [] },
      byes: places.filter((place) => (place + round) % 3 > 0),
      losses: places.filter((place) => (place + round) % 3 === 0),
    })),
  }
}

test('OPS-13 with little memory the server lives through ten of the largest imports, each read once', async () => {
  const file = largestFile()
  for (let number = 0; number < LARGEST_IMPORTS; number++) await readOnce(await importFile(file, number))
  expect((await fetch(address('/healthz'))).status).toBe(200)
})

test('OPS-13 with little memory the server lives through a Friday of fifty events, each opened', async () => {
  const file = portableTournament(playedTournament({ players: 64, rounds: 5, seed: 'friday' }))
  const events: Made[] = []
  for (let number = 0; number < EVENTS; number++) events.push(await importFile(file, number))
  for (const event of events) await readOnce(event)
  expect((await fetch(address('/healthz'))).status).toBe(200)
})
