import { hash, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type WriteMetrics = () => Promise<{ readonly type: string; readonly text: string }>

export type MetricsAnswer = {
  readonly status: 200 | 401 | 404
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

/** Answers one scrape; `token` is required from the caller, null where the port is protection enough. */
export async function answerMetrics(
  authorization: string | undefined,
  { token, write }: { readonly token: string | null; readonly write: WriteMetrics },
): Promise<MetricsAnswer> {
  if (token !== null && !isSame(authorization ?? '', `Bearer ${token}`)) {
    return { status: 401, headers: { 'WWW-Authenticate': 'Bearer', ...PLAIN }, text: 'A token is needed.\n' }
  }
  const { type, text } = await write()
  return { status: 200, headers: { 'Content-Type': type, 'Cache-Control': 'no-store' }, text }
}

const PLAIN = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }

/** In constant time. */
function isSame(one: string, other: string): boolean {
  return timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'))
}

export type MetricsPort = {
  readonly port: number
  readonly host: string
  readonly token: string | null
  readonly write: WriteMetrics
}

/** On a port of their own, serving nothing else. */
export async function listenForMetrics({ port, host, ...answering }: MetricsPort) {
  const server = createServer({ requestTimeout: 10_000, headersTimeout: 5000 }, (request, response) => {
    const isAsked = request.method === 'GET' && request.url?.split('?', 1)[0] === '/metrics'
    const answer: Promise<MetricsAnswer> = isAsked
      ? answerMetrics(request.headers.authorization, answering)
      : Promise.resolve({ status: 404, headers: PLAIN, text: 'Only /metrics is here.\n' })
    answer.then(
      ({ status, headers, text }) => response.writeHead(status, headers).end(text),
      () => response.writeHead(500, PLAIN).end('The figures cannot be read.\n'),
    )
  })
  server.maxConnections = 32
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const { port: bound } = server.address() as AddressInfo
  return {
    port: bound,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
