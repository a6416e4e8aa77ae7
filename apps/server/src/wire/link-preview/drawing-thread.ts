import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { LRUCache } from 'lru-cache'
import { type Picture, pictureState } from './picture.ts'

/** A picture takes about 60 ms, a thread's first 300; beyond this it is broken, or the machine is overloaded. */
const LONGEST_MS = 20_000
/** An idle thread holds about 60 MB. */
const IDLE_MS = 30_000
/** Beyond this, callers are asked to come back later. */
const MOST_WAITING = 16
/** About a hundred pictures: a busy day's. */
const KEPT_BYTES = 4 * 1_048_576

export type Drawing = {
  /**
   * As PNG; null when too many are waiting, or it takes too long. `begin` is awaited before drawing, and not called for a cached picture.
   */
  readonly draw: (picture: Picture, begin: () => Promise<void>) => Promise<Buffer | null>
  /** Cancels the work under way. */
  readonly stop: () => Promise<void>
}

export type DrawingLimits = {
  readonly longestMs?: number
  readonly idleMs?: number
  readonly mostWaiting?: number
  readonly keptBytes?: number
}

/** Pictures are drawn one after another, each once per state. */
export function createDrawing({
  longestMs = LONGEST_MS,
  idleMs = IDLE_MS,
  mostWaiting = MOST_WAITING,
  keptBytes = KEPT_BYTES,
}: DrawingLimits = {}): Drawing {
  const drawn = new LRUCache<string, Buffer>({ maxSize: keptBytes, sizeCalculation: ({ length }) => length })
  const underWay = new Map<string, Promise<Buffer | null>>()
  const thread = createThread({ longestMs, idleMs })
  let last: Promise<unknown> = Promise.resolve()

  function drawInTurn(key: string, picture: Picture): Promise<Buffer | null> {
    const own = last
      .then(() => thread.drawNow(picture))
      .then((png) => {
        if (png) drawn.set(key, png)
        return png
      })
      .finally(() => underWay.delete(key))
    last = own.catch(() => {})
    underWay.set(key, own)
    return own
  }

  return {
    draw: async (picture, begin) => {
      const key = pictureState(picture)
      const known = drawn.get(key) ?? underWay.get(key)
      if (known !== undefined) return known
      if (underWay.size >= mostWaiting) return null
      await begin()
      return underWay.get(key) ?? drawInTurn(key, picture)
    },
    stop: async () => {
      const isOver = thread.stop()
      await last
      await isOver
    },
  }
}

type Thread = { readonly drawNow: (picture: Picture) => Promise<Buffer | null>; readonly stop: () => Promise<void> }

/** Started on demand, ended when idle. */
function createThread({ longestMs, idleMs }: { readonly longestMs: number; readonly idleMs: number }): Thread {
  const stopping = new AbortController()
  let thread: Worker | null = null
  let resting: NodeJS.Timeout | undefined

  async function end(): Promise<void> {
    clearTimeout(resting)
    const ended = thread
    thread = null
    await ended?.terminate()
  }

  function begin(): Worker {
    // This process's arguments are not meant for the thread.
    const begun = new Worker(new URL('./draw-in-thread.ts', import.meta.url), { execArgv: [] })
    begun.unref()
    // The caller gets the error too; an idle thread may fail without ending the process.
    begun.on('error', () => {})
    begun.on('exit', () => {
      if (thread === begun) thread = null
    })
    return begun
  }

  return {
    drawNow: async (picture) => {
      clearTimeout(resting)
      const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(longestMs)])
      try {
        signal.throwIfAborted()
        thread ??= begin()
        thread.postMessage(picture)
        const [bytes] = await once(thread, 'message', { signal })
        return Buffer.from(bytes)
      } catch (error) {
        await end()
        if (signal.aborted) return null
        throw error
      } finally {
        resting = setTimeout(() => void end(), idleMs).unref()
      }
    },
    stop: async () => {
      stopping.abort()
      await end()
    },
  }
}
