import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Pair, PairingPlayer } from '@tablee/domain/tournaments/pairing/pairing-field'
import { buffersOf, packField, unpackPairs } from './travelling-field.ts'

/** The dearest field that a server takes needs some two seconds of a core; what needs ten times as long is none of an event. */
const LONGEST_MS = 20_000
/** A thread that rests holds some 10 MB. */
const IDLE_MS = 30_000
/** Whoever comes after so many others is told to come back. */
const MOST_WAITING = 8

/** Pairs a field beside whatever else the process does; null where it takes too long, or too many wait for theirs. */
export type PairApart = (players: readonly PairingPlayer[], seed: string) => Promise<readonly Pair[] | null>

export type PairingThread = {
  readonly pairApart: PairApart
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

  async function pairNow(players: readonly PairingPlayer[], seed: string): Promise<readonly Pair[] | null> {
    if (stopping.signal.aborted) return null
    clearTimeout(resting)
    thread ??= startThread()
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(longestMs)])
    const field = packField(players, seed)
    try {
      thread.postMessage(field, [...buffersOf(field)])
      const [pairs] = await once(thread, 'message', { signal })
      return unpackPairs(pairs, field)
    } catch (error) {
      await end()
      if (signal.aborted) return null
      throw error
    } finally {
      resting = setTimeout(() => void end(), idleMs).unref()
    }
  }

  return {
    pairApart: (players, seed) => {
      if (waiting >= mostWaiting) return Promise.resolve(null)
      waiting += 1
      const own = last
        .then(() => pairNow(players, seed))
        .finally(() => {
          waiting -= 1
        })
      last = own.catch(() => {})
      return own
    },
    stop: async () => {
      stopping.abort()
      await last
      await end()
    },
  }
}

function startThread(): Worker {
  // What this process was started with is meant for this process.
  const thread = new Worker(new URL('./pair-in-thread.ts', import.meta.url), { execArgv: [] })
  thread.unref()
  return thread
}
