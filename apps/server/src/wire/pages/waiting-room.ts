import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { errorBody, ProtocolError } from '../protocol-error.ts'
import { awayAlone } from './away-page.ts'
import { createPagePolicy } from './page-policy.ts'
import { failureSentence, languageOf } from './sentences.ts'

export type WaitingRoom = {
  /** Sets the reported reason for not being ready. */
  readonly tell: (missing: WaitsFor) => void
  readonly close: () => Promise<void>
}

/** What a server that is not serving yet waits for. */
export type WaitsFor = 'database' | 'older_servers' | Step

/** Of the migration. */
type Step = { readonly number: number; readonly of: number }

type Place = {
  readonly port: number
  readonly host: string
  readonly publicUrl: string
  readonly build: { readonly version: string; readonly commit: string }
}

const RETRY_AFTER_S = 5
const MOST_LINES = 2000
const NAME = 'storage_unreachable'

/** Answers for a server without a database yet: alive, not ready, with a page for people. */
export async function openWaitingRoom({ port, host, publicUrl, build }: Place): Promise<WaitingRoom> {
  let missing: WaitsFor = 'database'
  const server = createServer({ headersTimeout: 5000, requestTimeout: 10_000 }, (request, response) => {
    request.resume()
    const { status, type, text } = answerTo(request, { missing, build })
    response.writeHead(status, {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      // The next request should reach the server itself.
      Connection: 'close',
      ...(status === 503 ? { 'Retry-After': RETRY_AFTER_S } : {}),
      ...(type === 'text/html' ? pageHeaders(text, publicUrl) : {}),
    })
    end(request, response, text)
  })
  server.maxConnections = MOST_LINES
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return {
    tell: (what) => {
      missing = what
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

type Answer = { readonly status: 200 | 503; readonly type: 'text/html' | 'application/json'; readonly text: string }

function missingOf(missing: WaitsFor) {
  if (typeof missing === 'string') return { missing: [missing] }
  return { missing: ['migration'], step: missing.number, steps: missing.of }
}

type Said = Pick<Place, 'build'> & { readonly missing: WaitsFor }

function answerTo({ url = '/', method, headers }: IncomingMessage, said: Said): Answer {
  const [path = '/'] = url.split('?', 1)
  if (path === '/healthz') return json(200, { status: 'alive', ...said.build })
  if (path === '/readyz') return json(503, { status: 'unready', ...missingOf(said.missing) })
  const language = languageOf({ headers })
  const isForPeople = /^(GET|HEAD)$/.test(method ?? '') && (headers.accept ?? '').includes('text/html')
  if (isForPeople && !/^\/v1(\/|$)/.test(path))
    return {
      status: 503,
      type: 'text/html',
      text: awayAlone(language, typeof said.missing === 'string' ? null : said.missing),
    }
  const error = new ProtocolError('general_unknown', failureSentence(language, NAME), { status: 503, reason: NAME })
  return json(503, errorBody(error))
}

function json(status: Answer['status'], body: object): Answer {
  return { status, type: 'application/json', text: JSON.stringify(body) }
}

function pageHeaders(page: string, publicUrl: string): Readonly<Record<string, string>> {
  const policy = createPagePolicy({ page, scripts: [] }, publicUrl)(null)
  return { Vary: 'Accept-Language', 'X-Frame-Options': 'DENY', 'Content-Security-Policy': policy }
}

function end({ method }: IncomingMessage, response: ServerResponse, text: string): void {
  response.end(method === 'HEAD' ? undefined : text)
}
