import { PROJECT_ID } from '@tablee/contract/channels'
import { readGoingAway } from '@tablee/contract/going-away'
import { WIRE_REVISION } from '@tablee/contract/wire-revision'
import type { LiveStatus } from './live-status.ts'
import { readServerFrame } from './server-frame.ts'
import { watchBrowser } from './watch-browser.ts'

/** `cut`: a broken line, which may affect a whole hall; `own`: this phone alone started listening or woke up. */
export type LineBefore = 'cut' | 'own'

export type ChannelListener = {
  /** The channel opened, perhaps again: messages may have been missed. */
  readonly onOpen: (after: LineBefore) => void
  readonly onEvent: (payload: unknown) => void
}

/** Send and receive times by `performance.now()`, and the server's time. */
export type TimeAnswer = { readonly sentMs: number; readonly receivedMs: number; readonly serverMs: number }

export type LiveConnectionOptions = {
  /** Such as `wss://host/v1/realtime`. */
  readonly address: string
  readonly pingEveryMs?: number
  /** Silence this long after connecting or a ping means a dead connection. */
  readonly answerWithinMs?: number
  /** Pauses between attempts; the last one repeats. */
  readonly retryDelaysMs?: readonly number[]
  /** Failed attempts before the screen says offline. */
  readonly attemptsUntilOffline?: number
}

const DEFAULTS = {
  pingEveryMs: 20_000,
  answerWithinMs: 6_000,
  retryDelaysMs: [300, 1_000, 2_000, 4_000, 8_000, 15_000],
  attemptsUntilOffline: 3,
} as const

/** Caps the server's request. */
const LONGEST_PAUSE_MS = 20_000

type Timer = ReturnType<typeof setTimeout>

/** One socket for all channels. Reconnects by itself, at once when network or person return, and when a channel is added. */
export class LiveConnection {
  readonly #settings: Required<LiveConnectionOptions>
  readonly #listeners = new Map<string, Set<ChannelListener>>()
  readonly #statusListeners = new Set<() => void>()
  readonly #timeListeners = new Set<(answer: TimeAnswer) => void>()
  readonly #stopWatching: () => void
  #socket: WebSocket | null = null
  #openChannels: ReadonlySet<string> = new Set()
  #status: LiveStatus = { kind: 'connecting' }
  #freshAt: number | null = null
  #isOutdated = false
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
    if (this.#openChannels.has(channel)) queueMicrotask(() => listeners.has(listener) && listener.onOpen('own'))
    else this.#reopenSoon()
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0 || this.#listeners.get(channel) !== listeners) return
      this.#listeners.delete(channel)
      this.#reopenSoon()
    }
  }

  /** Passes on an act's answer as if it came by the line. False without a listener. */
  readonly hear = (channel: string, payload: unknown): boolean => {
    const listeners = this.#listenersOf([channel])
    for (const listener of listeners) listener.onEvent(payload)
    return listeners.length > 0
  }

  readonly status = (): LiveStatus => this.#status

  /** The server no longer serves this version of the app. */
  readonly isOutdated = (): boolean => this.#isOutdated

  /** Also called when `isOutdated` changes. */
  readonly onStatus = (listener: () => void): (() => void) => {
    this.#statusListeners.add(listener)
    return () => this.#statusListeners.delete(listener)
  }

  /** If connected; every ping asks as well. */
  readonly askTime = (): void => this.#ping()

  readonly onTime = (listener: (answer: TimeAnswer) => void): (() => void) => {
    this.#timeListeners.add(listener)
    return () => this.#timeListeners.delete(listener)
  }

  close(): void {
    this.#listeners.clear()
    this.#stopWatching()
    this.#disconnect()
  }

  #connect(after: LineBefore): void {
    this.#disconnect()
    if (this.#listeners.size === 0) return
    const channels = [...this.#listeners.keys()].map((channel) => `channels[]=${encodeURIComponent(channel)}`)
    const socket = new WebSocket(`${this.#settings.address}?project=${PROJECT_ID}&${channels.join('&')}`)
    this.#socket = socket
    socket.onmessage = ({ data }) => this.#socket === socket && this.#receive(String(data), after)
    // A close follows every error.
    socket.onerror = () => {}
    socket.onclose = ({ reason }) => this.#socket === socket && this.#retryLater(readGoingAway(reason))
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

  /** A stopping server gives each phone its own delay, so that they do not return all at once. */
  #retryLater(askedMs: number | null = null): void {
    this.#disconnect()
    this.#failedAttempts += 1
    const { retryDelaysMs, attemptsUntilOffline } = this.#settings
    const offline = !navigator.onLine || this.#failedAttempts > attemptsUntilOffline
    this.#setStatus({ kind: offline ? 'offline' : 'reconnecting', freshAt: this.#freshAt })
    const delay = retryDelaysMs[Math.min(this.#failedAttempts, retryDelaysMs.length) - 1] ?? 0
    // Randomized, so that a hall does not return at once.
    const pauseMs = askedMs ?? delay * (0.75 + Math.random() / 2)
    this.#retryTimer = setTimeout(() => this.#connect('cut'), Math.min(pauseMs, LONGEST_PAUSE_MS))
  }

  #receive(text: string, after: LineBefore): void {
    const receivedMs = performance.now()
    const frame = readServerFrame(text)
    if (!frame) return
    clearTimeout(this.#answerTimer)
    this.#freshAt = Date.now()
    this.#setStatus({ kind: 'live' })
    this.#schedulePing()
    if (frame.type === 'connected') {
      this.#failedAttempts = 0
      this.#compareRevisions(frame.data.wire?.oldestServed ?? WIRE_REVISION)
      this.#openChannels = new Set(frame.data.channels)
      for (const listener of this.#listenersOf([...this.#listeners.keys()])) listener.onOpen(after)
    } else if (frame.type === 'event') {
      for (const listener of this.#listenersOf(frame.data.channels)) listener.onEvent(frame.data.payload)
    } else if (frame.type === 'pong' && frame.data) {
      const { sent: sentMs, time: serverMs } = frame.data
      for (const listener of [...this.#timeListeners]) listener({ sentMs, receivedMs, serverMs })
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
    this.#socket.send(JSON.stringify({ type: 'ping', data: { sent: performance.now() } }))
    this.#expectAnswer()
  }

  #expectAnswer(): void {
    clearTimeout(this.#answerTimer)
    this.#answerTimer = setTimeout(() => this.#retryLater(), this.#settings.answerWithinMs)
  }

  /** Network or person are back: no waiting. */
  #wakeUp(): void {
    if (this.#listeners.size === 0) return
    const state = this.#socket?.readyState
    if (state === WebSocket.OPEN) this.#ping()
    else if (state !== WebSocket.CONNECTING) this.#connect('own')
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
      } else if (isMissing) this.#connect('own')
    })
  }

  #compareRevisions(oldestServed: number): void {
    const isOutdated = oldestServed > WIRE_REVISION
    if (isOutdated === this.#isOutdated) return
    this.#isOutdated = isOutdated
    this.#tellStatus()
  }

  #setStatus(next: LiveStatus): void {
    if (next.kind === this.#status.kind) return
    this.#status = next
    this.#tellStatus()
  }

  #tellStatus(): void {
    for (const listener of [...this.#statusListeners]) listener()
  }
}
