import { DATABASE_ID } from '@tablee/contract/channels'
import { REFUSAL_STATUS } from '@tablee/contract/refusals'
import type { OutsideDocument, ServedCollection } from '@tablee/contract/serving/served-collection'
import type { Refusal } from '@tablee/domain/outcome'
import type { Language } from '@tablee/messages/language'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Callers } from './callers.ts'
import { addressOf, type Limits } from './limits.ts'
import { ProtocolError } from './protocol-error.ts'
import { parseJson } from './read-execution-request.ts'
import { collectQueries, readQueries } from './read-queries.ts'
import { fieldSentences, isRefusalCode, languageOf, type RefusedFields, refusalSentence } from './sentences.ts'

const DOCUMENTS = '/v1/databases/:databaseId/collections/:collectionId/documents'
const ALWAYS_SELECTED = ['$id', '$createdAt', '$updatedAt', '$permissions']
const ID_PATTERN = /^[A-Za-z0-9][A-Za-z0-9._-]{0,35}$/

type DocumentRequest = FastifyRequest<{
  Params: { databaseId: string; collectionId: string; documentId: string }
}>

export type DocumentRoutes = {
  readonly collections: readonly ServedCollection[]
  readonly callers: Callers
  readonly limits: Limits
}

export function addDocumentRoutes(app: FastifyInstance, { collections, callers, limits }: DocumentRoutes): void {
  const byId = new Map(collections.map((collection) => [collection.id, collection]))

  app.get(DOCUMENTS, async (request: DocumentRequest) => {
    const collection = findCollection(request)
    const { select, ...query } = readQueries(collectQueries(searchOf(request)), collection.attributes)
    const { total, documents } = await collection.list(query)
    return { total, documents: documents.map((document) => selected(document, select)) }
  })

  app.get(`${DOCUMENTS}/:documentId`, async (request: DocumentRequest) => {
    const collection = findCollection(request)
    const queries = collectQueries(searchOf(request))
    const { select, filters, orders } = readQueries(queries, collection.attributes)
    if (filters.length > 0 || orders.length > 0) {
      throw new ProtocolError('general_query_invalid', 'Invalid query: only select is allowed here')
    }
    return selected(await loadDocument(collection, request.params.documentId), select)
  })

  app.patch(`${DOCUMENTS}/:documentId`, async (request: DocumentRequest, reply) => {
    const collection = findCollection(request)
    await limits.spend('updatesOfAddress', addressOf(request), reply)
    const language = languageOf(request)
    const data = readData(request.body)
    const { documentId } = request.params
    await loadDocument(collection, documentId)
    checkAttributes(collection, data)
    const opened = collection.update(documentId, data, await callers.of(request))
    if (!opened.readable) throw refusedFields(language, { issues: opened.issues, sent: data })
    const outcome = await opened.carry()
    if (!outcome.accepted) throw refusedUpdate(language, outcome.refusal)
    return outcome.value
  })

  app.put(`${DOCUMENTS}/:documentId`, async (request: DocumentRequest) => {
    findCollection(request)
    throw new ProtocolError('general_not_implemented', 'Documents are not upserted here')
  })

  app.post(DOCUMENTS, async (request: DocumentRequest) => {
    findCollection(request)
    throw unauthorized()
  })

  app.delete(`${DOCUMENTS}/:documentId`, async (request: DocumentRequest) => {
    await loadDocument(findCollection(request), request.params.documentId)
    throw unauthorized()
  })

  function findCollection({ params }: DocumentRequest): ServedCollection {
    if (params.databaseId !== DATABASE_ID) {
      throw new ProtocolError('database_not_found', 'Database not found')
    }
    const collection = byId.get(params.collectionId)
    if (collection) return collection
    throw new ProtocolError('collection_not_found', 'Collection with the requested ID could not be found.')
  }
}

async function loadDocument(collection: ServedCollection, id: string): Promise<OutsideDocument> {
  const document = ID_PATTERN.test(id) ? await collection.find(id) : null
  if (document) return document
  throw new ProtocolError('document_not_found', 'Document with the requested ID could not be found.')
}

function searchOf(request: FastifyRequest): URLSearchParams {
  const start = request.raw.url?.indexOf('?') ?? -1
  return new URLSearchParams(start < 0 ? '' : request.raw.url?.slice(start + 1))
}

/** `data` as an object, or as the JSON text of one. */
function readData(body: unknown): Record<string, unknown> {
  const { data, permissions } = asObject(body) ?? {}
  // Nobody can widen or narrow who reads a document of ours.
  if (permissions !== undefined && permissions !== null) throw unauthorized()
  const read = asObject(typeof data === 'string' ? parseJson(data) : data)
  if (read) return read
  if (data !== undefined && data !== null) {
    throw new ProtocolError('general_argument_invalid', 'Invalid `data` param: Value must be an object')
  }
  throw new ProtocolError('document_missing_payload', 'The document data and permissions are missing.')
}

function asObject(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
}

function checkAttributes(collection: ServedCollection, data: Record<string, unknown>): void {
  for (const name of Object.keys(data)) {
    if (collection.writable.includes(name)) continue
    if (Object.hasOwn(collection.attributes, name)) throw unauthorized()
    throw new ProtocolError(
      'document_invalid_structure',
      `Invalid document structure: Unknown attribute: ${JSON.stringify(name.slice(0, 40))}`,
    )
  }
}

function selected(document: OutsideDocument, select: readonly string[] | null): object {
  if (!select) return document
  return Object.fromEntries(
    [...ALWAYS_SELECTED, ...select].flatMap((name) =>
      Object.hasOwn(document, name) ? [[name, document[name]] as const] : [],
    ),
  )
}

function refusedFields(language: Language, refused: RefusedFields): ProtocolError {
  const fields = fieldSentences(language, refused)
  const [first] = refused.issues
  const [field = '', sentence = ''] = Object.entries(fields)[0] ?? []
  const reason = first && isRefusalCode(first.code) ? { reason: first.code } : {}
  const message = `Invalid document structure: Attribute "${field}": ${sentence}`
  return new ProtocolError('document_invalid_structure', message, { ...reason, fields })
}

function refusedUpdate(language: Language, refusal: Refusal): ProtocolError {
  const { code: reason } = refusal
  const sentence = refusalSentence(language, refusal)
  switch (REFUSAL_STATUS[reason]) {
    case 401:
    case 403:
      return new ProtocolError('user_unauthorized', sentence, { reason })
    case 404:
      return new ProtocolError('document_not_found', sentence, { reason })
    case 409:
      return new ProtocolError('document_update_conflict', sentence, { reason })
    default:
      return new ProtocolError('document_invalid_structure', `Invalid document structure: ${sentence}`, { reason })
  }
}

function unauthorized(): ProtocolError {
  return new ProtocolError('user_unauthorized', 'The current user is not authorized to perform the requested action.')
}
