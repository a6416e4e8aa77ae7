import type { QueryClient } from '@tanstack/react-query'
import type { DeviceStorage } from '../../../../device-storage/device-storage.ts'
import { Listeners } from '../../../../device-storage/listeners.ts'
import { SERVER_FAILED, type UnsentScore } from '../../../../device-storage/unsent-scores.ts'
import {
  isWorthRetrying,
  RefusedError,
  ServerFailureError,
  TOO_MANY_REQUESTS,
  UnreadableAnswerError,
} from '../../../../transport/request-error.ts'
import type { Server } from '../../../../transport/server-context.tsx'
import { watchBrowser } from '../../../../transport/watch-browser.ts'
import { afterFrame } from '../../../../ui/after-frame.ts'
import { isTold, keepTold } from '../following/told-act.ts'
import { keepDocument, tournamentKey } from '../following/tournament-query.ts'
import { postScore } from './post-score.ts'
import { ScoreRests, waitAfter } from './score-rests.ts'

export type SenderParts = {
  readonly server: Server
  readonly storage: DeviceStorage
  readonly queryClient: QueryClient
}

/** After so many failures in a row, the rest would fail too. */
const FAILURES_OF_ONE_RUN = 3
/** After so many tries the score is left to the person. */
const MOST_FAILURES = 5
/** Statuses by which a server or proxy says it serves nobody right now. */
const NOBODY_IS_SERVED: readonly number[] = [TOO_MANY_REQUESTS, 502, 503, 504]
/** A hall's network may hang: then the score shows as waiting. */
const PATIENCE_MS = 4_000
/** A tab that sleeps while sending does not block the others: with the act id, twice is harmless. */
const OTHER_TAB_MS = 5_000
const LOCK = 'tablee:unsent-scores'

export type ScoreSenderListener = {
  /** A waiting score has arrived. */
  readonly onArrived: (score: UnsentScore) => void
  readonly onRefused: (score: UnsentScore) => void
}

/** `unanswered`: the line or server is down for all. `failed`: the server failed at this one. */
type Outcome = 'answered' | 'unanswered' | 'failed'

const senders = new WeakMap<Server, ScoreSender>()

/** One per page. */
export function scoreSenderOf(parts: SenderParts): ScoreSender {
  const known = senders.get(parts.server) ?? new ScoreSender(parts)
  senders.set(parts.server, known)
  return known
}

/** Sends waiting scores in order when the line may be back, from one tab at a time. */
export class ScoreSender {
  readonly #parts: SenderParts
  readonly #changes = new Listeners()
  readonly #sendings = new Listeners()
  readonly #listeners = new Set<ScoreSenderListener>()
  /** Just chosen on this page: shown as waiting only if it takes long. */
  readonly #fresh = new Set<string>()
  readonly #rests = new ScoreRests()
  /** Of the session; undefined while unknown. */
  #account: string | null | undefined
  #running: Promise<void> | null = null
  #queued: Promise<void> | null = null
  #sending: string | null = null
  #failures = 0
  #watchers = 0
  #stopWatching = () => {}
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(parts: SenderParts) {
    this.#parts = parts
  }

  readonly onChange = this.#changes.subscribe

  /** Apart, for every row of a round hears of the other changes. */
  readonly onSending = this.#sendings.subscribe

  isFresh(actId: string): boolean {
    return this.#fresh.has(actId)
  }

  isSending(actId: string): boolean {
    return this.#sending === actId
  }

