import type { Bus, RealtimeEvent } from '../ports/bus.ts'
import { createAnnouncements } from './announcements.ts'
import type { BusConnection, BusNote } from './bus-connection.ts'
import { type Order, readOrder, readTold } from './bus-messages.ts'
import { createSpeech } from './speech.ts'

type LocalBus = Bus & {
  readonly tellInterest: (interest: {
    readonly begin: (channel: string) => void
    readonly end: (channel: string) => void
  }) => void
  readonly endPrivate: () => void
}

export type SharedBusParts = {
  readonly hub: LocalBus
  readonly connection: BusConnection
  /** Prefixes every name: other programs and databases may use the bus too. */
  readonly prefix: string
  readonly processId: string
  readonly note: BusNote
  /** This process may have missed messages on the channel. */
  readonly mayHaveMissed: (channel: string) => void
  readonly mayHaveMissedAll: () => void
  /** Called for announcements from any process. */
  readonly heard: (channels: readonly string[], event: () => RealtimeEvent) => void
}

const REMEMBERED = 2000

/**
 * Each process hears only the channels its sockets follow. Lost messages are noticed by their act's number when the journal is checked;
 * those that end connections are repeated until sent.
 */
export function createSharedBus(parts: SharedBusParts): Bus {
  const { hub, connection, prefix, processId, note } = parts
  const nameOf = (channel: string) => `${prefix}:${channel}`
  const orders = `${prefix} orders`
  const seen = createMemory(REMEMBERED)
  const speech = createSpeech(connection, orders)

  function toldElsewhere(text: string): void {
    const event = readTold(text)
    if (event.from === processId || !seen.isNew(`${event.from} ${event.number}`)) return
    hub.publish(event.channels, () => event)
    parts.heard(event.channels, () => event)
  }

  function obey(text: string): void {
    const order = readOrder(text)
    if (order.from === processId) return
    if (order.kind === 'end sessions') hub.endSessions(order.ids)
    else hub.endListeners(order.channel)
  }

  const channels = createEar(connection, {
    nameOf,
    listener: guarded(toldElsewhere, note),
    whenHeard: parts.mayHaveMissed,
  })
  const announcements = createAnnouncements({ connection, speech, nameOf, isOwn: channels.isOwn, processId })
  connection.hear(orders, guarded(obey, note)).catch((error) => note('orders of the bus not heard', error))
  hub.tellInterest({ begin: channels.begin, end: channels.end })
  connection.onReturn(() => {
    hub.endPrivate()
    channels.repeat()
    speech.repeat()
    parts.mayHaveMissedAll()
  })

  return {
    publish: (named, make) => {
      const event = once(make)
      hub.publish(named, event)
      parts.heard(named, event)
      announcements.say({ channels: named, event })
      return true
    },
    endSessions: (ids) => {
      if (ids.length === 0) return
      hub.endSessions(ids)
      speech.owe(JSON.stringify({ from: processId, kind: 'end sessions', ids } satisfies Order))
    },
    endListeners: (channel) => {
      hub.endListeners(channel)
      speech.owe(JSON.stringify({ from: processId, kind: 'end listeners', channel } satisfies Order))
    },
  }
}

type Ear = {
  readonly nameOf: (channel: string) => string
  readonly listener: (text: string) => void
  readonly whenHeard: (channel: string) => void
}

function createEar(connection: BusConnection, { nameOf, listener, whenHeard }: Ear) {
  /** Whether the bus knows the subscription: then the connection renews it by itself after a break. */
  const own = new Map<string, boolean>()

  function hear(channel: string): void {
    connection.hear(nameOf(channel), listener).then(
      () => {
        if (own.has(channel)) own.set(channel, true)
        whenHeard(channel)
      },
      () => {},
    )
  }

  return {
    isOwn: (channel: string) => own.has(channel),
    begin: (channel: string) => {
      own.set(channel, false)
      hear(channel)
    },
    end: (channel: string) => {
      own.delete(channel)
      connection.stopHearing(nameOf(channel)).catch(() => {})
    },
    repeat: () => {
      for (const [channel, isHeard] of own) if (!isHeard) hear(channel)
    },
  }
}

function once<Made>(make: () => Made): () => Made {
  let made: { readonly value: Made } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** An unreadable message is a bug, and must not end anything. */
function guarded(listener: (text: string) => void, note: BusNote): (text: string) => void {
  return (text) => {
    try {
      listener(text)
    } catch (error) {
      note('message of the bus not understood', error)
    }
  }
}

function createMemory(most: number): { readonly isNew: (key: string) => boolean } {
  const keys = new Set<string>()
  return {
    isNew: (key) => {
      if (keys.has(key)) return false
      keys.add(key)
      for (const oldest of keys) {
        if (keys.size <= most) break
        keys.delete(oldest)
      }
      return true
    },
  }
}
