import { Worker } from 'node:worker_threads'

export type WatchdogTimes = {
  readonly beatMs: number
  readonly lookMs: number
  /** Consecutive checks without a beat. */
  readonly mostSilent: number
}

/** A minute: no act, garbage collection or slow disk blocks the process that long. */
const TIMES: WatchdogTimes = { beatMs: 1000, lookMs: 5000, mostSilent: 12 }

/**
 * Ends a process that hangs, so that its supervisor restarts it: another thread checks for its beats. Checks are counted rather than time:
 * a process that was stopped, or a machine that slept, beats again before there are enough of them.
 */
export function startWatchdog({ beatMs, lookMs, mostSilent }: WatchdogTimes = TIMES): void {
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  setInterval(() => Atomics.add(beats, 0, 1), beatMs).unref()
  const worker = new Worker(new URL('./watchdog-worker.ts', import.meta.url), {
    workerData: { beats, lookMs, mostSilent },
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 },
    execArgv: [],
  })
  worker.unref()
}
