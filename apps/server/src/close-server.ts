import type { FastifyInstance } from 'fastify'
import type { Database } from './database/database.ts'
import type { Postman } from './mail/postman.ts'
import type { OpenPorts } from './open-ports.ts'
import type { Readiness } from './readiness.ts'
import type { DocumentTeller } from './realtime/document-events.ts'

export type OpenParts = {
  readonly readiness: Readiness
  readonly stopErasing: () => void
  readonly documents: DocumentTeller
  readonly app: FastifyInstance
  readonly postman: Postman | null
  readonly calling: { readonly stop: () => Promise<void> }
  readonly ports: OpenPorts
  readonly database: Database
}

/** Nothing new is begun; what is under way ends first, and the database last. */
export async function closeServer(parts: OpenParts): Promise<void> {
  const { readiness, stopErasing, documents, app, postman, calling, ports, database } = parts
  readiness.stop()
  stopErasing()
  documents.stop()
  await app.close()
  await postman?.stop()
  await calling.stop()
  await ports.stop()
  await database.close()
}
