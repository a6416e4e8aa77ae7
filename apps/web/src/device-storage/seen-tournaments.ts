/** What of a store of the browser is used. */
export type SeenBackend = {
  readonly read: () => Promise<readonly unknown[]>
  readonly write: (key: string, value: SeenTournament) => Promise<void>
  readonly remove: (keys: readonly string[]) => Promise<void>
}

/** The public document of a tournament as this device last saw it. */
export type SeenTournament = {
  readonly code: string
  /** Milliseconds since 1970: the last moment it was known to be up to date. */
  readonly seenAt: number
  /** JSON. */
  readonly document: string
}

export type SeenTournamentsOptions = {
  /** Null where the browser has no such store. */
  readonly backend: SeenBackend | null
  readonly log: (message: string, cause: unknown) => void
}

/** Nobody plays in more at a time. */
export const MOST_SEEN = 12
/** Twice the document of 256 players after eight rounds. */
export const LARGEST_SEEN = 1_048_576

/**
 * The last seen state of this device's own tournaments, shown while there is no network. It holds what everybody may
 * read and nothing else; a browser that refuses to keep it only forgets.
 */
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

  /** Somebody leaves this device. */
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
