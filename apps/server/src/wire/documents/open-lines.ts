import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify'
import { addressOf } from '../limits/limits.ts'
import { partyAddress } from '../limits/party-address.ts'

/** How long a request may take to arrive, and how often that is looked at. */
export type Patience = { readonly headersMs: number; readonly requestMs: number; readonly lookMs: number }

/** 1 MiB in a minute is what the slowest phone does. */
export const PATIENCE: Patience = { headersMs: 15_000, requestMs: 60_000, lookMs: 5000 }
/** After that long without a byte in either direction nobody is there. */
const SILENCE_MS = 120_000

/** Phones of a venue keep several lines each, in a browser that knows only the old protocol. */
const MOST_LINES = { ofAddress: 12_000, inAll: 30_000 }
/** In bytes. What a phone sends arrives at once, and is short. */
const MOST_UNFINISHED = { ofAddress: 16 * 1_048_576, inAll: 128 * 1_048_576 }

/** Places of which one address has a part only. */
type Places = {
  readonly take: (address: string, count: number) => boolean
  readonly give: (address: string, count: number) => void
}

export type OpenLines = {
  readonly lines: Places
  /** Bytes of bodies that have not arrived whole. */
  readonly unfinished: Places
  /** Behind a proxy all lines come from the proxy, which bounds them itself. */
  readonly isBehindProxy: boolean
}

type CreatePlaces = (most: { readonly ofAddress: number; readonly inAll: number }) => Places

export function openLinesOf(createPlaces: CreatePlaces, isBehindProxy: boolean): OpenLines {
  return { lines: createPlaces(MOST_LINES), unfinished: createPlaces(MOST_UNFINISHED), isBehindProxy }
}

/** Without them, what never ends is kept for ever. */
export function patienceOptions({ headersMs, requestMs, lookMs }: Patience) {
  return {
    requestTimeout: requestMs,
    connectionTimeout: SILENCE_MS,
    http: { headersTimeout: headersMs, requestTimeout: requestMs, connectionsCheckingInterval: lookMs },
  } satisfies FastifyServerOptions & { http: object }
}

/** Bounds what is open at the same time; who goes beyond is cut off, and everybody else is not. */
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
  // Whoever listens to a body first must not let it begin before the others listen: nothing here waits.
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
