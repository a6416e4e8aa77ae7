import { type LiveEvent, liveChannel } from '@tablee/contract/channels'
import type { Change } from '@tablee/domain/tournaments/change'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { Server } from '../../../transport/server-context.tsx'
import { applyLiveEvents, type LoadedTournament } from './loaded-tournament.ts'
import { scoreReportsKey } from './score-reports-key.ts'
import { tournamentKey } from './tournament-query.ts'

/** A document that does not hold yet what was told: asked again after so long. */
const REREAD_AFTER_MS = 1_000

const liveEvent = z.object({ sequence: z.int(), changes: z.array(z.custom<Change>(isChange)) })
const sequenceOnly = z.object({ liveSequence: z.int() })

function isChange(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'kind' in value
}

export type Following = {
  readonly server: Server
  readonly queryClient: QueryClient
  readonly code: string
  readonly id: TournamentId
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
  #waiting: readonly LiveEvent[] = []
  #isReading = false
  #rereadTimer: ReturnType<typeof setTimeout> | undefined

  constructor(following: Following) {
    this.#following = following
  }

  /** Acts may have passed by unheard: compares the numbers, and reads the document only when they differ. */
  readonly onOpen = (): void => {
    void this.#catchUp()
  }

  readonly onEvent = (payload: unknown): void => {
    const event = liveEvent.safeParse(payload)
    if (event.success) this.#take([...this.#waiting, event.data])
    else void this.#readAgain()
  }

  readonly stop = (): void => clearTimeout(this.#rereadTimer)

  #take(events: readonly LiveEvent[]): void {
    this.#apply(events)
    if (this.#waiting.length > 0) void this.#readAgain()
  }

  #apply(events: readonly LiveEvent[]): void {
    const before = this.#held()
    if (!before) return
    const { held, waiting } = applyLiveEvents(before, events)
    this.#waiting = waiting
    if (held !== before) {
      this.#following.queryClient.setQueryData(this.#key(), held)
      if (concernsReports(events)) this.#refreshReports()
    }
  }

  async #catchUp(): Promise<void> {
    const held = this.#held()
    const latest = await this.#latestSequence()
    if (latest === null || !held || latest > held.sequence) await this.#readAgain()
  }

  async #readAgain(): Promise<void> {
    if (this.#isReading) return
    this.#isReading = true
    const { queryClient } = this.#following
    await queryClient.refetchQueries({ queryKey: this.#key(), exact: true })
    this.#isReading = false
    this.#refreshReports()
    // A failed reading is tried again with the next event, or when the line is back.
    if (queryClient.getQueryState(this.#key())?.status !== 'success') return
    this.#apply(this.#waiting)
    if (this.#waiting.length > 0) this.#rereadTimer = setTimeout(() => void this.#readAgain(), REREAD_AFTER_MS)
  }

  /** Null when the server does not say: then the whole document is read. */
  async #latestSequence(): Promise<number | null> {
    const { server, code } = this.#following
    try {
      const [document] = await server.client.listDocuments('tournaments', [
        { method: 'equal', attribute: 'code', values: [code] },
        { method: 'select', values: ['$id', 'liveSequence'] },
        { method: 'limit', values: [1] },
      ])
      const read = sequenceOnly.safeParse(document)
      return read.success ? read.data.liveSequence : null
    } catch {
      return null
    }
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
