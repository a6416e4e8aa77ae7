import type { Caller } from '@tablee/contract/serving/caller'
import { wireMoment } from '@tablee/contract/wire-moment'
import type { AccountId, SessionId } from '@tablee/domain/accounts/account'
import type { WebSocket } from 'ws'
import { allChannels, type Subscriptions } from './subscriptions.ts'

/** Something that happened, as sockets hear it. */
export type RealtimeEvent = {
  readonly events: readonly string[]
  readonly channels: readonly string[]
  readonly payload: object
  /** Only these accounts hear it; everybody when left out. */
  readonly audience?: readonly AccountId[]
}

export type Listener = { readonly socket: WebSocket; caller: Caller; subscriptions: Subscriptions }

export type Hub = {
  readonly subscribe: (listener: Listener, subscriptions: Subscriptions) => void
  readonly leave: (listener: Listener) => void
  readonly hasListeners: (channels: readonly string[]) => boolean
  readonly publish: (event: RealtimeEvent) => void
  /** Whoever listens by one of these sessions is cut off; clients come back by themselves, as nobody. */
  readonly endSessions: (ids: readonly SessionId[]) => void
}

/** A reader that lets so much pile up is cut off; it comes back, reads the document and goes on from there. */
const LARGEST_BACKLOG = 4 * 1_048_576

const NORMAL_END = 1000

export function createHub(): Hub {
  const byChannel = new Map<string, Set<Listener>>()
  const signedIn = new Set<Listener>()

  function leave(listener: Listener): void {
    for (const channel of allChannels(listener.subscriptions)) {
      const listeners = byChannel.get(channel)
      listeners?.delete(listener)
      if (listeners?.size === 0) byChannel.delete(channel)
    }
    listener.subscriptions = new Map()
    signedIn.delete(listener)
  }

  function listenersOf(channels: readonly string[]): ReadonlySet<Listener> {
    return new Set(channels.flatMap((channel) => [...(byChannel.get(channel) ?? [])]))
  }

  return {
    subscribe: (listener, subscriptions) => {
      leave(listener)
      listener.subscriptions = subscriptions
      if (listener.caller) signedIn.add(listener)
      for (const channel of allChannels(subscriptions)) {
        const listeners = byChannel.get(channel) ?? new Set()
        byChannel.set(channel, listeners.add(listener))
      }
    },
    leave,
    hasListeners: (channels) => channels.some((channel) => byChannel.has(channel)),
    publish: (event) => {
      const frames = createFrames(event)
      for (const listener of listenersOf(event.channels)) {
        if (mayHear(listener, event)) send(listener.socket, frames(matchingIds(listener, event)))
      }
    },
    endSessions: (ids) => {
      if (ids.length === 0) return
      for (const { socket, caller } of signedIn) {
        if (caller && ids.includes(caller.sessionId)) socket.close(NORMAL_END, 'The session has ended')
      }
    },
  }
}

function mayHear({ caller }: Listener, { audience }: RealtimeEvent): boolean {
  return audience === undefined || (caller !== null && audience.includes(caller.accountId))
}

function matchingIds({ subscriptions }: Listener, { channels }: RealtimeEvent): readonly string[] {
  const ids: string[] = []
  for (const [id, names] of subscriptions) if (names.some((name) => channels.includes(name))) ids.push(id)
  return ids
}

/** The same text is encoded once for all who get it; listeners differ by the ids of their subscriptions only. */
function createFrames({ events, channels, payload }: RealtimeEvent): (ids: readonly string[]) => Buffer {
  const timestamp = wireMoment(new Date().toISOString())
  const made = new Map<string, Buffer>()
  return (ids) => {
    const key = JSON.stringify(ids)
    const known = made.get(key)
    if (known) return known
    const data = { events, channels, timestamp, payload, subscriptions: ids }
    const frame = Buffer.from(JSON.stringify({ type: 'event', data }))
    made.set(key, frame)
    return frame
  }
}

function send(socket: WebSocket, frame: Buffer): void {
  if (socket.readyState !== socket.OPEN) return
  if (socket.bufferedAmount > LARGEST_BACKLOG) socket.terminate()
  else socket.send(frame, { binary: false })
}
