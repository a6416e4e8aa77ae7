import { parentPort, workerData } from 'node:worker_threads'

// A thread of its own: somebody else, who asks something cheap again and again, and counts how long they waited at worst.

const PAUSE_MS = 2

let longestMs = 0
parentPort?.on('message', () => {
  parentPort?.postMessage(longestMs)
  longestMs = 0
})
for (;;) {
  const start = performance.now()
  // Nobody answers while the server is started anew.
  await fetch(`${workerData}/v1/ping`).catch(() => null)
  longestMs = Math.max(longestMs, performance.now() - start)
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
}
