import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PROJECT_ID } from '@tablee/contract/channels'
import { createQuickTournament } from '@tablee/contract/tournaments/create-quick-tournament'
import { newSecret, ServerClient } from '../tools/replay/server-client.ts'
import { spawnServer } from '../tools/spawn-server.ts'
import { type Figure, median } from './figure.ts'
import { type FullVenue, fullVenue } from './load/full-venue.ts'
import { type Asked, burstTimes, steadyRates } from './load/load.ts'

const PLAYERS = 256
const ROUNDS = 6
const CONNECTIONS = 50
const SLICE_MS = 1000
const SLICES = 5
/** Of a bare Fastify route's speed for the same bytes. */
const LEAST_SHARE = 0.7
const LEAST_SHARE_OF_SEARCH = 0.5
const CLIENTS = 1000
const UNTIL_LAST_MS = { page: 1000, document: 500 }
/** A search's first page, and the protocol's default. */
const FOUND = 25
/** Many venues: one address may ask 15,000 times a minute. */
const ADDRESSES = 1000
const MOST_MEMORY_MB = 300

type Reading = {
  readonly what: string
  readonly path: string
  readonly encoding: string
  readonly leastShare?: number
}

/**
 * A venue's reads against a bare Fastify route with the same bytes in another process; and the last answer when a thousand phones ask right
 * after an act. With production limits.
 */
export async function measure(): Promise<readonly Figure[]> {
  const played = await spawnServer({ LOG_LEVEL: 'error' })
  const venue = await fullVenue(new ServerClient({ url: played.url, delayMs: 0 }), PLAYERS, ROUNDS)
  await others(new ServerClient({ url: played.url, delayMs: 0 }))
  const server = await played.restart({ RATE_LIMITS: 'on', TRUST_PROXY: 'on' })
  try {
    const figures: Figure[] = []
    for (const reading of readingsOf(venue)) figures.push(await shareOfBare(server.url, reading))
    const [document, page] = [documentOf(venue), pageOf(venue)]
    for (const [{ what, path }, limit] of [
      [document, UNTIL_LAST_MS.document],
      [page, UNTIL_LAST_MS.page],
    ] as const) {
      await venue.enterScore()
      const [untilLast = Number.NaN] = await burstTimes([askedOf(server.url, { what, path, encoding: 'br' })], CLIENTS)
      figures.push({
        what: `${CLIENTS} phones ask after an act, until the last: ${what}`,
        measured: untilLast,
        limit,
        unit: 'ms',
      })
    }
    return [
      ...figures,
      { what: 'memory after all of it', measured: server.memoryMb(), limit: MOST_MEMORY_MB, unit: 'MB' },
    ]
  } finally {
    await server.stop()
  }
}

function readingsOf(venue: FullVenue): readonly Reading[] {
  const encodings = ['identity', 'br']
  const ofVenue = [documentOf(venue), standingsOf(venue), roundOf(venue), pageOf(venue), HOME]
  const readings = [...ofVenue, ...SEARCHES.map((search) => ({ ...search, leastShare: LEAST_SHARE_OF_SEARCH }))]
  return readings.flatMap((reading) => encodings.map((encoding) => ({ ...reading, encoding })))
}

async function others(client: ServerClient): Promise<void> {
  for (let count = 1; count < FOUND; count++)
    await client.call(createQuickTournament, { name: `Bench ${count}`, playerCount: 8, organizerId: newSecret() })
}

type Named = Omit<Reading, 'encoding'>

function documentOf({ code }: FullVenue): Named {
  const byCode = { method: 'equal', attribute: 'code', values: [code] }
  const path = documentsPath([byCode, { method: 'limit', values: [1] }])
  return { what: `document of ${PLAYERS} players`, path: `${path}&total=false` }
}

