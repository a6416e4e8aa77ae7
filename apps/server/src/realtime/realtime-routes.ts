import fastifyWebsocket from '@fastify/websocket'
import { PROJECT_ID } from '@tablee/contract/channels'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { DeskLines } from './desk-lines.ts'
import type { Hub } from './hub.ts'
import type { OpenSockets } from './open-sockets.ts'
import { createPlaces } from './places.ts'
import { openSession, refuseSocket, type SignedIn, turnAway } from './socket-session.ts'
import { readAddressChannels } from './subscriptions.ts'

const LARGEST_MESSAGE = 65_536
/** A venue's phones share an address: 3,000 of them, those returning before their old socket is closed, and desks. */
const MOST_SOCKETS = { ofAddress: 8000, inAll: 40_000 }
/** A phone needs a handful. */
const MOST_CHANNELS = { ofAddress: 40_000, inAll: 300_000 }

export type RealtimeRules = {
  readonly hub: Hub
  readonly isOriginAllowed: (request: FastifyRequest) => boolean
  /** The address to count: one that belongs to one party only. */
  readonly addressOf: (request: FastifyRequest) => string
  /** Counts a connection of the address; throws to refuse. */
  readonly countConnection: (request: FastifyRequest) => Promise<void>
  readonly isMessageLimited: boolean
  readonly sockets: OpenSockets
  readonly desks?: DeskLines | undefined
  /** The account of the handshake's cookie. */
  readonly accountOf: (request: FastifyRequest) => Promise<SignedIn | null>
  /** The account of a session sent by the client. */
  readonly signIn: (session: string) => Promise<SignedIn | null>
  /** Logs an unexpected error. */
  readonly noteDefect: (error: unknown, request: FastifyRequest) => void
}

/** `/v1/realtime`: project and channels are in the URL. */
export async function addRealtimeRoutes(app: FastifyInstance, rules: RealtimeRules): Promise<void> {
  await app.register(fastifyWebsocket, {
    options: { maxPayload: LARGEST_MESSAGE, perMessageDeflate: false },
    errorHandler: (error, socket, request) => {
      // Protocol violations are cut off; logging each would let anyone fill the log.
      if (!isBrokenFrame(error)) rules.noteDefect(error, request)
      socket.terminate()
    },
  })
  app.addHook('onClose', async () => rules.sockets.stop())
  const places = createPlaces(MOST_SOCKETS)
  const channels = createPlaces(MOST_CHANNELS)
  const accounts = new WeakMap<FastifyRequest, SignedIn | null>()

  async function prepare(request: FastifyRequest): Promise<void> {
    await rules.countConnection(request)
    // Pages of other sites are refused here.
    if (rules.isOriginAllowed(request)) accounts.set(request, await rules.accountOf(request))
  }

  app.get('/v1/realtime', { websocket: true, preValidation: prepare }, (socket, request) => {
    // A frame that is too large or broken ends the connection; `close` follows.
    socket.on('error', () => socket.terminate())
    const search = new URLSearchParams(request.raw.url?.split('?').slice(1).join('?'))
    if (search.get('project') !== PROJECT_ID) return refuseSocket(socket, 'Missing or unknown project ID')
    if (!rules.isOriginAllowed(request)) return refuseSocket(socket, 'Invalid Origin')
    const address = rules.addressOf(request)
    if (!places.take(address, 1)) return turnAway(socket, 'Too many connections')
    socket.on('close', () => places.give(address, 1))
    rules.sockets.add(socket)
    const room = {
      take: (count: number) => channels.take(address, count),
      give: (count: number) => channels.give(address, count),
    }
    const handshake = { wanted: readAddressChannels(search), signedIn: accounts.get(request) ?? null, room }
    openSession(socket, handshake, { ...rules, noteDefect: (error) => rules.noteDefect(error, request) })
  })
}

function isBrokenFrame(error: Error): boolean {
  return 'code' in error && String(error.code).startsWith('WS_ERR_')
}
