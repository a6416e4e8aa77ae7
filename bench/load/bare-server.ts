import { readFileSync } from 'node:fs'
import Fastify from 'fastify'

// Usage: node bare-server.ts FILE: serves the file's bytes at their paths as fast as Fastify can, and prints its address: the product's
// yardstick.

type Served = { readonly path: string; readonly headers: Readonly<Record<string, string>>; readonly file: string }

const [list = ''] = process.argv.slice(2)
const app = Fastify()
for (const { path, headers, file } of JSON.parse(readFileSync(list, 'utf8')) as readonly Served[]) {
  const body = readFileSync(file)
  app.get(path, (_request, reply) => reply.headers(headers).send(body))
}
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`)
