import { PROJECT_ID } from '@tablee/contract/channels'
import type { LiveStatus } from './live-status.ts'
import { readServerFrame } from './server-frame.ts'
import { watchBrowser } from './watch-browser.ts'

export type ChannelListener = {
  /** The channel is open, for the first time or again: something may have been missed before. */
  readonly onOpen: () => void
  readonly onEvent: (payload: unknown) => void
}

export type LiveConnectionOptions = {
  /** Address of the socket, such as `wss://host/v1/realtime`. */
  readonly address: string
  readonly pingEveryMs?: number
  /** No word for so long after connecting or a ping: the connection is dead even if the phone does not know yet. */
  readonly answerWithinMs?: number
  /** Waits before the first, second … new attempt; the last one repeats. */
  readonly retryDelaysMs?: readonly number[]
  /** Failed attempts after which the screen says offline. */
  readonly attemptsUntilOffline?: number
}

const DEFAULTS = {
  pingEveryMs: 20_000,
  answerWithinMs: 6_000,
  retryDelaysMs: [300, 1_000, 2_000, 4_000, 8_000, 15_000],
  attemptsUntilOffline: 3,
} as const

type Timer = ReturnType<typeof setTimeout>

/**
 * One socket for every channel the screens look at. It reconnects by itself, at once when the network or the person
 * comes back, and opens anew when a channel is added.
 */
export class LiveConnection {
  readonly #settings: Required<LiveConnectionOptions>
  readonly #listeners = new Map<string, Set<ChannelListener>>()
  readonly #statusListeners = new Set<() => void>()
  readonly #stopWatching: () => void
  #socket: WebSocket | null = null
  #openChannels: ReadonlySet<string> = new Set()
  #status: LiveStatus = { kind: 'connecting' }
  #freshAt: number | null = null
  #failedAttempts = 0
  #reopenQueued = false
  #retryTimer: Timer | undefined
  #pingTimer: Timer | undefined
  #answerTimer: Timer | undefined

  constructor(options: LiveConnectionOptions) {
    this.#settings = { ...DEFAULTS, ...options }
    this.#stopWatching = watchBrowser({
      onAwake: () => this.#wakeUp(),
      onOffline: () => this.#setStatus({ kind: 'offline', freshAt: this.#freshAt }),
    })
  }

  subscribe(channel: string, listener: ChannelListener): () => void {
    const listeners = this.#listeners.get(channel) ?? new Set()
    this.#listeners.set(channel, listeners.add(listener))
    if (this.#openChannels.has(channel)) queueMicrotask(() => listeners.has(listener) && listener.onOpen())
    else this.#reopenSoon()
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0 || this.#listeners.get(channel) !== listeners) return
      this.#listeners.delete(channel)
      this.#reopenSoon()
    }
  }

  readonly status = (): LiveStatus => this.#status

  readonly onStatus = (listener: () => void): (() => void) => {
    this.#statusListeners.add(listener)
    return () => this.#statusListeners.delete(listener)
  }

  close(): void {
    this.#listeners.clear()
    this.#stopWatching()
    this.#disconnect()
  }

  #connect(): void {
    this.#disconnect()
    if (this.#listeners.size === 0) return
    const channels = [...this.#listeners.keys()].map((channel) => `channels[]=${encodeURIComponent(channel)}`)
    const socket = new WebSocket(`${this.#settings.address}?project=${PROJECT_ID}&${channels.join('&')}`)
    this.#socket = socket
    socket.onmessage = ({ data }) => this.#socket === socket && this.#receive(String(data))
    // A close follows every error, and is what counts.
    socket.onerror = () => {}
    socket.onclose = () => this.#socket === socket && this.#retryLater()
    this.#expectAnswer()
  }

  #disconnect(): void {
    clearTimeout(this.#retryTimer)
    clearTimeout(this.#pingTimer)
    clearTimeout(this.#answerTimer)
    const former = this.#socket
    this.#socket = null
    this.#openChannels = new Set()
    former?.close()
  }

  #retryLater(): void {
    this.#disconnect()
    this.#failedAttempts += 1
    const { retryDelaysMs, attemptsUntilOffline } = this.#settings
    const offline = !navigator.onLine || this.#failedAttempts > attemptsUntilOffline
    this.#setStatus({ kind: offline ? 'offline' : 'reconnecting', freshAt: this.#freshAt })
    const delay = retryDelaysMs[Math.min(this.#failedAttempts, retryDelaysMs.length) - 1] ?? 0
    // A hall of phones must not come back all in the same instant.
    this.#retryTimer = setTimeout(() => this.#connect(), delay * (0.75 + Math.random() / 2))
  }

  #receive(text: string): void {
    const frame = readServerFrame(text)
    if (!frame) return
    clearTimeout(this.#answerTimer)
    this.#freshAt = Date.now()
    this.#setStatus({ kind: 'live' })
    this.#schedulePing()
    if (frame.type === 'connected') {
      this.#failedAttempts = 0
      this.#openChannels = new Set(frame.data.channels)
      for (const listener of this.#listenersOf([...this.#listeners.keys()])) listener.onOpen()
    } else if (frame.type === 'event') {
      for (const listener of this.#listenersOf(frame.data.channels)) listener.onEvent(frame.data.payload)
    }
  }

  #listenersOf(channels: readonly string[]): readonly ChannelListener[] {
    return channels.flatMap((channel) => [...(this.#listeners.get(channel) ?? [])])
  }

  #schedulePing(): void {
    clearTimeout(this.#pingTimer)
    this.#pingTimer = setTimeout(() => this.#ping(), this.#settings.pingEveryMs)
  }

  #ping(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return
    this.#socket.send('{"type":"ping"}')
    this.#expectAnswer()
  }

  #expectAnswer(): void {
    clearTimeout(this.#answerTimer)
    this.#answerTimer = setTimeout(() => this.#retryLater(), this.#settings.answerWithinMs)
  }

  /** The network or the person is back: no waiting. */
  #wakeUp(): void {
    if (this.#listeners.size === 0) return
    const state = this.#socket?.readyState
    if (state === WebSocket.OPEN) this.#ping()
    else if (state !== WebSocket.CONNECTING) this.#connect()
  }

  #reopenSoon(): void {
    if (this.#reopenQueued) return
    this.#reopenQueued = true
    queueMicrotask(() => {
      this.#reopenQueued = false
      const isMissing = [...this.#listeners.keys()].some((channel) => !this.#openChannels.has(channel))
      if (this.#listeners.size === 0) {
        this.#disconnect()
        this.#setStatus({ kind: 'connecting' })
      } else if (isMissing) this.#connect()
    })
  }

  #setStatus(next: LiveStatus): void {
    if (next.kind === this.#status.kind) return
    this.#status = next
    for (const listener of [...this.#statusListeners]) listener()
  }
}
