import { liveChannel } from '@tablee/contract/channels'
import { readChange } from '@tablee/contract/tournaments/documents/read-change'
import type { Change } from '@tablee/domain/tournaments/change'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import * as z from 'zod/mini'
import type { LineBefore, LiveConnection } from './live-connection.ts'

/** Events that make phones ask often hit a whole hall: each asks at a random moment within this time. */
export type AskingWithin = {
  /** What is missing may still arrive, and is then not requested. */
  readonly gap: number
  readonly cut: number
  /** For what only the server can tell; no more often, however much comes. */
  readonly unknown: { readonly first: number; readonly last: number }
}

/** An act as known changes; null where only the server can tell its result. */
export type HeardAct = { readonly sequence: number; readonly changes: readonly Change[] | null }
type KnownAct = HeardAct & { readonly changes: readonly Change[] }

/** The state after act `sequence`, and how to keep it current. */
export type Following<Held extends { readonly sequence: number }> = {
  readonly live: Pick<LiveConnection, 'subscribe'>
  readonly id: TournamentId
  readonly held: () => Held | undefined
  /** Stores these acts' result. */
  readonly keep: (held: Held, acts: readonly KnownAct[]) => void
  /** The state after the next act; null where only the server can tell. */
  readonly after: (held: Held, act: KnownAct) => Held | null
  /** Settles after a full read already under way, if there was one. */
  readonly hasRead?: () => Promise<unknown>
  /** Reads everything up to at least act `heard`; false on failure. */
  readonly readAll: (heard: number) => Promise<boolean>
  /** Acts wait during a full read that does not say which of them it contains. */
  readonly isHeldBackByReading?: boolean
  /** The last act's number; null if unknown. */
  readonly latestSequence: () => Promise<number | null>
  readonly withinMs: AskingWithin
  /** Random, from 0 to 1. */
  readonly chance?: (() => number) | undefined
}

const liveEvent = z.object({ sequence: z.int(), changes: z.optional(z.array(z.unknown())) })

/** Keeps a tournament's state current from the live channel until stopped. */
export function followLive<Held extends { readonly sequence: number }>(following: Following<Held>) {
  const follower = new Follower(following)
  const unsubscribe = following.live.subscribe(liveChannel(following.id), follower)
  return {
    /** Only the server can tell what happened. */
    mustRead: () => follower.mustRead(),
    stop: () => {
      unsubscribe()
      follower.stop()
    },
  }
}

class Follower<Held extends { readonly sequence: number }> {
  readonly #following: Following<Held>
  /** Behind a gap, or an act only the server can tell. */
  #waiting: readonly HeardAct[] = []
  #isReading = false
  #isStopped = false
  #isBehind = false
  #readTimer: ReturnType<typeof setTimeout> | undefined
  #compareTimer: ReturnType<typeof setTimeout> | undefined
  #unknownWithinMs: number

  constructor(following: Following<Held>) {
    this.#following = following
    this.#unknownWithinMs = following.withinMs.unknown.first
  }

  /** Acts may have been missed: compares numbers, and reads only if they differ. */
  readonly onOpen = (after: LineBefore): void => {
    clearTimeout(this.#compareTimer)
    if (after === 'own') void this.#catchUp()
    else this.#compareTimer = setTimeout(() => void this.#catchUp(), this.#momentWithin(this.#following.withinMs.cut))
  }

  readonly onEvent = (payload: unknown): void => {
    const act = heardAct(payload)
    if (!act) this.mustRead()
    else if (act.sequence > (this.#following.held()?.sequence ?? 0)) {
      this.#waiting = [...this.#waiting, act]
      this.#apply()
    }
  }

  readonly mustRead = (): void => {
    this.#isBehind = true
    this.#readSoon()
  }

  readonly stop = (): void => {
    this.#isStopped = true
    clearTimeout(this.#readTimer)
    clearTimeout(this.#compareTimer)
  }

  #momentWithin(ms: number): number {
    const { chance = Math.random } = this.#following
    return ms * (0.25 + 0.75 * chance())
  }

  async #catchUp(): Promise<void> {
    const { hasRead, latestSequence, held } = this.#following
    await hasRead?.()
    const latest = await latestSequence()
    if (this.#isStopped) return
    this.#apply()
    if (latest === null || latest > (held()?.sequence ?? 0)) await this.#read()
  }

  /** Applies acts in sequence, whatever their order of arrival; others wait for a full read. */
  #apply(): void {
    const { held, after, keep, isHeldBackByReading = false } = this.#following
    const before = held()
    if (!before || (this.#isReading && isHeldBackByReading)) return
    let current = before
    const applied: KnownAct[] = []
    const waiting: HeardAct[] = []
    for (const { sequence, changes } of this.#waiting.toSorted((one, other) => one.sequence - other.sequence)) {
      if (sequence <= current.sequence) continue
      const isNext = waiting.length === 0 && sequence === current.sequence + 1
      const next = isNext && changes ? after(current, { sequence, changes }) : null
      if (next && changes) {
        current = next
        applied.push({ sequence, changes })
      } else waiting.push({ sequence, changes })
    }
    this.#waiting = waiting
    if (current !== before) {
      this.#unknownWithinMs = this.#following.withinMs.unknown.first
      keep(current, applied)
    }
    if (waiting.length > 0) this.#readSoon()
  }

  /** Unless the missing act arrives. Acts after an unknown one wait for the same read. */
  #readSoon(): void {
    if (this.#isStopped || this.#readTimer !== undefined) return
    this.#readTimer = setTimeout(() => {
      this.#readTimer = undefined
      if (this.#isBehind || this.#waiting.length > 0) void this.#read()
    }, this.#momentWithin(this.#readWithinMs()))
  }

  #readWithinMs(): number {
    const { held, withinMs } = this.#following
    const [first] = this.#waiting
    const isUnknown = this.#isBehind || first?.sequence === (held()?.sequence ?? 0) + 1
    if (!isUnknown) return withinMs.gap
    const ms = this.#unknownWithinMs
    this.#unknownWithinMs = Math.min(ms * 2, withinMs.unknown.last)
    return ms
  }

  async #read(): Promise<void> {
    if (this.#isReading || this.#isStopped) return
    this.#isReading = true
    this.#isBehind = false
    const isRead = await this.#following.readAll(Math.max(...this.#waiting.map(({ sequence }) => sequence), 0))
    this.#isReading = false
    if (this.#isBehind) this.#readSoon()
    // A failed read is retried with the next act or connection. A read may predate the latest act.
    if (isRead && !this.#isStopped) this.#apply()
  }
}

function heardAct(payload: unknown): HeardAct | null {
  const event = liveEvent.safeParse(payload)
  if (!event.success) return null
  const { sequence, changes } = event.data
  const known = changes?.flatMap((change) => readChange(change) ?? [])
  return { sequence, changes: known && known.length === changes?.length ? known : null }
}
