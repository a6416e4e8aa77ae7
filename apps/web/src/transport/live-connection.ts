import { PROJECT_ID } from '@tablee/contract/channels'
import { readGoingAway } from '@tablee/contract/going-away'
import { WIRE_REVISION } from '@tablee/contract/wire-revision'
import type { LiveStatus } from './live-status.ts'
import { readServerFrame } from './server-frame.ts'
import { watchBrowser } from './watch-browser.ts'

/**
 * What came before: the cut of a line, which may have touched everybody in the hall at once; or something of this phone
 * alone, which began to listen or woke up.
 */
export type LineBefore = 'cut' | 'own'

export type ChannelListener = {
  /** The channel is open, for the first time or again: something may have been missed before. */
  readonly onOpen: (after: LineBefore) => void
  readonly onEvent: (payload: unknown) => void
}

/** When a question for the time went out and its answer came in, both by `performance.now()`, and what the server's clock said. */
export type TimeAnswer = { readonly sentMs: number; readonly receivedMs: number; readonly serverMs: number }

export type LiveConnectionOptions = {
  /** Address of the socket, such as `wss://host/v1/realtime`. */
  readonly address: string
  readonly pingEveryMs?: number
  /** No word for this long after connecting or a ping: the connection is dead even if the phone does not know yet. */
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

/** Whatever a server asks for. */
const LONGEST_PAUSE_MS = 20_000

type Timer = ReturnType<typeof setTimeout>

/**
 * One socket for every channel the screens look at. It reconnects by itself, at once when the network or the person
 * comes back, and opens again when a channel is added.
 */
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

  /** What the answer to an act says of a channel, as if it had come by the line. False when nobody listens to that. */
  readonly hear = (channel: string, payload: unknown): boolean => {
    const listeners = this.#listenersOf([channel])
    for (const listener of listeners) listener.onEvent(payload)
    return listeners.length > 0
  }

  readonly status = (): LiveStatus => this.#status

  /** The server has said that it no longer serves this version of the app. */
  readonly isOutdated = (): boolean => this.#isOutdated

  /** Also tells of `isOutdated`. */
  readonly onStatus = (listener: () => void): (() => void) => {
    this.#statusListeners.add(listener)
    return () => this.#statusListeners.delete(listener)
  }

  /** Asks the server for its time, if there is a line; so does every ping. */
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
    // A close follows every error, and is what counts.
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

  /** A server that ends gives each phone a moment of its own, so that they do not come back all at once. */
  #retryLater(askedMs: number | null = null): void {
    this.#disconnect()
    this.#failedAttempts += 1
    const { retryDelaysMs, attemptsUntilOffline } = this.#settings
    const offline = !navigator.onLine || this.#failedAttempts > attemptsUntilOffline
    this.#setStatus({ kind: offline ? 'offline' : 'reconnecting', freshAt: this.#freshAt })
    const delay = retryDelaysMs[Math.min(this.#failedAttempts, retryDelaysMs.length) - 1] ?? 0
    // A hall of phones must not come back all in the same instant.
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

  /** The network or the person is back: no waiting. */
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
