import type { Identity } from '@tablee/contract/serving/caller'
import { SERVED_REVISIONS } from '@tablee/contract/wire-revision'
import type { RawData, WebSocket } from 'ws'
import type { DeskLines } from './desk-lines.ts'
import type { Hub, Listener } from './hub.ts'
import { type ClientMessage, readMessage } from './read-message.ts'
import { allChannels, audible, isTooMuch, MOST_CHANNELS, type Subscriptions, sizeOf } from './subscriptions.ts'

const MALFORMED = 1003
const POLICY = 1008
const TOO_MANY = 1013
const MESSAGES_PER_MINUTE = 32
const MINUTE_MS = 60_000
/** After this many, a client that keeps sending is cut off. */
const MESSAGES_BEFORE_END = 4 * MESSAGES_PER_MINUTE

/** A socket's account, and its document as sent to the socket. */
export type SignedIn = { readonly identity: Identity; readonly user: object }

export type SessionRules = {
  readonly hub: Hub
  readonly isMessageLimited: boolean
  /** Hears who runs a tournament come and go. */
  readonly desks?: DeskLines | undefined
  /** The account of a session sent after the handshake; null when it is invalid. */
  readonly signIn: (session: string) => Promise<SignedIn | null>
  /** Logs an unexpected error. */
  readonly noteDefect: (error: unknown) => void
}

/** The address's share of channels: taken before listening, returned at the end. */
export type Room = { readonly take: (channels: number) => boolean; readonly give: (channels: number) => void }

export type Handshake = { readonly wanted: Subscriptions; readonly signedIn: SignedIn | null; readonly room: Room }

export function openSession(socket: WebSocket, { wanted, signedIn, room }: Handshake, rules: SessionRules): void {
  const listener: Listener = { socket, caller: signedIn?.identity ?? null, subscriptions: new Map() }
  const countMessage = createMessageCounter()
  const size = sizeOf(wanted.values())
  if (isTooMuch(wanted, size)) {
    refuseSocket(socket, `A connection has at most ${MOST_CHANNELS} channels`)
    return
  }
  if (!room.take(size)) {
    turnAway(socket, 'Too many channels')
    return
  }
  const talk: Talk = { socket, listener, rules, room, asked: new Map(wanted), size }
  let turn = Promise.resolve()
  endCleanly(talk)
  listen(talk, talk.asked)
  send(socket, 'connected', {
    channels: allChannels(listener.subscriptions),
    subscriptions: Object.fromEntries([...wanted.keys()].map((id) => [id, id])),
    user: signedIn?.user ?? null,
    wire: SERVED_REVISIONS,
  })
  socket.on('message', (data: RawData, isBinary: boolean) => {
    const count = rules.isMessageLimited ? countMessage() : 0
    // Unanswered messages are not even parsed.
    if (count > MESSAGES_BEFORE_END) return socket.terminate()
    const isAllowed = count <= MESSAGES_PER_MINUTE
    const message = isAllowed && !isBinary ? readMessage(data.toString()) : null
    // In order: messages after a sign-in depend on it.
    turn = turn
      .then(() => (isAllowed ? answer(message) : sendError(socket, TOO_MANY, 'Too many messages')))
      .catch((error: unknown) => {
        rules.noteDefect(error)
        socket.terminate()
      })
  })

  async function answer(message: ClientMessage | null): Promise<void> {
    switch (message?.type) {
      case undefined:
        sendError(socket, MALFORMED, 'Message format is not valid.')
        break
      case 'ping':
        sendText(socket, pongTo(message))
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

/** A client that sends its time gets the server's: devices correct their clocks by it. */
function pongTo({ data }: Extract<ClientMessage, { type: 'ping' }>): object {
  return { type: 'pong', ...(data && { data: { sent: data.sent, time: Date.now() } }) }
}

type Talk = {
  readonly socket: WebSocket
  readonly listener: Listener
  readonly rules: SessionRules
  readonly room: Room
  /** Requested channels, audible or not: a later sign-in makes more of them audible. */
  readonly asked: Map<string, readonly string[]>
  size: number
}

type Subscribe = Extract<ClientMessage, { type: 'subscribe' }>

function listen({ socket, listener, rules }: Talk, more: Subscriptions): void {
  if (socket.readyState !== socket.OPEN) return
  const heard = audible(more, listener.caller)
  rules.hub.subscribe(listener, heard)
  rules.desks?.heard(socket, heard)
}

async function authenticate(talk: Talk, session: string): Promise<void> {
  const { socket, listener, rules } = talk
  const found = await rules.signIn(session)
  if (!found) {
    sendError(socket, MALFORMED, 'Session is not valid.')
    return
  }
  listener.caller = found.identity
  listen(talk, talk.asked)
  send(socket, 'response', { to: 'authentication', success: true, user: found.user })
}

function subscribe(talk: Talk, wished: Subscribe['data']): void {
  const { socket, listener, asked } = talk
  const more = new Map(wished.map(({ subscriptionId, channels }) => [subscriptionId, channels]))
  const replaced = [...more.keys()].map((id) => asked.get(id)).filter((channels) => channels !== undefined)
  const grows = sizeOf(more.values()) - sizeOf(replaced)
  if (isTooMuch(more, talk.size + grows)) {
    sendError(socket, MALFORMED, `A connection has at most ${MOST_CHANNELS} channels`)
    return
  }
  if (!resize(talk, grows)) return
  for (const [id, channels] of more) asked.set(id, channels)
  listen(talk, more)
  const made = wished.map(({ subscriptionId, queries }) => ({
    subscriptionId,
    channels: listener.subscriptions.get(subscriptionId) ?? [],
    queries: queries ?? [],
  }))
  send(socket, 'response', { to: 'subscribe', success: true, subscriptions: made })
}

/** False, with a message, when others behind the same address leave no room. */
function resize(talk: Talk, grows: number): boolean {
  // A closed socket would never return its places.
  if (talk.socket.readyState !== talk.socket.OPEN) return false
  if (grows > 0 && !talk.room.take(grows)) {
    sendError(talk.socket, TOO_MANY, 'Too many channels')
    return false
  }
  if (grows < 0) talk.room.give(-grows)
  talk.size += grows
  return true
}

function unsubscribe(talk: Talk, ids: readonly string[]): void {
  const { socket, listener, asked, rules } = talk
  const ended = ids.map((subscriptionId) => {
    const left = asked.get(subscriptionId)
    if (!left) return { subscriptionId, removed: false }
    asked.delete(subscriptionId)
    rules.hub.unsubscribe(listener, subscriptionId)
    resize(talk, -sizeOf([left]))
    return { subscriptionId, removed: true }
  })
  send(socket, 'response', { to: 'unsubscribe', success: true, subscriptions: ended })
}

function endCleanly(talk: Talk): void {
  const { socket, listener, rules, room } = talk
  socket.on('close', () => {
    rules.hub.leave(listener)
    room.give(talk.size)
  })
}

/** Sends the reason and closes with the code after which clients do not return. */
export function refuseSocket(socket: WebSocket, why: string): void {
  sendError(socket, POLICY, why)
  socket.close(POLICY, why)
}

/** There may be room later: clients return by themselves. */
export function turnAway(socket: WebSocket, why: string): void {
  sendError(socket, TOO_MANY, why)
  socket.close(TOO_MANY, why)
}

/** The message's number within its minute. */
function createMessageCounter(): () => number {
  let windowStart = 0
  let count = 0
  return () => {
    const now = Date.now()
    if (now - windowStart >= MINUTE_MS) {
      windowStart = now
      count = 0
    }
    count += 1
    return count
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
