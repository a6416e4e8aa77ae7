import { Worker } from 'node:worker_threads'

export type WatchdogTimes = {
  readonly beatMs: number
  readonly lookMs: number
  /** So many looks in a row without a beat. */
  readonly mostSilent: number
}

/** A minute: no act, no garbage collection and no slow disk keeps the process from its work for as long. */
const TIMES: WatchdogTimes = { beatMs: 1000, lookMs: 5000, mostSilent: 12 }

/**
 * Ends a process that no longer does anything, so that whoever started it starts it again: another thread looks whether this one still beats.
 * Looks are counted, not time: a process that was stopped and goes on, or a machine that slept, beats before it is looked at often enough.
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
