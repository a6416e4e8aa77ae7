import { type LiveEvent, liveChannel } from '@tablee/contract/channels'
import { readChange } from '@tablee/contract/tournaments/documents/read-change'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { findLatestSequence } from '../../../../transport/latest-sequence.ts'
import type { LineBefore } from '../../../../transport/live-connection.ts'
import type { Server } from '../../../../transport/server-context.tsx'
import { scoreReportsKey } from '../results/score-reports-key.ts'
import { applyLiveEvents, type LoadedTournament } from './loaded-tournament.ts'
import { tournamentKey } from './tournament-query.ts'

/** What makes a phone ask often touches the whole hall at once: each asks at a moment of its own within so long. */
const ASKING_WITHIN_MS: AskingWithin = {
  // What is missing may be on its way, and is then not asked for.
  gap: 1_000,
  cut: 1_500,
  // Every old phone; and no more often, whatever else comes that it does not know.
  unknown: { first: 2_000, last: 30_000 },
}

type AskingWithin = {
  readonly gap: number
  readonly cut: number
  readonly unknown: { readonly first: number; readonly last: number }
}

const liveEvent = z.object({ sequence: z.int(), changes: z.array(z.unknown()) })

export type Following = {
  readonly server: Server
  readonly queryClient: QueryClient
  readonly code: string
  readonly id: TournamentId
  readonly withinMs?: AskingWithin
  /** Draws from 0 to 1. */
  readonly chance?: () => number
}

/** Keeps the cached tournament at the server's state until the returned function is called. */
export function followTournament(following: Following): () => void {
  const follower = new Follower(following)
  const unsubscribe = following.server.live.subscribe(liveChannel(following.id), follower)
  return () => {
    unsubscribe()
    follower.stop()
  }
}

class Follower {
  readonly #following: Following
  readonly #withinMs: AskingWithin
  #waiting: readonly LiveEvent[] = []
  #isReading = false
  /** Something happened that only the document can tell. */
  #isBehind = false
  #readTimer: ReturnType<typeof setTimeout> | undefined
  #compareTimer: ReturnType<typeof setTimeout> | undefined
  #unknownWithinMs: number

  constructor(following: Following) {
    this.#following = following
    this.#withinMs = following.withinMs ?? ASKING_WITHIN_MS
    this.#unknownWithinMs = this.#withinMs.unknown.first
  }

  /** Acts may have passed by unheard: compares the numbers, and reads the document only when they differ. */
  readonly onOpen = (after: LineBefore): void => {
    clearTimeout(this.#compareTimer)
    if (after === 'own') void this.#catchUp()
    else this.#compareTimer = setTimeout(() => void this.#catchUp(), this.#momentWithin(this.#withinMs.cut))
  }

  readonly onEvent = (payload: unknown): void => {
    const { sequence, changes } = liveEvent.safeParse(payload).data ?? { sequence: null, changes: [] }
    if (sequence !== null && sequence <= (this.#held()?.sequence ?? 0)) return
    const known = changes.flatMap((change) => readChange(change) ?? [])
    if (sequence === null || known.length < changes.length) this.#readUnknown()
    else this.#take([...this.#waiting, { sequence, changes: known }])
  }

  readonly stop = (): void => {
    clearTimeout(this.#readTimer)
    clearTimeout(this.#compareTimer)
  }

  #momentWithin(ms: number): number {
    const { chance = Math.random } = this.#following
    return ms * (0.25 + 0.75 * chance())
  }

  #readUnknown(): void {
    if (this.#isBehind) return
    this.#isBehind = true
    const withinMs = this.#unknownWithinMs
    this.#unknownWithinMs = Math.min(withinMs * 2, this.#withinMs.unknown.last)
    this.#readWithin(withinMs)
  }

  /** Unless what is missing has come by then. What follows something unknown waits for the same reading. */
  #readWithin(ms: number): void {
    this.#readTimer ??= setTimeout(() => {
      this.#readTimer = undefined
      if (this.#isBehind || this.#waiting.length > 0) void this.#readAgain()
    }, this.#momentWithin(ms))
  }

  #take(events: readonly LiveEvent[]): void {
    this.#apply(events)
    if (this.#waiting.length > 0) this.#readWithin(this.#withinMs.gap)
  }

  #apply(events: readonly LiveEvent[]): void {
    const before = this.#held()
    if (!before) return
    const { held, waiting } = applyLiveEvents(before, events)
    this.#waiting = waiting
    if (held !== before) {
      this.#unknownWithinMs = this.#withinMs.unknown.first
      this.#following.queryClient.setQueryData(this.#key(), held)
      if (concernsReports(events)) this.#refreshReports()
    }
  }

  async #catchUp(): Promise<void> {
    const held = this.#held()
    const { server, code } = this.#following
    const latest = await findLatestSequence(server.client, code)
    if (latest === null || !held || latest > held.sequence) await this.#readAgain()
  }

  async #readAgain(): Promise<void> {
    if (this.#isReading) return
    this.#isReading = true
    const { queryClient } = this.#following
    this.#isBehind = false
    await queryClient.refetchQueries({ queryKey: this.#key(), exact: true })
    this.#isReading = false
    this.#refreshReports()
    if (this.#isBehind) this.#readWithin(this.#unknownWithinMs)
    // A failed reading is tried again with the next event, or when the line is back.
    if (queryClient.getQueryState(this.#key())?.status !== 'success') return
    // A document may come that does not hold yet what was told.
    this.#take(this.#waiting)
  }

  #held(): LoadedTournament | undefined {
    return this.#following.queryClient.getQueryData(this.#key())
  }

  #refreshReports(): void {
    void this.#following.queryClient.invalidateQueries({ queryKey: scoreReportsKey(this.#following.code) })
  }

  #key(): readonly string[] {
    return tournamentKey(this.#following.code)
  }
}

function concernsReports(events: readonly LiveEvent[]): boolean {
  return events.some(({ changes }) => changes.some(({ kind }) => kind === 'match_contested'))
}
