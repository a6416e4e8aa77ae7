import { parentPort, workerData } from 'node:worker_threads'

// A thread of its own: the phone of somebody in another tournament, at another address, which reads it again and again until it is asked how
// long it waited for each answer.

const PAUSE_MS = 5

const { url, path, address }: { url: string; path: string; address: string } = workerData
const headers = { 'x-appwrite-project': 'tablee', 'x-forwarded-for': address }
let isOver = false
parentPort?.once('message', () => {
  isOver = true
})
const waits: number[] = []
while (!isOver) {
  const start = performance.now()
  const answer = await fetch(url + path, { headers })
  await answer.arrayBuffer()
  if (answer.ok) waits.push(performance.now() - start)
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
}
parentPort?.postMessage(waits)