function documentsPath(queries: readonly object[]): string {
  const texts = queries.map((query, index) => `queries[${index}]=${encodeURIComponent(JSON.stringify(query))}`)
  return `/v1/databases/tablee/collections/tournaments/documents?${texts.join('&')}`
}

const HOME: Named = { what: 'home page with its first screen', path: '/' }
const CARD = [
  ...['$id', 'code', 'name', 'isStarted', 'isFinished', 'isCancelled', 'currentRound', 'registeredPlayersCount'],
  ...['gameType', 'tournamentDate', 'location', 'hasPassword'],
]
const SEARCHES: readonly Named[] = [
  { what: `search, ${FOUND} cards`, path: `${searchPath([{ method: 'select', values: CARD }])}&total=false` },
  { what: `search, ${FOUND} whole documents`, path: searchPath([]) },
]

function searchPath(more: readonly object[]): string {
  const newest = { method: 'orderDesc', attribute: '$createdAt' }
  return documentsPath([{ method: 'search', attribute: 'name', values: ['bench'] }, newest, ...more])
}

const standingsOf = ({ code }: FullVenue): Named => ({ what: 'standings', path: `/v1/tournaments/${code}/standings` })
const roundOf = ({ code }: FullVenue): Named => ({
  what: 'pairings of a round',
  path: `/v1/tournaments/${code}/rounds/2`,
})
const pageOf = ({ code }: FullVenue): Named => ({ what: 'page with its first screen', path: `/tournament/${code}` })

function askedOf(url: string, { path, encoding }: Reading): Asked {
  const accept = path.startsWith('/v1/') ? 'application/json' : 'text/html'
  const headers = { accept, 'accept-encoding': encoding, 'x-appwrite-project': PROJECT_ID }
  return { url: url + path, headers, addresses: ADDRESSES }
}

async function shareOfBare(url: string, reading: Reading): Promise<Figure> {
  const asked = askedOf(url, reading)
  const bare = await serveBare(asked, reading.path.split('?')[0] ?? '')
  try {
    const targets = [asked, { ...asked, url: bare.url + reading.path }]
    const [ours = [], theirs = []] = await steadyRates({
      ...{ asked: targets, connections: CONNECTIONS, sliceMs: SLICE_MS, slices: SLICES },
    })
    const share = median(ours.map((rate, slice) => rate / (theirs[slice] ?? Number.NaN)))
    const kb = (bare.bytes / 1000).toFixed(0)
    const what = `${reading.what}, ${reading.encoding}, ${kb} kB (${median(ours).toFixed(0)} a second), of a bare route`
    return { what, measured: share, limit: reading.leastShare ?? LEAST_SHARE, unit: 'x', isLeast: true }
  } finally {
    bare.stop()
  }
}

const BARE_SERVER = fileURLToPath(new URL('./load/bare-server.ts', import.meta.url))

/** The product's answer from a bare route. */
async function serveBare({ url, headers }: Asked, path: string) {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-bare-'))
  const answer = await rawAnswer(url, headers)
  const file = join(folder, 'body')
  writeFileSync(file, answer.body)
  writeFileSync(join(folder, 'list.json'), JSON.stringify([{ path, headers: answer.headers, file }]))
  const server = spawn(process.execPath, [BARE_SERVER, join(folder, 'list.json')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [address] = await once(server.stdout, 'data')
  return {
    url: String(address).trim(),
    bytes: answer.body.length,
    stop: () => {
      server.kill()
      rmSync(folder, { recursive: true })
    },
  }
}

/** Compressed or not, as transferred. */
async function rawAnswer(url: string, headers: Asked['headers']) {
  const { get } = await import('node:http')
  const [answer] = await once(get(url, { headers }), 'response')
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk)
  const kept = ['content-type', 'content-encoding'].flatMap((name) =>
    answer.headers[name] === undefined ? [] : [[name, String(answer.headers[name])] as const],
  )
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`)
  return { body: Buffer.concat(chunks), headers: Object.fromEntries(kept) }
}