  setAccount(account: string | null | undefined): void {
    if (account === this.#account) return
    this.#account = account
    this.sendSoon()
  }

  /** Stores and sends a score; resolves to the result, or to `waiting` if that takes long. */
  async send(score: UnsentScore): Promise<'sent' | 'waiting' | 'refused'> {
    const { unsent } = this.#parts.storage
    this.#fresh.add(score.actId)
    unsent.add(score)
    let patience: ReturnType<typeof setTimeout> | undefined
    const waited = new Promise<void>((resolve) => {
      patience = setTimeout(resolve, PATIENCE_MS)
    })
    await Promise.race([this.#sendNow(), waited])
    clearTimeout(patience)
    this.#isNoLongerFresh(score)
    const kept = unsent.find(score.actId)
    if (kept === null) return 'sent'
    return kept.refusal === null ? 'waiting' : 'refused'
  }

  /** The line may be back. */
  readonly sendSoon = (): void => {
    this.#failures = 0
    this.#rests.endAll()
    if (this.#ready().length > 0) void this.#sendNow()
  }

  /** Sends automatically until the returned function is called. */
  watch(listener?: ScoreSenderListener): () => void {
    if (listener) this.#listeners.add(listener)
    this.#watchers += 1
    if (this.#watchers === 1) this.#startWatching()
    return () => {
      if (listener) this.#listeners.delete(listener)
      this.#watchers -= 1
      if (this.#watchers === 0) this.#stopWatching()
    }
  }

  #startWatching(): void {
    const { live, reachability } = this.#parts.server
    const stops = [
      watchBrowser({ onAwake: this.sendSoon, onOffline: () => {} }),
      live.onStatus(() => live.status().kind === 'live' && this.sendSoon()),
      reachability.subscribe(() => reachability.isReachable() && this.sendSoon()),
    ]
    this.#stopWatching = () => {
      clearTimeout(this.#timer)
      for (const stop of stops) stop()
    }
    this.sendSoon()
  }

  #isReady(score: UnsentScore): boolean {
    return score.refusal === null && this.#proofOf(score) !== null
  }

  /** Proves who chose the score: this device or its account. */
  #proofOf({ role, tournamentId, author, atTable }: UnsentScore): string | null {
    if (role === 'table') return atTable?.token ?? null
    const secret = this.#parts.storage.secretBehind(role, tournamentId, author)
    return secret ?? (this.#account === author ? author : null)
  }

  #sendNow(): Promise<void> {
    clearTimeout(this.#timer)
    // Requests during a run wait for the next.
    this.#queued ??= this.#runNext()
    return this.#queued
  }

  async #runNext(): Promise<void> {
    await this.#running
    this.#queued = null
    this.#running = this.#alone()
    await this.#running.finally(() => {
      this.#running = null
    })
  }

  /** There are no locks over plain http: two tabs may send the same act, which counts once. */
  async #alone(): Promise<void> {
    const { locks } = navigator
    if (!locks) return this.#sendAll()
    let isOurs = false
    const waiting = locks.request(LOCK, { signal: AbortSignal.timeout(OTHER_TAB_MS) }, () => {
      isOurs = true
      return this.#sendAll()
    })
    await waiting.catch((error: unknown) => {
      if (isOurs) throw error
      return this.#sendAll()
    })
  }

