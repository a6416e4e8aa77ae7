import { parentPort, workerData } from 'node:worker_threads'

// A thread that keeps asking something cheap and records the longest wait.

const PAUSE_MS = 2

let longestMs = 0
parentPort?.on('message', () => {
  parentPort?.postMessage(longestMs)
  longestMs = 0
})
for (;;) {
  const start = performance.now()
  // The server may be restarting.
  await fetch(`${workerData}/v1/ping`).catch(() => null)
  longestMs = Math.max(longestMs, performance.now() - start)
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
}
