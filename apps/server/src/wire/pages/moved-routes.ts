import { HAND_OVER_PATH, HANDED_KEYS, LARGEST_HAND_OVER } from '@tablee/contract/serving/handed-over'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { parseJson } from '../calls/read-json.ts'
import { ProtocolError, routeNotFound } from '../protocol-error.ts'
import { arrivingPage, HANDED_FIELD, leavingPage, MOVED_WORKER, type MovedPage } from './moved-page.ts'
import { languageOf } from './sentences.ts'

export type MovedParts = {
  /** The server's former origins, without a trailing slash. */
  readonly movedFrom: readonly string[]
  /** The current public address. */
  readonly publicUrl: string
}

const handedOver = z.object({ to: z.string(), kept: z.record(z.string(), z.string()) })

export function createMoved({ movedFrom, publicUrl }: MovedParts) {
  const hosts = new Set(movedFrom.map((origin) => new URL(origin).host))
  return {
    isLeft: (request: FastifyRequest) => hosts.size > 0 && hosts.has(request.host.toLowerCase()),
    /** Redirects, together with this browser's data for the old address. */
    lead: (request: FastifyRequest, reply: FastifyReply) =>
      sendMoved(reply, leavingPage({ language: languageOf(request), publicUrl, path: request.url })),
  }
}

/** Receives data handed over by pages of former addresses, and removes their copy of the app from devices. */
export function addMovedRoutes(app: FastifyInstance, parts: MovedParts): void {
  const { movedFrom, publicUrl } = parts
  if (movedFrom.length === 0) return
  const origins = new Set(movedFrom)
  const { isLeft } = createMoved(parts)
  app.get('/sw.js', (request, reply) => {
    if (!isLeft(request)) return reply.sendFile('sw.js')
    return reply.headers({ 'Cache-Control': 'no-cache' }).type('text/javascript; charset=utf-8').send(MOVED_WORKER)
  })
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: LARGEST_HAND_OVER }, (_request, body, read) =>
      read(null, body),
    )
    // Before the body is read: other pages' data are none of our business.
    const onRequest = async (request: FastifyRequest) => {
      if (isLeft(request)) throw routeNotFound()
      if (!origins.has(request.headers.origin ?? ''))
        throw new ProtocolError('general_unknown_origin', 'Only an address that this server had before hands over')
    }
    scope.post(HAND_OVER_PATH, { onRequest }, (request, reply) => {
      const { to, kept } = readHandedOver(request.body)
      const known = Object.fromEntries(
        HANDED_KEYS.flatMap((key) => (kept[key] === undefined ? [] : [[key, kept[key]]])),
      )
      return sendMoved(
        reply,
        arrivingPage({ language: languageOf(request), to: addressHere(to, publicUrl), kept: known }),
      )
    })
    done()
  })
}

/** A text/plain form body: name, value, line end. */
function readHandedOver(body: unknown): z.output<typeof handedOver> {
  const start = `${HANDED_FIELD}=`
  const text = typeof body === 'string' && body.startsWith(start) ? body.slice(start.length).trimEnd() : ''
  const read = z.safeParse(handedOver, parseJson(text))
  if (read.success) return read.data
  throw new ProtocolError('general_argument_invalid', 'What was handed over cannot be read')
}

/** A full URL, so that no path can be read as another host. */
function addressHere(to: string, publicUrl: string): string {
  const url = to.startsWith('/') && URL.canParse(to, publicUrl) ? new URL(to, publicUrl) : null
  return url?.origin === publicUrl ? url.href : `${publicUrl}/`
}

function sendMoved(reply: FastifyReply, { html, policy }: MovedPage): FastifyReply {
  return reply
    .headers({
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'Cache-Control': 'no-store',
      // The new address sees the origin, but not the page.
      'Referrer-Policy': 'strict-origin',
      'X-Frame-Options': 'DENY',
    })
    .send(html)
}
