import type { RawData, WebSocket } from 'ws'
import type { Hub, Listener } from './hub.ts'
import { type ClientMessage, readMessage } from './read-message.ts'
import { allChannels, audible, isTooMuch, MOST_CHANNELS, type Subscriptions } from './subscriptions.ts'

const MALFORMED = 1003
const POLICY = 1008
const TOO_MANY = 1013
const MESSAGES_PER_MINUTE = 32
const MINUTE_MS = 60_000

export type SessionRules = { readonly hub: Hub; readonly isMessageLimited: boolean }

/** Talks with one socket, from its first frame to its end. */
export function openSession(socket: WebSocket, subscriptions: Subscriptions, rules: SessionRules): void {
  const { hub } = rules
  const listener: Listener = { socket, subscriptions: new Map() }
  const isWithinLimit = createMessageCounter(rules.isMessageLimited)
  endCleanly(listener, hub)
  if (isTooMuch(subscriptions)) {
    refuseSocket(socket, `A connection has at most ${MOST_CHANNELS} channels`)
    return
  }
  hub.subscribe(listener, subscriptions)
  send(socket, 'connected', {
    channels: allChannels(subscriptions),
    subscriptions: Object.fromEntries([...subscriptions.keys()].map((id) => [id, id])),
    user: null,
  })
  socket.on('message', (data: RawData, isBinary: boolean) => {
    const message = isBinary ? null : readMessage(data.toString())
    if (!isWithinLimit()) sendError(socket, TOO_MANY, 'Too many messages')
    else if (message) answer(message)
    else sendError(socket, MALFORMED, 'Message format is not valid.')
  })

  function answer(message: ClientMessage): void {
    switch (message.type) {
      case 'ping':
        sendText(socket, { type: 'pong' })
        break
      case 'authentication':
        sendError(socket, MALFORMED, 'Session is not valid.')
        break
      case 'subscribe':
        subscribe(message.data)
        break
      case 'unsubscribe':
        unsubscribe(message.data.map(({ subscriptionId }) => subscriptionId))
        break
      default:
        message satisfies never
    }
  }

  function subscribe(wanted: Extract<ClientMessage, { type: 'subscribe' }>['data']): void {
    const next = new Map(listener.subscriptions)
    for (const { subscriptionId, channels } of wanted) next.set(subscriptionId, audible(channels))
    if (isTooMuch(next)) {
      sendError(socket, MALFORMED, `A connection has at most ${MOST_CHANNELS} channels`)
      return
    }
    hub.subscribe(listener, next)
    const made = wanted.map(({ subscriptionId, queries }) => ({
      subscriptionId,
      channels: next.get(subscriptionId) ?? [],
      queries: queries ?? [],
    }))
    send(socket, 'response', { to: 'subscribe', success: true, subscriptions: made })
  }

  function unsubscribe(ids: readonly string[]): void {
    const left = new Map(listener.subscriptions)
    const ended = ids.map((subscriptionId) => ({ subscriptionId, removed: left.delete(subscriptionId) }))
    hub.subscribe(listener, left)
    send(socket, 'response', { to: 'unsubscribe', success: true, subscriptions: ended })
  }
}

function endCleanly(listener: Listener, hub: Hub): void {
  listener.socket.on('close', () => hub.leave(listener))
  // A frame that is too large or broken ends the connection; `close` follows.
  listener.socket.on('error', () => listener.socket.terminate())
}

/** Says why and closes with the code after which clients do not come back. */
export function refuseSocket(socket: WebSocket, why: string): void {
  sendError(socket, POLICY, why)
  socket.close(POLICY, why)
}

function createMessageCounter(isLimited: boolean): () => boolean {
  let windowStart = 0
  let count = 0
  return () => {
    if (!isLimited) return true
    const now = Date.now()
    if (now - windowStart >= MINUTE_MS) {
      windowStart = now
      count = 0
    }
    count += 1
    return count <= MESSAGES_PER_MINUTE
  }
}

function sendError(socket: WebSocket, code: number, message: string): void {
  send(socket, 'error', { code, message })
}

function send(socket: WebSocket, type: string, data: object): void {
  sendText(socket, { type, data })
}

function sendText(socket: WebSocket, message: object): void {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message))
}
