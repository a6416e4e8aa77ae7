import type { Identity } from '@tablee/contract/serving/caller'
import type { RawData, WebSocket } from 'ws'
import type { Hub, Listener } from './hub.ts'
import { type ClientMessage, readMessage } from './read-message.ts'
import { allChannels, audible, isTooMuch, MOST_CHANNELS, type Subscriptions } from './subscriptions.ts'

const MALFORMED = 1003
const POLICY = 1008
const TOO_MANY = 1013
const MESSAGES_PER_MINUTE = 32
const MINUTE_MS = 60_000

/** The account behind a socket, and its document as the socket is told. */
export type SignedIn = { readonly identity: Identity; readonly user: object }

export type SessionRules = {
  readonly hub: Hub
  readonly isMessageLimited: boolean
  /** The account of a session that the client sends after the handshake; null when it is nobody's. */
  readonly signIn: (session: string) => Promise<SignedIn | null>
}

export type Handshake = { readonly wanted: Subscriptions; readonly signedIn: SignedIn | null }

/** Talks with one socket, from its first frame to its end. */
export function openSession(socket: WebSocket, { wanted, signedIn }: Handshake, rules: SessionRules): void {
  const listener: Listener = { socket, caller: signedIn?.identity ?? null, subscriptions: new Map() }
  const isWithinLimit = createMessageCounter(rules.isMessageLimited)
  const talk: Talk = { socket, listener, rules, asked: wanted }
  let turn = Promise.resolve()
  endCleanly(listener, rules.hub)
  if (isTooMuch(wanted)) {
    refuseSocket(socket, `A connection has at most ${MOST_CHANNELS} channels`)
    return
  }
  listen(talk)
  send(socket, 'connected', {
    channels: allChannels(listener.subscriptions),
    subscriptions: Object.fromEntries([...wanted.keys()].map((id) => [id, id])),
    user: signedIn?.user ?? null,
  })
  socket.on('message', (data: RawData, isBinary: boolean) => {
    const message = isBinary ? null : readMessage(data.toString())
    const isAllowed = isWithinLimit()
    // One after the other: what follows a sign-in counts on it.
    turn = turn
      .then(() => (isAllowed ? answer(message) : sendError(socket, TOO_MANY, 'Too many messages')))
      .catch(() => socket.terminate())
  })

  async function answer(message: ClientMessage | null): Promise<void> {
    switch (message?.type) {
      case undefined:
        sendError(socket, MALFORMED, 'Message format is not valid.')
        break
      case 'ping':
        sendText(socket, { type: 'pong' })
        break
      case 'authentication':
        await authenticate(talk, message.data.session)
        break
      case 'subscribe':
        subscribe(talk, message.data)
        break
      case 'unsubscribe':
        unsubscribe(
          talk,
          message.data.map(({ subscriptionId }) => subscriptionId),
        )
        break
      default:
        message satisfies never
    }
  }
}

type Talk = {
  readonly socket: WebSocket
  readonly listener: Listener
  readonly rules: SessionRules
  /** What was asked for, heard or not: signing in later makes more of it audible. */
  asked: Subscriptions
}

type Subscribe = Extract<ClientMessage, { type: 'subscribe' }>

function listen({ socket, listener, rules, asked }: Talk): void {
  if (socket.readyState === socket.OPEN) rules.hub.subscribe(listener, audible(asked, listener.caller))
}

async function authenticate(talk: Talk, session: string): Promise<void> {
  const { socket, listener, rules } = talk
  const found = await rules.signIn(session)
  if (!found) {
    sendError(socket, MALFORMED, 'Session is not valid.')
    return
  }
  listener.caller = found.identity
  listen(talk)
  send(socket, 'response', { to: 'authentication', success: true, user: found.user })
}

function subscribe(talk: Talk, more: Subscribe['data']): void {
  const { socket, listener } = talk
  const next = new Map(talk.asked)
  for (const { subscriptionId, channels } of more) next.set(subscriptionId, channels)
  if (isTooMuch(next)) {
    sendError(socket, MALFORMED, `A connection has at most ${MOST_CHANNELS} channels`)
    return
  }
  talk.asked = next
  listen(talk)
  const made = more.map(({ subscriptionId, queries }) => ({
    subscriptionId,
    channels: listener.subscriptions.get(subscriptionId) ?? [],
    queries: queries ?? [],
  }))
  send(socket, 'response', { to: 'subscribe', success: true, subscriptions: made })
}

function unsubscribe(talk: Talk, ids: readonly string[]): void {
  const left = new Map(talk.asked)
  const ended = ids.map((subscriptionId) => ({ subscriptionId, removed: left.delete(subscriptionId) }))
  talk.asked = left
  listen(talk)
  send(talk.socket, 'response', { to: 'unsubscribe', success: true, subscriptions: ended })
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
