import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { BrokenField, Repair } from '@tablee/domain/tournaments/pairing/break-fewest'
import type { Pair, PairingPlayer } from '@tablee/domain/tournaments/pairing/pairing-field'
import {
  buffersOf,
  packField,
  packRepair,
  type RepairFound,
  type TravellingField,
  type TravellingRepair,
  unpackPairs,
} from './travelling-field.ts'

/** The dearest field that a server takes needs some two seconds of a core; what needs ten times as long is none of an event. */
const LONGEST_MS = 20_000
/** A thread that rests holds some 10 MB. */
const IDLE_MS = 30_000
/** Whoever comes after so many others is told to come back. */
const MOST_WAITING = 8

/** Pairs a field beside whatever else the process does; null where it takes too long, or too many wait for theirs. */
export type PairApart = (players: readonly PairingPlayer[], seed: string) => Promise<readonly Pair[] | null>

/** The same for the repair of a round; `repair` is null where there is none. */
export type RepairApart = (field: BrokenField) => Promise<{ readonly repair: Repair | null } | null>

export type PairingThread = {
  readonly pairApart: PairApart
  readonly repairApart: RepairApart
  /** Ends what is under way. */
  readonly stop: () => Promise<void>
}

export type PairingLimits = { readonly longestMs?: number; readonly idleMs?: number; readonly mostWaiting?: number }

/** One thread, started when it is needed and ended when it rests: fields are paired in it one after the other. */
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
    // Whoever waits for an answer hears of it as well; a thread that rests may end too, and the process does not.
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
    repairApart: (field) => inTurn(() => repairing(packRepair(field))),
    stop: async () => {
      stopping.abort()
      await last
      await end()
    },
  }
}

/** What the thread is given, which buffers go over to it, and what its answer means. */
type Work<Answer, Result> = {
  readonly work: TravellingField | TravellingRepair
  readonly buffers: readonly ArrayBuffer[]
  readonly read: (answer: Answer) => Result
}

function pairing(field: TravellingField): Work<Int32Array, readonly Pair[]> {
  return { work: field, buffers: buffersOf(field), read: (pairs: Int32Array) => unpackPairs(pairs, field) }
}

function repairing(work: TravellingRepair): Work<RepairFound, { readonly repair: Repair | null }> {
  const read = (found: RepairFound) => ({
    repair: found && { pairs: unpackPairs(found.pairs, work.field), broken: found.broken },
  })
  return { work, buffers: buffersOf(work.field), read }
}

function startThread(): Worker {
  // What this process was started with is meant for this process.
  const thread = new Worker(new URL('./pair-in-thread.ts', import.meta.url), { execArgv: [] })
  thread.unref()
  return thread
}
