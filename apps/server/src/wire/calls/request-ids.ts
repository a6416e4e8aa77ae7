import { randomUUID } from 'node:crypto'
import type { FastifyInstance, RawRequestDefaultExpression } from 'fastify'
import type { WorkDone } from '../../ports/work-done.ts'

/** Where nobody is charged, it does not matter what was done. */
const UNCHARGED: WorkDone = { elementsRead: 0, elementsWritten: 0, bytesWritten: 0 }

const HEADER = 'x-request-id'
/** What proxies and clients write, and nothing that means something in a log line or a header. */
const WELL_FORMED = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/

/** The id that a request brings along, where it is well-formed; else one of our own. */
export function requestIdOf({ headers }: RawRequestDefaultExpression): string {
  const sent = headers[HEADER]
  return typeof sent === 'string' && WELL_FORMED.test(sent) ? sent : randomUUID()
}

/** `takeInHand` runs what a request leads to, so that it can be told by which one. */
export type RequestIds = {
  readonly takeInHand: (request: { readonly requestId: string; readonly work: WorkDone }, next: () => void) => void
}

export function tellRequestIds(app: FastifyInstance, { takeInHand }: RequestIds): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('X-Request-Id', request.id)
    done()
  })
  // Only once the body is there: its last piece would lead out again.
  app.addHook('preHandler', (request, _reply, done) =>
    takeInHand({ requestId: request.id, work: request.workDone ?? UNCHARGED }, done),
  )
}
