import type { LiveConnection, TimeAnswer } from './live-connection.ts'
import { watchBrowser } from './watch-browser.ts'

/** Stored for opening offline: how far this device's clock is behind the server's. */
export type KeptDifference = {
  readonly read: () => number | null
  readonly write: (differenceMs: number) => void
}

type TimeSource = Pick<LiveConnection, 'askTime' | 'onTime' | 'onStatus' | 'status'>

type Sample = { readonly roundTripMs: number; readonly takenAtMs: number; readonly originMs: number }

/** Initial samples: the fastest counts. */
const QUESTIONS_IN_A_ROW = 4
const SAMPLES_KEPT = 8
/** Clock drift per ms: samples lose accuracy with age. */
const DRIFT = 0.0001
/** Smaller differences are not stored. */
const KEPT_FROM_MS = 50
/** After this much sleep `performance.now()` may have stopped. */
const SLEPT_FROM_MS = 1_000

/**
 * The server's time, whatever the device's clock. Measured over the live connection; in between only `performance.now()` counts, so that
 * setting the device's clock changes nothing.
 */
export class ServerTime {
  readonly #live: TimeSource
  readonly #kept: KeptDifference
  readonly #listeners = new Set<() => void>()
  #samples: readonly Sample[] = []
  /** Server time in ms since 1970 when `performance.now()` was 0. */
  #originMs: number
  #lastSeen: { readonly dateMs: number; readonly monotonicMs: number }
  #questionsLeft = 0
  #stop: (() => void) | null = null

  constructor(live: TimeSource, kept: KeptDifference) {
    this.#live = live
    this.#kept = kept
    this.#lastSeen = bothClocks()
    this.#originMs = this.#lastSeen.dateMs + (kept.read() ?? 0) - this.#lastSeen.monotonicMs
  }

  /** In ms since 1970. */
  readonly nowMs = (): number => {
    this.#lastSeen = bothClocks()
    return this.#originMs + this.#lastSeen.monotonicMs
  }

  /** Measures while there are listeners, called when the time jumps. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    this.#stop ??= this.#measure()
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size > 0) return
      this.#stop?.()
      this.#stop = null
    }
  }

  #measure(): () => void {
    const stops = [
      this.#live.onTime((answer) => this.#learn(answer)),
      this.#live.onStatus(() => this.#live.status().kind === 'live' && this.#ask(QUESTIONS_IN_A_ROW)),
      watchBrowser({ onAwake: () => this.#wake(), onOffline: () => {} }),
    ]
    this.#ask(QUESTIONS_IN_A_ROW)
    return () => {
      for (const stop of stops) stop()
    }
  }

  #ask(questions: number): void {
    this.#questionsLeft = questions
    if (questions > 0) this.#live.askTime()
  }

  #learn({ sentMs, receivedMs, serverMs }: TimeAnswer): void {
    const roundTripMs = receivedMs - sentMs
    // The midpoint is off by half the round trip at most.
    const sample = { roundTripMs, takenAtMs: receivedMs, originMs: serverMs - (sentMs + receivedMs) / 2 }
    this.#samples = [...this.#samples, sample].slice(-SAMPLES_KEPT)
    const faultOf = (one: Sample) => one.roundTripMs / 2 + (receivedMs - one.takenAtMs) * DRIFT
    const best = this.#samples.reduce((one, other) => (faultOf(other) < faultOf(one) ? other : one))
    this.#set(best.originMs)
    this.#ask(this.#questionsLeft - 1)
  }

  #set(originMs: number): void {
    const hasJumped = originMs !== this.#originMs
    this.#originMs = originMs
    const { dateMs, monotonicMs } = bothClocks()
    const differenceMs = Math.round(originMs + monotonicMs - dateMs)
    if (Math.abs(differenceMs - (this.#kept.read() ?? 0)) > KEPT_FROM_MS) this.#kept.write(differenceMs)
    if (hasJumped) for (const listener of [...this.#listeners]) listener()
  }

  /** Until the server answers, the device's clock tells how long the page slept. */
  #wake(): void {
    const now = bothClocks()
    const sleptMs = now.dateMs - this.#lastSeen.dateMs - (now.monotonicMs - this.#lastSeen.monotonicMs)
    if (sleptMs > SLEPT_FROM_MS) {
      this.#samples = []
      this.#lastSeen = now
      this.#set(this.#originMs + sleptMs)
    }
    this.#ask(QUESTIONS_IN_A_ROW)
  }
}

function bothClocks() {
  return { dateMs: Date.now(), monotonicMs: performance.now() }
}
