import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { BrokenField, Repair } from '@tablee/domain/tournaments/pairing/break-fewest'
import type { Pair, PairingPlayer } from '@tablee/domain/tournaments/pairing/pairing-field'
import type { PodDraw, PodPlan, PodPlayer } from '@tablee/domain/tournaments/pairing/pods/pod-field'
import {
  buffersOf,
  packField,
  packPods,
  packRepair,
  type RepairFound,
  type TravellingField,
  type TravellingPods,
  type TravellingRepair,
  unpackDraw,
  unpackPairs,
} from './travelling-field.ts'

/** The most expensive field a server accepts needs about two seconds of a core; ten times that is no real event. */
const LONGEST_MS = 20_000
/** An idle thread holds about 10 MB. */
const IDLE_MS = 30_000
/** Beyond this, callers are asked to come back later. */
const MOST_WAITING = 8

/** Null when it takes too long, or too many are waiting. */
export type PairApart = (players: readonly PairingPlayer[], seed: string) => Promise<readonly Pair[] | null>

/** Likewise, for tables of four. */
export type PodsApart = (players: readonly PodPlayer[], seed: string, plan: PodPlan) => Promise<PodDraw | null>

/** `repair` is null when there is none. */
export type RepairApart = (field: BrokenField) => Promise<{ readonly repair: Repair | null } | null>

export type PairingThread = {
  readonly pairApart: PairApart
  readonly podsApart: PodsApart
  readonly repairApart: RepairApart
  readonly stop: () => Promise<void>
}

export type PairingLimits = { readonly longestMs?: number; readonly idleMs?: number; readonly mostWaiting?: number }

/** Started on demand, ended when idle; pairs fields one after another. */
export function createPairingThread({
  longestMs = LONGEST_MS,
  idleMs = IDLE_MS,
  mostWaiting = MOST_WAITING,
}: PairingLimits = {}): PairingThread {
  const stopping = new AbortController()
  let thread: Worker | null = null
  let resting: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0

  async function end(): Promise<void> {
    clearTimeout(resting)
    const ended = thread
    thread = null
    await ended?.terminate()
  }

  function begin(): Worker {
    const begun = startThread()
    // The caller gets the error too; an idle thread may fail without ending the process.
    begun.on('error', () => {})
    begun.on('exit', () => {
      if (thread === begun) thread = null
    })
    return begun
  }

  async function doNow<Answer, Result>({ work, buffers, read }: Work<Answer, Result>): Promise<Result | null> {
    if (stopping.signal.aborted) return null
    clearTimeout(resting)
    thread ??= begin()
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(longestMs)])
    try {
      thread.postMessage(work, [...buffers])
      const [answer] = await once(thread, 'message', { signal })
      return read(answer)
    } catch (error) {
      await end()
      if (signal.aborted) return null
      throw error
    } finally {
      resting = setTimeout(() => void end(), idleMs).unref()
    }
  }

  function inTurn<Answer, Result>(begin: () => Work<Answer, Result>): Promise<Result | null> {
    if (waiting >= mostWaiting) return Promise.resolve(null)
    waiting += 1
    const own = last
      .then(() => doNow(begin()))
      .finally(() => {
        waiting -= 1
      })
    last = own.catch(() => {})
    return own
  }

  return {
    pairApart: (players, seed) => inTurn(() => pairing(packField(players, seed))),
    podsApart: (players, seed, plan) => inTurn(() => drawingPods(packPods(players, seed, plan))),
    repairApart: (field) => inTurn(() => repairing(packRepair(field))),
    stop: async () => {
      stopping.abort()
      await last
      await end()
    },
  }
}

type Work<Answer, Result> = {
  readonly work: TravellingField | TravellingPods | TravellingRepair
  readonly buffers: readonly ArrayBuffer[]
  readonly read: (answer: Answer) => Result
}

function pairing(field: TravellingField): Work<Int32Array, readonly Pair[]> {
  return { work: field, buffers: buffersOf(field), read: (pairs: Int32Array) => unpackPairs(pairs, field) }
}

function drawingPods(work: TravellingPods): Work<Int32Array, PodDraw> {
  const buffers = [...buffersOf(work.podField), work.shortPods.buffer, work.seats.buffer]
  return { work, buffers, read: (draw: Int32Array) => unpackDraw(draw, work) }
}

function repairing(work: TravellingRepair): Work<RepairFound, { readonly repair: Repair | null }> {
  const read = (found: RepairFound) => ({
    repair: found && { pairs: unpackPairs(found.pairs, work.field), broken: found.broken },
  })
  return { work, buffers: buffersOf(work.field), read }
}

function startThread(): Worker {
  // This process's arguments are not meant for the thread.
  const thread = new Worker(new URL('./pair-in-thread.ts', import.meta.url), { execArgv: [] })
  thread.unref()
  return thread
}
