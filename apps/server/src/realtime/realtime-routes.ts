import fastifyWebsocket from '@fastify/websocket'
import { PROJECT_ID } from '@tablee/contract/channels'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import type { Hub } from './hub.ts'
import { openSession, refuseSocket, type SignedIn } from './socket-session.ts'
import { readAddressChannels } from './subscriptions.ts'

const LARGEST_MESSAGE = 65_536
const LOOK_AFTER_MS = 30_000
/** Phones of one venue share an address. */
const SOCKETS_PER_ADDRESS = 2000

export type RealtimeRules = {
  readonly hub: Hub
  readonly isOriginAllowed: (request: FastifyRequest) => boolean
  /** Counts one more connection of the address; refuses by throwing. */
  readonly countConnection: (request: FastifyRequest) => Promise<void>
  readonly isMessageLimited: boolean
  /** How often every socket is asked whether it is still there. */
  readonly lookAfterMs?: number
  /** The account whose cookie the handshake carries. */
  readonly accountOf: (request: FastifyRequest) => Promise<SignedIn | null>
  /** The account of a session that a client sends by itself. */
  readonly signIn: (session: string) => Promise<SignedIn | null>
}

/** `/v1/realtime`: project and channels are in its address. */
export async function addRealtimeRoutes(app: FastifyInstance, rules: RealtimeRules): Promise<void> {
  await app.register(fastifyWebsocket, {
    options: { maxPayload: LARGEST_MESSAGE, perMessageDeflate: false },
    errorHandler: (error, socket, request) => {
      // Whoever breaks the protocol is cut off; a line for each of them would let anybody fill the log.
      if (!isBrokenFrame(error)) request.log.error(error, 'defect')
      socket.terminate()
    },
  })
  const watch = watchSockets(rules.lookAfterMs ?? LOOK_AFTER_MS)
  app.addHook('onClose', async () => watch.stop())
  const perAddress = new Map<string, number>()
  const accounts = new WeakMap<FastifyRequest, SignedIn | null>()

  async function prepare(request: FastifyRequest): Promise<void> {
    await rules.countConnection(request)
    // A page of another site gets no further than its refusal.
    if (rules.isOriginAllowed(request)) accounts.set(request, await rules.accountOf(request))
  }

  app.get('/v1/realtime', { websocket: true, preValidation: prepare }, (socket, request) => {
    const search = new URLSearchParams(request.raw.url?.split('?').slice(1).join('?'))
    if (search.get('project') !== PROJECT_ID) return refuseSocket(socket, 'Missing or unknown project ID')
    if (!rules.isOriginAllowed(request)) return refuseSocket(socket, 'Invalid Origin')
    const sockets = (perAddress.get(request.ip) ?? 0) + 1
    if (sockets > SOCKETS_PER_ADDRESS) return refuseSocket(socket, 'Too many connections')
    perAddress.set(request.ip, sockets)
    socket.on('close', () => {
      const left = (perAddress.get(request.ip) ?? 1) - 1
      if (left > 0) perAddress.set(request.ip, left)
      else perAddress.delete(request.ip)
    })
    watch.add(socket)
    openSession(socket, { wanted: readAddressChannels(search), signedIn: accounts.get(request) ?? null }, rules)
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
