export type ReachabilityOptions = {
  /** Rejects without an answer. */
  readonly ping: () => Promise<unknown>
  /** Opened from the device's copy: the server's state is unknown. */
  readonly isUncertain: boolean
  readonly askEveryMs?: number
}

const ASK_EVERY_MS = 10_000

/**
 * Whether the server can be reached. A phone stuck on a full hall's Wi-Fi believes to be online, so the server is asked: once if the page
 * came from the device, then for as long as it does not answer.
 */
export class Reachability {
  readonly #options: ReachabilityOptions
  readonly #listeners = new Set<() => void>()
  #isReachable = navigator.onLine
  #isAsking = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(options: ReachabilityOptions) {
    this.#options = options
    window.addEventListener('online', () => void this.#ask())
    window.addEventListener('offline', () => this.#learn(false))
    if (options.isUncertain || !this.#isReachable) void this.#ask()
  }

  readonly isReachable = (): boolean => this.#isReachable

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  async #ask(): Promise<void> {
    if (this.#isAsking) return
    this.#isAsking = true
    const hasAnswered = await this.#options.ping().then(
      () => true,
      () => false,
    )
    this.#isAsking = false
    this.#learn(hasAnswered)
  }

  #learn(isReachable: boolean): void {
    clearTimeout(this.#timer)
    if (!isReachable) this.#timer = setTimeout(() => void this.#ask(), this.#options.askEveryMs ?? ASK_EVERY_MS)
    if (isReachable === this.#isReachable) return
    this.#isReachable = isReachable
    for (const listener of [...this.#listeners]) listener()
  }
}
