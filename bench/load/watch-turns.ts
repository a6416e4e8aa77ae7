import { createServer } from 'node:http'
import { isMainThread } from 'node:worker_threads'
import { watchTurns } from '../../apps/server/src/testing/longest-turn.ts'

// Loaded before the server (`--import`): tells at the port of TURNS_PORT how long the longest turn of its event loop was since the question before.

const { TURNS_PORT } = process.env
if (isMainThread && TURNS_PORT !== undefined) {
  const turns = watchTurns()
  const server = createServer((_, response) => response.end(String(turns.longestMs())))
  server.listen(Number(TURNS_PORT), '127.0.0.1').unref()
}
