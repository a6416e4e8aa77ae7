import { readFileSync } from 'node:fs'
import Fastify from 'fastify'

// Usage: node bare-server.ts FILE: serves the bytes that the file names, each at its own path, as quickly as Fastify can, and
// says its address on the output. What the product is compared with.

type Served = { readonly path: string; readonly headers: Readonly<Record<string, string>>; readonly file: string }

const [list = ''] = process.argv.slice(2)
const app = Fastify()
for (const { path, headers, file } of JSON.parse(readFileSync(list, 'utf8')) as readonly Served[]) {
  const body = readFileSync(file)
  app.get(path, (_request, reply) => reply.headers(headers).send(body))
}
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`)
