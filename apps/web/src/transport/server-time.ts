import type { LiveConnection, TimeAnswer } from './live-connection.ts'
import { watchBrowser } from './watch-browser.ts'

/** What the device keeps for when it opens without a network: how far its own clock is behind the server's. */
export type KeptDifference = {
  readonly read: () => number | null
  readonly write: (differenceMs: number) => void
}

type TimeSource = Pick<LiveConnection, 'askTime' | 'onTime' | 'onStatus' | 'status'>

type Sample = { readonly roundTripMs: number; readonly takenAtMs: number; readonly originMs: number }

/** Questions in a row when somebody begins to look: the quickest answer counts. */
const QUESTIONS_IN_A_ROW = 4
const SAMPLES_KEPT = 8
/** How far quartz may go wrong in a millisecond: a sample grows worse with its age. */
const DRIFT = 0.0001
/** Less is not worth writing down. */
const KEPT_FROM_MS = 50
/** A page that slept so long may have had its `performance.now()` stopped. */
const SLEPT_FROM_MS = 1_000

/**
 * The time of the server, whatever the clock of the device says. It is measured by asking over the live connection; between two
 * measurements only `performance.now()` counts, so that setting the clock of the device moves nothing.
 */
export class ServerTime {
  readonly #live: TimeSource
  readonly #kept: KeptDifference
  readonly #listeners = new Set<() => void>()
  #samples: readonly Sample[] = []
  /** The server's time, in ms since 1970, when `performance.now()` was 0. */
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

  /** Measures for as long as somebody listens, who is told when the time jumps. */
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
    // The server looked at its clock somewhere between; halfway is wrong by half the way at most.
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

  /** Until the server has answered, the clock of the device says how long the page slept. */
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
