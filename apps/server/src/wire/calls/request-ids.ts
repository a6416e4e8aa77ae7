import { randomUUID } from 'node:crypto'
import type { FastifyInstance, RawRequestDefaultExpression } from 'fastify'
import type { WorkDone } from '../../ports/work-done.ts'

/** Uncharged requests need no record. */
const UNCHARGED: WorkDone = { elementsRead: 0, elementsWritten: 0, bytesWritten: 0 }

const HEADER = 'x-request-id'
/** What proxies and clients send, without anything special in logs or headers. */
const WELL_FORMED = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/

/** The request's own id if well-formed, otherwise a new one. */
export function requestIdOf({ headers }: RawRequestDefaultExpression): string {
  const sent = headers[HEADER]
  return typeof sent === 'string' && WELL_FORMED.test(sent) ? sent : randomUUID()
}

/** `takeInHand` runs the request's work, so that the work knows its id. */
export type RequestIds = {
  readonly takeInHand: (request: { readonly requestId: string; readonly work: WorkDone }, next: () => void) => void
}

export function tellRequestIds(app: FastifyInstance, { takeInHand }: RequestIds): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('X-Request-Id', request.id)
    done()
  })
  // Only after the body: its last chunk would leave the context.
  app.addHook('preHandler', (request, _reply, done) =>
    takeInHand({ requestId: request.id, work: request.workDone ?? UNCHARGED }, done),
  )
}
