import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { isMainThread } from 'node:worker_threads'

// Loaded before the server (`--import`): tells at the port of WAYS_PORT how many ways to PostgreSQL there were since the
// start: what leaves at once is one.

type Query = (this: object, ...asked: unknown[]) => unknown
type Driver = { readonly Client: { readonly prototype: { query: Query } } }

const { WAYS_PORT } = process.env
if (isMainThread && WAYS_PORT !== undefined) {
  const { Client }: Driver = createRequire(new URL('../../apps/server/src/main.ts', import.meta.url))('pg')
  const { query } = Client.prototype
  const leaving = new WeakSet<object>()
  let ways = 0
  Client.prototype.query = function (this: object, ...asked) {
    if (!leaving.has(this)) {
      ways++
      leaving.add(this)
      queueMicrotask(() => leaving.delete(this))
    }
    return query.apply(this, asked)
  }
  const server = createServer((_, response) => response.end(String(ways)))
  server.listen(Number(WAYS_PORT), '127.0.0.1').unref()
}
