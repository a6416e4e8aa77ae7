import { liveChannel } from '@tablee/contract/channels'
import { MOST_REGISTRATIONS_READ } from '@tablee/contract/registrations/get-advanced-registrations'
import { readChange } from '@tablee/contract/tournaments/documents/read-change'
import type { Change } from '@tablee/domain/tournaments/change'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import * as z from 'zod/mini'
import type { LineBefore, LiveConnection } from '../../../transport/live-connection.ts'
import { evolveRegistrations, type HeldRegistrations, type Sight } from './evolve-registrations.ts'

/** A crowd registers at once: what must be read is read once for all who came within so long. */
const GATHER_MS = 300
/** Where all must be read, the whole hall must: each phone at a moment of its own within so long. */
const ALL_WITHIN_MS = 1_500

const liveEvent = z.object({ sequence: z.int(), changes: z.optional(z.array(z.unknown())) })

/** One act, in changes that this version knows; null where only the server can tell what became of it. */
type HeardAct = { readonly sequence: number; readonly changes: readonly Change[] | null }

export type Following = {
  readonly live: Pick<LiveConnection, 'subscribe'>
  readonly id: TournamentId
  readonly held: () => HeldRegistrations | undefined
  readonly keep: (held: HeldRegistrations) => void
  /** Settles when a reading of all that may be under way has ended, and there was one. */
  readonly hasRead: () => Promise<unknown>
  /** Reads all of them again; false when that failed. */
  readonly readAll: () => Promise<boolean>
  /** Null when that failed. */
  readonly readSome: (ids: readonly string[]) => Promise<HeldRegistrations | null>
  /** The number of the last act; null when nobody knows. */
  readonly latestSequence: () => Promise<number | null>
  readonly sight: Sight
  readonly allWithinMs?: number
  /** Draws from 0 to 1. */
  readonly chance?: () => number
}

/** Keeps the cached registrations at the server's state until the returned function is called. */
export function followRegistrations(following: Following): () => void {
  const follower = new Follower(following)
  const unsubscribe = following.live.subscribe(liveChannel(following.id), follower)
  return () => {
    unsubscribe()
    follower.stop()
  }
}

class Follower {
  readonly #following: Following
  #waiting: readonly HeardAct[] = []
  #toRead: ReadonlySet<string> = new Set()
  #isReading = false
  #isStopped = false
  /** Something happened that no change tells. */
  #isBehind = false
  #compareTimer: ReturnType<typeof setTimeout> | undefined
  #allTimer: ReturnType<typeof setTimeout> | undefined
  #someTimer: ReturnType<typeof setTimeout> | undefined

  constructor(following: Following) {
    this.#following = following
  }

  /** Acts may have passed by unheard: compares the numbers, and reads the registrations only when they differ. */
  readonly onOpen = (after: LineBefore): void => {
    clearTimeout(this.#compareTimer)
    if (after === 'own') void this.#catchUp()
    else this.#compareTimer = setTimeout(() => void this.#catchUp(), this.#ownMoment())
  }

  readonly onEvent = (payload: unknown): void => {
    const act = heardAct(payload)
    if (act) this.#waiting = [...this.#waiting, act]
    else this.#mustReadAll()
    this.#apply()
  }

  readonly stop = (): void => {
    this.#isStopped = true
    clearTimeout(this.#compareTimer)
    clearTimeout(this.#allTimer)
    clearTimeout(this.#someTimer)
  }

  #ownMoment(): number {
    const { allWithinMs = ALL_WITHIN_MS, chance = Math.random } = this.#following
    return allWithinMs * (0.2 + 0.8 * chance())
  }

  async #catchUp(): Promise<void> {
    const { hasRead, latestSequence, held } = this.#following
    await hasRead()
    const latest = await latestSequence()
    if (this.#isStopped) return
    this.#apply()
    if (latest === null || latest > (held()?.sequence ?? 0)) this.#mustReadAll()
  }

  /** Applies in their order the acts that follow what is held; the others wait until all is read. */
  #apply(): void {
    const before = this.#following.held()
    if (!before || this.#isReading) return
    let held = before
    let waiting: readonly HeardAct[] = []
    for (const act of this.#waiting.toSorted((one, other) => one.sequence - other.sequence)) {
      if (act.sequence <= held.sequence) continue
      const next = waiting.length === 0 && act.sequence === held.sequence + 1 ? this.#after(held, act) : null
      if (next) held = next
      else waiting = [...waiting, act]
    }
    this.#waiting = waiting
    if (held !== before) this.#following.keep(held)
    if (waiting.length > 0) this.#readAllSoon()
  }

  #after({ rows }: HeldRegistrations, { sequence, changes }: HeardAct): HeldRegistrations | null {
    if (changes === null) return null
    let current = rows
    const toRead: string[] = []
    for (const change of changes) {
      const evolved = evolveRegistrations(current, change, this.#following.sight)
      if (!evolved) return null
      current = evolved.rows
      toRead.push(...evolved.toRead)
    }
    if (toRead.length > 0) this.#readSomeSoon(toRead)
    return { sequence, rows: current }
  }

  #mustReadAll(): void {
    this.#isBehind = true
    this.#readAllSoon()
  }

  /** Unless what is missing has come by then. */
  #readAllSoon(): void {
    if (this.#isStopped) return
    this.#allTimer ??= setTimeout(() => {
      if (this.#isBehind || this.#waiting.length > 0) void this.#readAll()
      else this.#allTimer = undefined
    }, this.#ownMoment())
  }

  async #readAll(): Promise<void> {
    // A server that reads without a number: what was told before a reading began is contained in it.
    const heard = Math.max(...this.#waiting.map(({ sequence }) => sequence), 0)
    const { readAll, held: read, keep } = this.#following
    this.#isReading = true
    this.#isBehind = false
    const isRead = await readAll()
    this.#isReading = false
    this.#allTimer = undefined
    if (this.#isBehind) this.#readAllSoon()
    const held = read()
    // A failed reading is tried again with the next act, or when the line is back.
    if (this.#isStopped || !isRead || !held) return
    if (held.sequence === 0) keep({ ...held, sequence: heard })
    this.#apply()
  }

  #readSomeSoon(ids: readonly string[]): void {
    this.#toRead = new Set([...this.#toRead, ...ids])
    if (!this.#isStopped) this.#someTimer ??= setTimeout(() => void this.#readSome(), GATHER_MS)
  }

  async #readSome(): Promise<void> {
    const ids = [...this.#toRead]
    this.#toRead = new Set()
    this.#someTimer = undefined
    if (ids.length > MOST_REGISTRATIONS_READ) return this.#mustReadAll()
    const read = await this.#following.readSome(ids)
    const held = this.#following.held()
    if (this.#isStopped || !held) return
    if (!read) return this.#mustReadAll()
    // Something happened since that may be about them.
    if (held.sequence > read.sequence) return this.#readSomeSoon(ids)
    const byId = new Map(read.rows.map((row) => [row.id, row]))
    this.#following.keep({ ...held, rows: held.rows.map((row) => byId.get(row.id) ?? row) })
  }
}

function heardAct(payload: unknown): HeardAct | null {
  const event = liveEvent.safeParse(payload)
  if (!event.success) return null
  const { sequence, changes = [null] } = event.data
  const known = changes.flatMap((change) => readChange(change) ?? [])
  return { sequence, changes: known.length === changes.length ? known : null }
}
