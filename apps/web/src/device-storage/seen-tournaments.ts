export type SeenBackend = {
  readonly read: () => Promise<readonly unknown[]>
  readonly write: (key: string, value: SeenTournament) => Promise<void>
  readonly remove: (keys: readonly string[]) => Promise<void>
}

/** A tournament's public document as last seen here. */
export type SeenTournament = {
  readonly code: string
  /** Milliseconds since 1970: when it was last known to be current. */
  readonly seenAt: number
  readonly document: string
}

export type SeenTournamentsOptions = {
  /** Null where the browser has none. */
  readonly backend: SeenBackend | null
  readonly log: (message: string, cause: unknown) => void
}

/** Nobody plays in more at once. */
export const MOST_SEEN = 12
/** Twice a document of 256 players after eight rounds. */
export const LARGEST_SEEN = 1_048_576

/** This device's own tournaments, for offline use. Holds only public data; a browser that does not store it just forgets. */
export class SeenTournaments {
  readonly #options: SeenTournamentsOptions

  constructor(options: SeenTournamentsOptions) {
    this.#options = options
  }

  /** Newest first. */
  async list(): Promise<readonly SeenTournament[]> {
    const kept = await this.#attempt('read', async (backend) => await backend.read())
    return (kept ?? []).filter(isSeenTournament).sort((one, other) => other.seenAt - one.seenAt)
  }

  async find(code: string): Promise<SeenTournament | null> {
    return (await this.list()).find((seen) => seen.code === code) ?? null
  }

  async keep(seen: SeenTournament): Promise<void> {
    if (seen.document.length > LARGEST_SEEN) return
    await this.#attempt('keep', (backend) => backend.write(seen.code, seen))
    const surplus = (await this.list()).slice(MOST_SEEN)
    if (surplus.length > 0) await this.forget(surplus.map(({ code }) => code))
  }

  async forget(codes: readonly string[]): Promise<void> {
    await this.#attempt('forget', (backend) => backend.remove(codes))
  }

  /** On sign-out. */
  async forgetAll(): Promise<void> {
    await this.forget((await this.list()).map(({ code }) => code))
  }

  async #attempt<Result>(what: string, act: (backend: SeenBackend) => Promise<Result>): Promise<Result | undefined> {
    const { backend, log } = this.#options
    if (!backend) return undefined
    try {
      return await act(backend)
    } catch (cause) {
      log(`cannot ${what} tournaments seen before`, cause)
      return undefined
    }
  }
}

function isSeenTournament(value: unknown): value is SeenTournament {
  if (typeof value !== 'object' || value === null) return false
  const { code, seenAt, document } = { code: null, seenAt: null, document: null, ...value }
  return typeof code === 'string' && typeof seenAt === 'number' && typeof document === 'string'
}
