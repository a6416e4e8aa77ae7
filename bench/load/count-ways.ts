import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { isMainThread } from 'node:worker_threads'

// Loaded before the server (`--import`): tells at the port of WAYS_PORT what the process did since its start. What leaves
// for PostgreSQL at once is one way.

type Query = (this: object, ...asked: unknown[]) => unknown
type Driver = { readonly Client: { readonly prototype: { query: Query } } }

/** By all threads, in ms. */
export type Counted = { readonly ways: number; readonly transactions: number; readonly workedMs: number }

const MICROSECONDS = 1000
const { WAYS_PORT } = process.env
if (isMainThread && WAYS_PORT !== undefined) {
  const { Client }: Driver = createRequire(new URL('../../apps/server/src/main.ts', import.meta.url))('pg')
  const { query } = Client.prototype
  const leaving = new WeakSet<object>()
  let ways = 0
  let transactions = 0
  Client.prototype.query = function (this: object, ...asked) {
    if (String(asked[0]).startsWith('begin')) transactions++
    if (!leaving.has(this)) {
      ways++
      leaving.add(this)
      queueMicrotask(() => leaving.delete(this))
    }
    return query.apply(this, asked)
  }
  const server = createServer((_, response) => {
    const { user, system } = process.cpuUsage()
    response.end(JSON.stringify({ ways, transactions, workedMs: (user + system) / MICROSECONDS } satisfies Counted))
  })
  // The bench asks again after longer than a connection is kept by itself.
  server.keepAliveTimeout = 0
  server.listen(Number(WAYS_PORT), '127.0.0.1').unref()
}
