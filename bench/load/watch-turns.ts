import { createServer } from 'node:http'
import { isMainThread } from 'node:worker_threads'

// Loaded before the server (`--import`): tells at the port of TURNS_PORT how long the longest turn of its event loop was since the question
// before, in ms of the thread's own work. What the machine does beside it makes no difference.

const MICROSECONDS = 1000

function workedMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / MICROSECONDS
}

const { TURNS_PORT } = process.env
if (isMainThread && TURNS_PORT !== undefined) {
  let longestMs = 0
  let last = workedMs()
  const look = () => {
    const now = workedMs()
    longestMs = Math.max(longestMs, now - last)
    last = now
  }
  // A timer comes once in a turn at most: what was worked between two of them kept everybody else waiting.
  setInterval(look, 1).unref()
  const server = createServer((_, response) => {
    look()
    response.end(String(longestMs))
    longestMs = 0
  })
  server.listen(Number(TURNS_PORT), '127.0.0.1').unref()
}
