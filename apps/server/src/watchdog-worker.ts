import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'

const { beats, lookMs, mostSilent } = workerData as { beats: Int32Array; lookMs: number; mostSilent: number }
let last = Atomics.load(beats, 0)
let silent = 0

setInterval(() => {
  const now = Atomics.load(beats, 0)
  silent = now === last ? silent + 1 : 0
  last = now
  if (silent < mostSilent) return
  // Streams and handled signals would need the main thread.
  writeSync(
    2,
    `Nothing was done for ${(mostSilent * lookMs) / 1000} s: this process ends itself, to be started again.\n`,
  )
  process.kill(process.pid, 'SIGKILL')
}, lookMs)
