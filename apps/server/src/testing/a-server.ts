import type {
  DocumentMatch,
  DocumentPlayer,
  TournamentDocument,
} from '@tablee/contract/tournaments/documents/tournament-document'
import type { LightMyRequestResponse } from 'fastify'
import { composeServer, type Server } from '../compose.ts'
import { readConfig } from '../config.ts'
import { createTestDatabase, type DatabaseKind, type TestDatabase } from '../database/testing/test-databases.ts'
import type { World } from '../world.ts'

const PROJECT_HEADERS = { 'x-appwrite-project': 'tablee', 'content-type': 'application/json' }
export const ORGANIZER = 'organizer-secret-0123456789abcdef'
export const secretOf = (number: number) => `player-secret-${number}-0123456789abcdef`

export type Result = { readonly status: number; readonly body: ResultBody }
// biome-ignore lint/suspicious/noExplicitAny: tests look at answers of any shape
type ResultBody = Record<string, any>

export type TestServer = {
  readonly server: Server
  readonly database: TestDatabase
  readonly logLines: string[]
  /** Calls a function; returns its own status and answer. */
  readonly call: (id: string, payload: object, headers?: Record<string, string>) => Promise<Result>
  readonly send: (request: Request) => Promise<LightMyRequestResponse>
  readonly document: (id: string) => Promise<TournamentDocument>
  readonly patch: (id: string, data: object, headers?: Record<string, string>) => Promise<Result>
  /** Another process on the same data, with empty caches. */
  readonly restart: () => Promise<void>
  readonly close: () => Promise<void>
}

type Request = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE' | 'OPTIONS' | 'HEAD'
  readonly url: string
  readonly payload?: string | object
  readonly headers?: Record<string, string>
}

export type ServerSettings = {
  readonly kind?: DatabaseKind
  readonly environment?: Record<string, string>
  readonly world?: World
  /** Uses this database instead of a new one. */
  readonly database?: TestDatabase
}

/** Tests use many passwords; their real cost is tested once in `accounts.test.ts`. */
const CHEAP_PASSWORDS = { memoryCost: 8, timeCost: 1, parallelism: 1 }

/** The real app on its own database, without limits unless requested. */
export async function startServer(settings: ServerSettings = {}): Promise<TestServer> {
  const database = settings.database ?? (await createTestDatabase(settings.kind ?? 'sqlite'))
  const logLines: string[] = []
  const config = readConfig({
    DATA_DIR: database.folder,
    ...(database.url === null ? {} : { DATABASE_URL: database.url }),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'trace',
    // Tests that move the clock purge old data themselves.
    PURGE: 'off',
    ...settings.environment,
  })
  const compose = async () => {
    const server = await composeServer(config, {
      logTo: { write: (line) => logLines.push(line) },
      passwordCost: CHEAP_PASSWORDS,
      ...settings.world,
    })
    await server.app.ready()
    return server
  }
  let server = await compose()
  const send = (request: Request) =>
    server.app.inject({ ...request, headers: { ...PROJECT_HEADERS, ...request.headers } })
  return {
    get server() {
      return server
    },
    database,
    logLines,
    send,
    call: async (id, payload, headers = {}) => {
      const answer = await send({
        method: 'POST',
        url: `/v1/functions/${id}/executions`,
        payload: { body: JSON.stringify(payload) },
        headers,
      })
      const execution = answer.json()
      if (answer.statusCode !== 201) return { status: answer.statusCode, body: execution }
      return { status: execution.responseStatusCode, body: JSON.parse(execution.responseBody) }
    },
    document: async (id) => (await send({ method: 'GET', url: documentUrl(id) })).json(),
    patch: async (id, data, headers = {}) => {
      const answer = await send({ method: 'PATCH', url: documentUrl(id), payload: { data }, headers })
      return { status: answer.statusCode, body: answer.json() }
    },
    restart: async () => {
      await server.close()
      server = await compose()
    },
    close: async () => {
      await server.close()
      if (!settings.database) await database.remove()
    },
  }
}

export const DOCUMENTS = '/v1/databases/tablee/collections/tournaments/documents'
export const documentUrl = (id: string) => `${DOCUMENTS}/${id}`

export type Played = { readonly id: string; readonly code: string }

/** A waiting tournament with players Joueur 1, Joueur 2 … */
export async function createTournament(server: TestServer, players = 0, capacity = 16): Promise<Played> {
  const { body } = await server.call('create-quick-tournament', {
    name: 'Vendredi soir',
    playerCount: capacity,
    organizerId: ORGANIZER,
    actId: crypto.randomUUID(),
  })
  const { id, code } = body.tournament
  for (let number = 1; number <= players; number++) {
    const joined = await server.call('join-quick-tournament', {
      code,
      playerName: `Joueur ${number}`,
      playerId: secretOf(number),
    })
    if (joined.status !== 200) throw new Error(`join: ${joined.body.reason}`)
  }
  return { id, code }
}

export async function startTournament(server: TestServer, players: number): Promise<Played> {
  const played = await createTournament(server, players)
  await server.call('start-quick-tournament', { tournamentId: played.id, organizerId: ORGANIZER })
  return played
}

export function playersOf(document: TournamentDocument): readonly DocumentPlayer[] {
  return document.players.map((text) => JSON.parse(text))
}

export function matchesOf(document: TournamentDocument): readonly DocumentMatch[] {
  return document.matches.map((text) => JSON.parse(text))
}

/** An open match of the current round, with its two players' secrets. */
export async function openMatch(server: TestServer, id: string): Promise<OpenMatch> {
  const document = await server.document(id)
  const match = matchesOf(document).find(({ kind, round }) => kind === 'played' && round === document.currentRound)
  if (!match) throw new Error('no match is open')
  return { match, secret1: secretByName(match.player1Name), secret2: secretByName(match.player2Name) }
}

export type OpenMatch = { readonly match: DocumentMatch; readonly secret1: string; readonly secret2: string }

function secretByName(name: string): string {
  return secretOf(Number(name.replace('Joueur ', '')))
}

/** Every match of the round ends 2-0 for the first player. */
export async function finishRound(server: TestServer, { id, code }: Played): Promise<void> {
  const document = await server.document(id)
  for (const match of matchesOf(document)) {
    if (match.status === 'terminated') continue
    await server.call('update-score-quick-tournament', {
      code,
      matchId: match.id,
      score: { score1: 2, score2: 0 },
      organizerId: ORGANIZER,
    })
  }
}

/** Refusals in the API description of a function, with their status. */
export async function describedRefusals(server: TestServer, id: string): Promise<readonly string[]> {
  const { paths } = (await server.send({ method: 'GET', url: '/v1/openapi.json' })).json()
  const refusals: { status: number; reason: string }[] = paths[`/functions/${id}/executions`].post['x-refusals']
  return refusals.map(({ status, reason }) => `${status} ${reason}`)
}
