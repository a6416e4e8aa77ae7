export type StorageBackend = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export type KeptValuesOptions = {
  /** Read at every use: even access to storage may throw. Null where there is none. */
  readonly backend: () => StorageBackend | null
  readonly log: (message: string, cause: unknown) => void
}

/** Texts by key. What the browser cannot store (full, blocked, missing) stays in memory until the page closes, and listeners are called. */
export class KeptValues {
  readonly #options: KeptValuesOptions
  readonly #unkept = new Map<string, string | null>()
  readonly #losses = new Set<() => void>()

  constructor(options: KeptValuesOptions) {
    this.#options = options
  }

  get(key: string): string | null {
    const unkept = this.#unkept.get(key)
    if (unkept !== undefined) return unkept
    try {
      return this.#options.backend()?.getItem(key) ?? null
    } catch (cause) {
      this.#options.log(`cannot read ${key} from the storage of this browser`, cause)
      return null
    }
  }

  set(key: string, value: string | null): void {
    try {
      const backend = this.#options.backend()
      if (!backend) throw new Error('this browser has no storage')
      if (value === null) backend.removeItem(key)
      else backend.setItem(key, value)
      this.#unkept.delete(key)
    } catch (cause) {
      this.#options.log(`cannot keep ${key} in the storage of this browser`, cause)
      this.#unkept.set(key, value)
      for (const tell of this.#losses) tell()
    }
  }

  /** Something could not be stored and will be lost with the page. */
  onLoss(listener: () => void): () => void {
    this.#losses.add(listener)
    return () => this.#losses.delete(listener)
  }
}
