import type { FastifyInstance } from 'fastify'
import type { Database } from './database/database.ts'
import type { Postman } from './mail/postman.ts'
import type { OpenMetrics } from './open-metrics.ts'
import type { OpenPorts } from './open-ports.ts'
import type { Readiness } from './readiness.ts'
import type { DocumentTeller } from './realtime/document-events.ts'
import type { OpenSockets } from './realtime/open-sockets.ts'
import type { RequestsUnderWay } from './wire/requests-under-way.ts'

export type OpenParts = {
  readonly readiness: Readiness
  readonly underWay: RequestsUnderWay
  readonly sockets: OpenSockets
  readonly metrics: OpenMetrics
  readonly stopErasing: () => void
  readonly stopRepeating: () => Promise<void>
  readonly documents: DocumentTeller
  readonly app: FastifyInstance
  readonly postman: Postman | null
  readonly calling: { readonly stop: () => Promise<void> }
  readonly ports: OpenPorts
  readonly database: Database
}

/** Together less than the ten seconds after which whoever stops a process kills it. */
const PATIENCE_MS = { requests: 4000, acceptedWork: 2000, mailsAndCalls: 2200, bus: 300, database: 1000 }

/**
 * Whoever asks whether it is ready is told no, no new line is accepted; then what is under way is answered and sockets are sent away,
 * and at last the database is let go.
 */
export async function closeServer(parts: OpenParts): Promise<void> {
  const {
    readiness,
    metrics,
    underWay,
    sockets,
    stopErasing,
    stopRepeating,
    documents,
    app,
    postman,
    calling,
    ports,
    database,
  } = parts
  readiness.stop()
  stopErasing()
  const repeated = stopRepeating()
  app.server.close(() => {})
  await Promise.all([underWay.finish(PATIENCE_MS.requests), sockets.leave()])
  documents.stop()
  await within(PATIENCE_MS.acceptedWork, app.close())
  await within(PATIENCE_MS.mailsAndCalls, Promise.all([repeated, postman?.stop(), calling.stop()]))
  await within(PATIENCE_MS.bus, Promise.all([ports.stop(), metrics.stop()]))
  await within(PATIENCE_MS.database, database.close())
}

/** What lasts longer ends with the process. */
async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  await Promise.race([work, late]).finally(() => clearTimeout(timer))
}