  async #sendAll(): Promise<void> {
    let failed = 0
    // Without a line a device still decides what it enters for the staff: what a player said on it does not hold that up.
    let isStaffAlone = false
    for (let next = this.#next(isStaffAlone); next; next = this.#next(isStaffAlone)) {
      this.#noteSending(next.actId)
      const outcome = await this.#attempt(next)
      this.#noteSending(null)
      this.#isNoLongerFresh(next)
      failed = outcome === 'failed' ? failed + 1 : 0
      if (outcome === 'unanswered' && next.role !== 'staff') isStaffAlone = true
      else if (outcome === 'unanswered' || failed === FAILURES_OF_ONE_RUN) return this.#retryLater()
      if (outcome === 'answered') this.#noteAnswered(next)
    }
    if (isStaffAlone) this.#retryLater()
    else this.#retryRested()
  }

  /** The oldest among those with the fewest failures. */
  #next(isStaffAlone: boolean): UnsentScore | undefined {
    const now = performance.now()
    const { unsent } = this.#parts.storage
    const failures = ({ actId }: UnsentScore) => this.#rests.failuresOf(actId)
    const ordered = [...unsent.list()].sort((one, other) => failures(one) - failures(other))
    const isMeant = ({ role }: UnsentScore) => role === 'staff' || !isStaffAlone
    return ordered.find((score) => isMeant(score) && this.#rests.restOf(score.actId, now) === 0 && this.#isReady(score))
  }

  #ready(): readonly UnsentScore[] {
    return this.#parts.storage.unsent.list().filter((score) => this.#isReady(score))
  }

  #noteAnswered({ actId }: UnsentScore): void {
    this.#failures = 0
    this.#rests.forget(actId)
    this.#tellRefused(actId)
  }

  #tellRefused(actId: string): void {
    const kept = this.#parts.storage.unsent.find(actId)
    if (kept?.refusal) for (const { onRefused } of this.#listeners) onRefused(kept)
  }

  async #attempt(score: UnsentScore): Promise<Outcome> {
    const { server, storage, queryClient } = this.#parts
    const hadWaited = !this.#fresh.has(score.actId)
    try {
      const answer = await postScore(server.client, score, this.#proofOf(score) ?? '')
      if (isTold(answer)) await keepTold({ server, queryClient, tournament: score }, answer)
      else keepDocument(queryClient, answer.tournament)
      // The result is painted before the mark disappears, and what follows from it is drawn.
      await new Promise<void>((resolve) => (hadWaited ? setTimeout(resolve) : afterFrame(resolve)))
      storage.unsent.remove(score.actId)
      if (hadWaited) for (const { onArrived } of this.#listeners) onArrived(score)
    } catch (error) {
      if (error instanceof UnreadableAnswerError) storage.unsent.remove(score.actId)
      else if (isWorthRetrying(error)) return this.#noteFailure(score, error)
      else this.#refuse(score, error)
      void queryClient.invalidateQueries({ queryKey: tournamentKey(score.code) })
    }
    return 'answered'
  }

  #noteFailure({ actId }: UnsentScore, error: unknown): Outcome {
    if (!(error instanceof ServerFailureError) || NOBODY_IS_SERVED.includes(error.status)) return 'unanswered'
    this.#rests.begin(actId, performance.now())
    if (this.#rests.failuresOf(actId) >= MOST_FAILURES) this.#putAside(actId)
    return 'failed'
  }

  /** Kept and reported: it may be this score that breaks something. */
  #putAside(actId: string): void {
    this.#parts.storage.unsent.refuse(actId, { reason: SERVER_FAILED, sentence: '' })
    this.#rests.forget(actId)
    this.#tellRefused(actId)
  }

  #refuse({ actId }: UnsentScore, error: unknown): void {
    const { unsent } = this.#parts.storage
    const isRefusal = error instanceof RefusedError
    if (!isRefusal) console.error('[app] a score cannot be sent by a defect of the app', error)
    unsent.refuse(actId, isRefusal ? { reason: error.reason, sentence: error.message } : { reason: null, sentence: '' })
  }

  #retryLater(): void {
    this.#failures += 1
    this.#sendAfter(waitAfter(this.#failures))
  }

  /** Only resting ones are left. */
  #retryRested(): void {
    const now = performance.now()
    const rests = this.#ready().map(({ actId }) => this.#rests.restOf(actId, now))
    if (rests.length > 0) this.#sendAfter(Math.min(...rests))
  }

  #sendAfter(delayMs: number): void {
    clearTimeout(this.#timer)
    if (this.#watchers > 0) this.#timer = setTimeout(() => void this.#sendNow(), delayMs)
  }

  #noteSending(actId: string | null): void {
    this.#sending = actId
    this.#sendings.call()
  }

  #isNoLongerFresh({ actId }: UnsentScore): void {
    if (this.#fresh.delete(actId)) this.#changes.call()
  }
}
