import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify'
import { addressOf } from '../limits/limits.ts'
import { partyAddress } from '../limits/party-address.ts'

/** Time limits for receiving a request, and how often they are checked. */
export type Patience = { readonly headersMs: number; readonly requestMs: number; readonly lookMs: number }

/** The slowest phone sends 1 MiB in a minute. */
export const PATIENCE: Patience = { headersMs: 15_000, requestMs: 60_000, lookMs: 5000 }
/** Without a byte in either direction for this long, the client is gone. */
const SILENCE_MS = 120_000

/** Phones of a venue hold several connections each, if their browser only knows the old protocol. */
const MOST_LINES = { ofAddress: 12_000, inAll: 30_000 }
/** In bytes. Phones send short requests in one piece. */
const MOST_UNFINISHED = { ofAddress: 16 * 1_048_576, inAll: 128 * 1_048_576 }

/** Limited in total and per address. */
type Places = {
  readonly take: (address: string, count: number) => boolean
  readonly give: (address: string, count: number) => void
}

export type OpenLines = {
  readonly lines: Places
  /** Bytes of incomplete bodies. */
  readonly unfinished: Places
  /** Behind a proxy all connections come from the proxy, which has its own limits. */
  readonly isBehindProxy: boolean
}

type CreatePlaces = (most: { readonly ofAddress: number; readonly inAll: number }) => Places

export function openLinesOf(createPlaces: CreatePlaces, isBehindProxy: boolean): OpenLines {
  return { lines: createPlaces(MOST_LINES), unfinished: createPlaces(MOST_UNFINISHED), isBehindProxy }
}

/** Without them, endless requests would stay for ever. */
export function patienceOptions({ headersMs, requestMs, lookMs }: Patience) {
  return {
    requestTimeout: requestMs,
    connectionTimeout: SILENCE_MS,
    http: { headersTimeout: headersMs, requestTimeout: requestMs, connectionsCheckingInterval: lookMs },
  } satisfies FastifyServerOptions & { http: object }
}

/** Limits what is open at once; only those who exceed it are cut off. */
export function boundOpenLines(app: FastifyInstance, { lines, unfinished, isBehindProxy }: OpenLines): void {
  app.server.maxConnections = MOST_LINES.inAll
  app.server.on('connection', (socket) => {
    if (isBehindProxy) return
    const address = socket.remoteAddress === undefined ? null : partyAddress(socket.remoteAddress)
    if (address === null || !lines.take(address, 1)) {
      socket.destroy()
      return
    }
    socket.on('close', () => lines.give(address, 1))
  })
  // The first listener on a body starts its flow: nothing here may be asynchronous.
  app.addHook('preParsing', (request, ...[, payload, done]) => {
    if (!hasBody(request)) return done(null, payload)
    const address = addressOf(request)
    let held = 0
    payload.on('data', (chunk: Buffer | string) => {
      if (!unfinished.take(address, chunk.length)) {
        request.raw.destroy()
        return
      }
      held += chunk.length
    })
    const giveBack = () => {
      unfinished.give(address, held)
      held = 0
    }
    payload.on('end', giveBack)
    payload.on('close', giveBack)
    done(null, payload)
  })
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
}
