import { MOST_REGISTRATIONS_READ } from '@tablee/contract/registrations/get-advanced-registrations'
import type { Change } from '@tablee/domain/tournaments/change'
import { type AskingWithin, type Following as FollowingLive, followLive } from '../../../transport/follow-live.ts'
import type { HeldRegistrations } from '../../../transport/own-data-key.ts'
import { evolveRegistrations, type Sight } from './evolve-registrations.ts'

/** A crowd registers at once: arrivals within this time are read together. */
const GATHER_MS = 300
const ALL_WITHIN_MS: AskingWithin = { gap: 1_500, cut: 1_500, unknown: { first: 1_500, last: 1_500 } }

type Shared = 'live' | 'id' | 'held' | 'hasRead' | 'latestSequence'

export type Following = Required<Pick<FollowingLive<HeldRegistrations>, Shared>> & {
  readonly keep: (held: HeldRegistrations) => void
  /** False on failure. */
  readonly readAll: () => Promise<boolean>
  /** Null on failure. */
  readonly readSome: (ids: readonly string[]) => Promise<HeldRegistrations | null>
  readonly sight: Sight
}

/** Keeps the cached registrations current until the returned function is called. */
export function followRegistrations(following: Following): () => void {
  const { live, id, held, keep, hasRead, latestSequence } = following
  const details = new DetailsReader(following, () => follower.mustRead())
  const follower = followLive<HeldRegistrations>({
    ...{ live, id, held, hasRead, latestSequence, withinMs: ALL_WITHIN_MS },
    keep,
    after: ({ rows }, { sequence, changes }) => {
      const evolved = evolveAll(rows, changes, following.sight)
      if (evolved && evolved.toRead.length > 0) details.readSoon(evolved.toRead)
      return evolved && { sequence, rows: evolved.rows }
    },
    isHeldBackByReading: true,
    readAll: async (heard) => {
      if (!(await following.readAll())) return false
      // A read without a number includes all changes announced before it began.
      const read = held()
      if (read?.sequence === 0) keep({ ...read, sequence: heard })
      return read !== undefined
    },
  })
  return () => {
    follower.stop()
    details.stop()
  }
}

function evolveAll(rows: HeldRegistrations['rows'], changes: readonly Change[], sight: Sight) {
  let current = rows
  const toRead: string[] = []
  for (const change of changes) {
    const evolved = evolveRegistrations(current, change, sight)
    if (!evolved) return null
    current = evolved.rows
    toRead.push(...evolved.toRead)
  }
  return { rows: current, toRead }
}

/** Reads what the announced changes do not contain. */
class DetailsReader {
  readonly #following: Following
  readonly #mustReadAll: () => void
  #ids: ReadonlySet<string> = new Set()
  #timer: ReturnType<typeof setTimeout> | undefined
  #isStopped = false

  constructor(following: Following, mustReadAll: () => void) {
    this.#following = following
    this.#mustReadAll = mustReadAll
  }

  readonly readSoon = (ids: readonly string[]): void => {
    this.#ids = new Set([...this.#ids, ...ids])
    if (!this.#isStopped) this.#timer ??= setTimeout(() => void this.#read(), GATHER_MS)
  }

  readonly stop = (): void => {
    this.#isStopped = true
    clearTimeout(this.#timer)
  }

  async #read(): Promise<void> {
    const ids = [...this.#ids]
    this.#ids = new Set()
    this.#timer = undefined
    if (ids.length > MOST_REGISTRATIONS_READ) return this.#mustReadAll()
    const read = await this.#following.readSome(ids)
    const held = this.#following.held()
    if (this.#isStopped || !held) return
    if (!read) return this.#mustReadAll()
    // A newer change may concern them.
    if (held.sequence > read.sequence) return this.readSoon(ids)
    const byId = new Map(read.rows.map((row) => [row.id, row]))
    this.#following.keep({ ...held, rows: held.rows.map((row) => byId.get(row.id) ?? row) })
  }
}
