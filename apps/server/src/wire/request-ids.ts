import { randomUUID } from 'node:crypto'
import type { FastifyInstance, RawRequestDefaultExpression } from 'fastify'

const HEADER = 'x-request-id'
/** What proxies and clients write, and nothing that means something in a log line or a header. */
const WELL_FORMED = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/

/** The id that a request brings along, where it is well-formed; else one of our own. */
export function requestIdOf({ headers }: RawRequestDefaultExpression): string {
  const sent = headers[HEADER]
  return typeof sent === 'string' && WELL_FORMED.test(sent) ? sent : randomUUID()
}

/** `takeInHand` runs what a request leads to, so that it can be told by which one. */
export type RequestIds = { readonly takeInHand: (requestId: string, next: () => void) => void }

export function tellRequestIds(app: FastifyInstance, { takeInHand }: RequestIds): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('X-Request-Id', request.id)
    done()
  })
  // Only once the body is there: its last piece would lead out again.
  app.addHook('preHandler', (request, _reply, done) => takeInHand(request.id, done))
}
