import { createServer } from 'node:http'
import { isMainThread } from 'node:worker_threads'

// Loaded before the server (`--import`): reports on TURNS_PORT the event loop's longest turn since the last question, in ms of the thread's
// own work, unaffected by other load.

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
  // A timer fires at most once a turn: the work between two kept everybody else waiting.
  setInterval(look, 1).unref()
  const server = createServer((_, response) => {
    look()
    response.end(String(longestMs))
    longestMs = 0
  })
  // The bench asks again after longer than a connection is kept by itself.
  server.keepAliveTimeout = 0
  server.listen(Number(TURNS_PORT), '127.0.0.1').unref()
}
