import { createServer } from 'node:http'
import { isMainThread } from 'node:worker_threads'

// Loaded before the server (`--import`): answers, at the port of TURNS_PORT, how long the longest turn of its event loop was since the
// question before, in milliseconds of its own thread's work. What the machine does beside it is not in that.

const MICROSECONDS = 1000

function threadMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / MICROSECONDS
}

function watchTurns(port: number): void {
  let longestMs = 0
  let last = threadMs()
  // A timer comes once in a turn at most: what was worked between two of them kept everybody else waiting.
  const timer = setInterval(() => {
    const now = threadMs()
    longestMs = Math.max(longestMs, now - last)
    last = now
  }, 1)
  timer.unref()
  const server = createServer((_, response) => {
    response.end(String(Math.max(longestMs, threadMs() - last)))
    longestMs = 0
    last = threadMs()
  })
  server.listen(port, '127.0.0.1').unref()
}

const { TURNS_PORT } = process.env
if (isMainThread && TURNS_PORT !== undefined) watchTurns(Number(TURNS_PORT))
