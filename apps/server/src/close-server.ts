import type { FastifyInstance } from 'fastify'
import type { CardFiles } from './database/cards/card-files.ts'
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
  readonly stopReminding: () => Promise<void>
  readonly stopUpkeep: () => Promise<void>
  readonly stopFollowing: () => Promise<void>
  readonly documents: DocumentTeller
  readonly app: FastifyInstance
  readonly postman: Postman | null
  readonly courier: { readonly stop: () => Promise<void> } | null
  readonly calling: { readonly stop: () => Promise<void> }
  readonly pairing: { readonly stop: () => Promise<void> }
  readonly ports: OpenPorts
  readonly database: Database
  readonly cards: Pick<CardFiles, 'close'>
}

/** Together below the ten seconds after which a stopped process is usually killed. */
const PATIENCE_MS = { requests: 4000, acceptedWork: 2000, mailsAndCalls: 2200, bus: 300, database: 1000 }

/** Reports not ready and refuses new connections; answers what is under way, closes the sockets, and finally the database. */
export async function closeServer(parts: OpenParts): Promise<void> {
  const {
    readiness,
    metrics,
    underWay,
    sockets,
    stopErasing,
    stopReminding,
    stopUpkeep,
    stopFollowing,
    documents,
    app,
    postman,
    courier,
    calling,
    pairing,
    ports,
    database,
    cards,
  } = parts
  readiness.stop()
  stopErasing()
  const worked = Promise.all([stopReminding(), stopFollowing(), stopUpkeep()])
  app.server.close(() => {})
  await Promise.all([underWay.finish(PATIENCE_MS.requests), sockets.leave()])
  documents.stop()
  await within(PATIENCE_MS.acceptedWork, app.close())
  await within(
    PATIENCE_MS.mailsAndCalls,
    Promise.all([worked, postman?.stop(), courier?.stop(), calling.stop(), pairing.stop()]),
  )
  await within(PATIENCE_MS.bus, Promise.all([ports.stop(), metrics.stop()]))
  cards.close()
  await within(PATIENCE_MS.database, database.close())
}

async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  await Promise.race([work, late]).finally(() => clearTimeout(timer))
}
