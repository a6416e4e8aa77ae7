import fastifyWebsocket from '@fastify/websocket'
import { PROJECT_ID } from '@tablee/contract/channels'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import type { Hub } from './hub.ts'
import { createPlaces } from './places.ts'
import { openSession, refuseSocket, type SignedIn, turnAway } from './socket-session.ts'
import { readAddressChannels } from './subscriptions.ts'

const LARGEST_MESSAGE = 65_536
const LOOK_AFTER_MS = 30_000
/** Phones of one venue share an address: 3,000 of them, those that come back while their old socket is still open, and desks. */
const MOST_SOCKETS = { ofAddress: 8000, inAll: 40_000 }
/** A phone needs a handful. */
const MOST_CHANNELS = { ofAddress: 40_000, inAll: 300_000 }

export type RealtimeRules = {
  readonly hub: Hub
  readonly isOriginAllowed: (request: FastifyRequest) => boolean
  /** The address that is counted: what one party has, and no other. */
  readonly addressOf: (request: FastifyRequest) => string
  /** Counts one more connection of the address; refuses by throwing. */
  readonly countConnection: (request: FastifyRequest) => Promise<void>
  readonly isMessageLimited: boolean
  /** How often every socket is asked whether it is still there. */
  readonly lookAfterMs?: number
  /** The account whose cookie the handshake carries. */
  readonly accountOf: (request: FastifyRequest) => Promise<SignedIn | null>
  /** The account of a session that a client sends by itself. */
  readonly signIn: (session: string) => Promise<SignedIn | null>
  /** Writes an unexpected error down. */
  readonly noteDefect: (error: unknown, request: FastifyRequest) => void
}

/** `/v1/realtime`: project and channels are in its address. */
export async function addRealtimeRoutes(app: FastifyInstance, rules: RealtimeRules): Promise<void> {
  await app.register(fastifyWebsocket, {
    options: { maxPayload: LARGEST_MESSAGE, perMessageDeflate: false },
    errorHandler: (error, socket, request) => {
      // Whoever breaks the protocol is cut off; a line for each of them would let anybody fill the log.
      if (!isBrokenFrame(error)) rules.noteDefect(error, request)
      socket.terminate()
    },
  })
  const watch = watchSockets(rules.lookAfterMs ?? LOOK_AFTER_MS)
  app.addHook('onClose', async () => watch.stop())
  const sockets = createPlaces(MOST_SOCKETS)
  const channels = createPlaces(MOST_CHANNELS)
  const accounts = new WeakMap<FastifyRequest, SignedIn | null>()

  async function prepare(request: FastifyRequest): Promise<void> {
    await rules.countConnection(request)
    // A page of another site gets no further than its refusal.
    if (rules.isOriginAllowed(request)) accounts.set(request, await rules.accountOf(request))
  }

  app.get('/v1/realtime', { websocket: true, preValidation: prepare }, (socket, request) => {
    // A frame that is too large or broken ends the connection; `close` follows.
    socket.on('error', () => socket.terminate())
    const search = new URLSearchParams(request.raw.url?.split('?').slice(1).join('?'))
    if (search.get('project') !== PROJECT_ID) return refuseSocket(socket, 'Missing or unknown project ID')
    if (!rules.isOriginAllowed(request)) return refuseSocket(socket, 'Invalid Origin')
    const address = rules.addressOf(request)
    if (!sockets.take(address, 1)) return turnAway(socket, 'Too many connections')
    socket.on('close', () => sockets.give(address, 1))
    watch.add(socket)
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

type Watch = { readonly add: (socket: WebSocket) => void; readonly stop: () => void }

/** Old clients never speak, so silence says nothing: a socket is dead when it leaves a protocol ping unanswered. */
function watchSockets(lookAfterMs: number): Watch {
  const hasAnswered = new Map<WebSocket, boolean>()
  const timer = setInterval(() => {
    for (const [socket, answered] of hasAnswered) {
      if (!answered) {
        socket.terminate()
        continue
      }
      hasAnswered.set(socket, false)
      socket.ping()
    }
  }, lookAfterMs)
  timer.unref()
  return {
    add: (socket) => {
      hasAnswered.set(socket, true)
      socket.on('pong', () => hasAnswered.set(socket, true))
      socket.on('close', () => hasAnswered.delete(socket))
    },
    stop: () => clearInterval(timer),
  }
}
