import { parentPort, workerData } from 'node:worker_threads'

// A thread: a phone elsewhere keeps reading another tournament and reports each answer's time.

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
