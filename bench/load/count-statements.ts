import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { isMainThread } from 'node:worker_threads'

// Loaded before the server (`--import`): tells at the port of STATEMENTS_PORT how often PostgreSQL was asked something since the start.

type Query = (this: unknown, ...asked: unknown[]) => unknown
type Driver = { readonly Client: { readonly prototype: { query: Query } } }

const { STATEMENTS_PORT } = process.env
if (isMainThread && STATEMENTS_PORT !== undefined) {
  const { Client }: Driver = createRequire(new URL('../../apps/server/src/main.ts', import.meta.url))('pg')
  const { query } = Client.prototype
  let statements = 0
  Client.prototype.query = function (...asked) {
    statements++
    return query.apply(this, asked)
  }
  const server = createServer((_, response) => response.end(String(statements)))
  server.listen(Number(STATEMENTS_PORT), '127.0.0.1').unref()
}
