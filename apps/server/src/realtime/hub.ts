import { isOwnRoleChannel } from '@tablee/contract/channels'
import type { Caller } from '@tablee/contract/serving/caller'
import { isLongJson, jsonParts } from '@tablee/contract/serving/json-parts'
import { wireMoment } from '@tablee/contract/wire-moment'
import type { WebSocket } from 'ws'
import type { Bus, RealtimeEvent } from '../ports/bus.ts'
import { othersHaveTheirTurn } from '../turns/others-have-their-turn.ts'
import { encodedInTurns } from '../turns/text-in-turns.ts'
import type { Subscriptions } from './subscriptions.ts'

export type Listener = {
  readonly socket: WebSocket
  caller: Caller
  readonly subscriptions: Map<string, readonly string[]>
}

export type Interest = {
  readonly begin: (channel: string) => void
  readonly end: (channel: string) => void
}

/** The sockets of this process. In a single process it is the whole bus. */
export type Hub = Bus & {
  /** For those that forward other processes' events. */
  readonly tellInterest: (interest: Interest) => void
  /** Disconnects those who receive private events: they reconnect and authenticate again. */
  readonly endPrivate: () => void
  /** Adds subscriptions, replacing equal names; the cost depends on these only. */
  readonly subscribe: (listener: Listener, subscriptions: Subscriptions) => void
  readonly unsubscribe: (listener: Listener, name: string) => void
  readonly leave: (listener: Listener) => void
}

/** A reader with a larger backlog is cut off; it reconnects and reads the document. */
const LARGEST_BACKLOG = 4 * 1_048_576

const NORMAL_END = 1000

/** `noteTold` gets the milliseconds from an act's commit until all its followers here have it. */
export function createHub(noteTold: (ms: number) => void = () => {}): Hub {
  /** Per channel, each listener's number of subscriptions. */
  const byChannel = new Map<string, Map<Listener, number>>()
  const signedIn = new Set<Listener>()
  let interest: Interest | null = null
  const tell = createTelling()

  function hear(listener: Listener, channel: string): void {
    if (!byChannel.has(channel)) interest?.begin(channel)
    const listeners = byChannel.get(channel) ?? new Map<Listener, number>()
    byChannel.set(channel, listeners.set(listener, (listeners.get(listener) ?? 0) + 1))
  }

  function stopHearing(listener: Listener, channel: string): void {
    const listeners = byChannel.get(channel)
    const left = (listeners?.get(listener) ?? 1) - 1
    if (left > 0) listeners?.set(listener, left)
    else listeners?.delete(listener)
    if (listeners?.size !== 0) return
    byChannel.delete(channel)
    interest?.end(channel)
  }

  function unsubscribe(listener: Listener, name: string): void {
    for (const channel of listener.subscriptions.get(name) ?? []) stopHearing(listener, channel)
    listener.subscriptions.delete(name)
  }

  function listenersOf(channels: readonly string[]): ReadonlySet<Listener> {
    return new Set(channels.flatMap((channel) => [...(byChannel.get(channel)?.keys() ?? [])]))
  }

  return {
    subscribe: (listener, subscriptions) => {
      if (listener.caller) signedIn.add(listener)
      for (const [name, channels] of subscriptions) {
        unsubscribe(listener, name)
        listener.subscriptions.set(name, channels)
        for (const channel of channels) hear(listener, channel)
      }
    },
    unsubscribe,
    leave: (listener) => {
      for (const name of listener.subscriptions.keys()) unsubscribe(listener, name)
      signedIn.delete(listener)
    },
    tellInterest: (told) => {
      interest = told
    },
    publish: (channels, make) => {
      const listeners = listenersOf(channels)
      if (listeners.size === 0) return false
      const event = make()
      tell(listeners, channels, event)
      if (event.committedAt !== undefined) noteTold(Date.now() - event.committedAt)
      return true
    },
    endPrivate: () => {
      const helping = [...byChannel].flatMap(([name, hearing]) => (isOwnRoleChannel(name) ? [...hearing.keys()] : []))
      for (const { socket } of [...signedIn, ...helping]) socket.close(NORMAL_END, 'Come back')
    },
    endListeners: (channel) => {
      for (const { socket } of listenersOf([channel])) socket.close(NORMAL_END, 'The role has ended')
    },
    endSessions: (ids) => {
      if (ids.length === 0) return
      for (const { socket, caller } of signedIn) {
        if (caller && ids.includes(caller.sessionId)) socket.close(NORMAL_END, 'The session has ended')
      }
    },
  }
}

type Tell = (listeners: ReadonlySet<Listener>, channels: readonly string[], event: RealtimeEvent) => void

/** Sends at once; long events in steps, one after another, so that a document's last state comes last. */
function createTelling(): Tell {
  let lastLong: Promise<void> = Promise.resolve()
  return (listeners, channels, event) => {
    if (isLongJson(event.payload)) {
      lastLong = lastLong.then(() => tellInTurns(listeners, channels, event)).catch(noteNothing)
      return
    }
    const frames = createFrames(channels, event)
    for (const listener of listeners) {
      if (mayHear(listener, event)) send(listener.socket, frames(matchingIds(listener, channels)))
    }
  }
}

function mayHear({ caller }: Listener, { audience }: RealtimeEvent): boolean {
  return audience === undefined || (caller !== null && audience.includes(caller.accountId))
}

function matchingIds({ subscriptions }: Listener, channels: readonly string[]): readonly string[] {
  const ids: string[] = []
  for (const [id, names] of subscriptions) if (names.some((name) => channels.includes(name))) ids.push(id)
  return ids
}

/** Written data cannot fail here; a closed socket is skipped. */
function noteNothing(): void {}

/** A long event is encoded in parts, once per set of subscriptions, letting others in between. */
async function tellInTurns(
  listeners: ReadonlySet<Listener>,
  channels: readonly string[],
  event: RealtimeEvent,
): Promise<void> {
  const timestamp = wireMoment(new Date().toISOString())
  const made = new Map<string, Buffer>()
  for (const listener of listeners) {
    const ids = matchingIds(listener, channels)
    if (ids.length === 0 || !mayHear(listener, event)) continue
    const key = JSON.stringify(ids)
    const frame = made.get(key) ?? (await frameInTurns(dataOf(event, { channels, timestamp, ids })))
    made.set(key, frame)
    send(listener.socket, frame)
  }
}

async function frameInTurns(value: object): Promise<Buffer> {
  await othersHaveTheirTurn()
  return encodedInTurns(jsonParts(value))
}

type Heard = { readonly channels: readonly string[]; readonly timestamp: string; readonly ids: readonly string[] }

function dataOf({ events, payload }: RealtimeEvent, { channels, timestamp, ids: subscriptions }: Heard): object {
  return { type: 'event', data: { events, channels, timestamp, payload, subscriptions } }
}

/** Encodes a text once for all recipients; they differ only in subscription ids. */
function createFrames(channels: readonly string[], event: RealtimeEvent): (ids: readonly string[]) => Buffer {
  const timestamp = wireMoment(new Date().toISOString())
  const made = new Map<string, Buffer>()
  return (ids) => {
    const key = JSON.stringify(ids)
    const known = made.get(key)
    if (known) return known
    const frame = Buffer.from(JSON.stringify(dataOf(event, { channels, timestamp, ids })))
    made.set(key, frame)
    return frame
  }
}

function send(socket: WebSocket, frame: Buffer): void {
  if (socket.readyState !== socket.OPEN) return
  if (socket.bufferedAmount > LARGEST_BACKLOG) socket.terminate()
  else socket.send(frame, { binary: false })
}
