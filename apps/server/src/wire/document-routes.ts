import { DATABASE_ID } from '@tablee/contract/channels'
import { REFUSAL_STATUS } from '@tablee/contract/refusals'
import type { Caller } from '@tablee/contract/serving/caller'
import type { OpenedCall } from '@tablee/contract/serving/served-call'
import type { OutsideDocument, ServedCollection } from '@tablee/contract/serving/served-collection'
import type { Refusal } from '@tablee/domain/outcome'
import type { Language } from '@tablee/messages/language'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Callers } from './callers.ts'
import { addressOf, countMiss, type Limits } from './limits.ts'
import { ProtocolError } from './protocol-error.ts'
import { parseJson } from './read-execution-request.ts'
import { checkPermissions, unauthorized } from './read-permissions.ts'
import { collectQueries, readQueries, readSelection, readsTotal } from './read-queries.ts'
import { searchOf } from './search-of.ts'
import { selected } from './selected.ts'
import { fieldSentences, isRefusalCode, languageOf, type RefusedFields, refusalSentence } from './sentences.ts'

const DOCUMENTS = '/v1/databases/:databaseId/collections/:collectionId/documents'
const ID_PATTERN = /^[A-Za-z0-9][A-Za-z0-9._-]{0,35}$/

type DocumentRequest = FastifyRequest<{
  Params: { databaseId: string; collectionId: string; documentId: string }
}>

export type DocumentRoutes = {
  readonly collections: readonly ServedCollection[]
  readonly callers: Callers
  readonly limits: Limits
}

type FindCollection = (request: DocumentRequest) => ServedCollection

export function addDocumentRoutes(app: FastifyInstance, routes: DocumentRoutes): void {
  const byId = new Map(routes.collections.map((collection) => [collection.id, collection]))
  addReadingRoutes(app, routes, findCollection)
  addWritingRoutes(app, routes, findCollection)

  function findCollection({ params }: DocumentRequest): ServedCollection {
    if (params.databaseId !== DATABASE_ID) {
      throw new ProtocolError('database_not_found', 'Database not found')
    }
    const collection = byId.get(params.collectionId)
    if (collection) return collection
    throw new ProtocolError('collection_not_found', 'Collection with the requested ID could not be found.')
  }
}

function addReadingRoutes(app: FastifyInstance, { callers }: DocumentRoutes, findCollection: FindCollection): void {
  app.get(DOCUMENTS, async (request: DocumentRequest) => {
    const collection = findCollection(request)
    const search = searchOf(request)
    const { select, ...query } = readQueries(collectQueries(search), collection.attributes)
    const page = await collection.list({ ...query, isCounted: readsTotal(search) }, await callers.of(request))
    if (!page) throw new ProtocolError('general_cursor_not_found', 'The document of the cursor could not be found.')
    return { total: page.total, documents: page.documents.map((document) => selected(document, select)) }
  })

  app.get(`${DOCUMENTS}/:documentId`, async (request: DocumentRequest) => {
    const collection = findCollection(request)
    const queries = collectQueries(searchOf(request))
    const select = readSelection(queries, collection.attributes)
    return selected(await loadDocument(collection, request.params.documentId, await callers.of(request)), select)
  })
}

function addWritingRoutes(
  app: FastifyInstance,
  { callers, limits }: DocumentRoutes,
  findCollection: FindCollection,
): void {
  app.patch(`${DOCUMENTS}/:documentId`, async (request: DocumentRequest, reply) => {
    const collection = findCollection(request)
    const caller = await callers.of(request)
    await limits.spend('updatesOfDesk', deskOf(request, caller), reply)
    checkPermissions(permissionsOf(request), caller, false)
    const data = readData(request.body, 'document_missing_payload')
    const { documentId } = request.params
    await loadDocument(collection, documentId, caller)
    checkAttributes(collection, collection.writable, data)
    return carryOut(request, { data, limits }, collection.update(documentId, data, caller))
  })

  app.put(`${DOCUMENTS}/:documentId`, async (request: DocumentRequest) => {
    findCollection(request)
    throw new ProtocolError('general_not_implemented', 'Documents are not upserted here')
  })

  app.post(DOCUMENTS, async (request: DocumentRequest, reply) => {
    const collection = findCollection(request)
    const caller = await callers.of(request)
    await limits.spend('updatesOfDesk', deskOf(request, caller), reply)
    const id = readNewId(request.body)
    checkPermissions(permissionsOf(request), caller, true)
    const data = readData(request.body, 'document_missing_data')
    if (!caller) throw unauthorized()
    checkAttributes(collection, [...Object.keys(collection.attributes), ...(collection.creationOnly ?? [])], data)
    const document = await carryOut(request, { data, limits }, collection.create(id, data, caller))
    return reply.code(201).send(document)
  })

  app.delete(`${DOCUMENTS}/:documentId`, async (request: DocumentRequest, reply) => {
    const collection = findCollection(request)
    const caller = await callers.of(request)
    await limits.spend('deletionsOfDesk', deskOf(request, caller), reply)
    const { documentId } = request.params
    await loadDocument(collection, documentId, caller)
    const outcome = await collection.remove(documentId, caller)
    if (!outcome.accepted) throw refusedDocument(languageOf(request), outcome.refusal)
    return reply.code(204).send()
  })
}

/** Desks of one venue share its address: each account is counted for itself. */
function deskOf(request: FastifyRequest, caller: Caller): string {
  return `${addressOf(request)} ${caller?.accountId ?? ''}`
}

function permissionsOf({ body }: FastifyRequest): unknown {
  return asObject(body)?.permissions
}

type Sent = { readonly data: Record<string, unknown>; readonly limits: Limits }

async function carryOut(request: FastifyRequest, { data, limits }: Sent, opened: OpenedCall): Promise<object> {
  const language = languageOf(request)
  if (!opened.readable) throw refusedFields(language, { issues: opened.issues, sent: data })
  const outcome = await opened.carry()
  if (outcome.accepted) return outcome.value
  await countMiss(limits, outcome.refusal.code, request)
  throw refusedDocument(language, outcome.refusal)
}

async function loadDocument(collection: ServedCollection, id: string, caller: Caller): Promise<OutsideDocument> {
  const document = ID_PATTERN.test(id) ? await collection.find(id, caller) : null
  if (document) return document
  throw new ProtocolError('document_not_found', 'Document with the requested ID could not be found.')
}

/** `data` as an object, or as the JSON text of one. */
function readData(
  body: unknown,
  missing: 'document_missing_data' | 'document_missing_payload',
): Record<string, unknown> {
  const { data } = asObject(body) ?? {}
  const read = asObject(typeof data === 'string' ? parseJson(data) : data)
  if (read) return read
  if (data !== undefined && data !== null) {
    throw new ProtocolError('general_argument_invalid', 'Invalid `data` param: Value must be an object')
  }
  throw new ProtocolError(missing, 'The document data and permissions are missing.')
}

/** The id that the client gives the new document; null where the server is to draw one. */
function readNewId(body: unknown): string | null {
  const { documentId } = asObject(body) ?? {}
  if (documentId === 'unique()') return null
  if (typeof documentId === 'string' && ID_PATTERN.test(documentId)) return documentId
  throw new ProtocolError(
    'general_argument_invalid',
    'Invalid `documentId` param: 1 to 36 characters of A-Z, a-z, 0-9, ".", "_", "-", the first one a letter or digit',
  )
}

function asObject(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
}

function checkAttributes(
  collection: ServedCollection,
  allowed: readonly string[],
  data: Record<string, unknown>,
): void {
  for (const name of Object.keys(data)) {
    if (allowed.includes(name)) continue
    if (Object.hasOwn(collection.attributes, name)) throw unauthorized()
    throw new ProtocolError(
      'document_invalid_structure',
      `Invalid document structure: Unknown attribute: ${JSON.stringify(name.slice(0, 40))}`,
    )
  }
}

function refusedFields(language: Language, refused: RefusedFields): ProtocolError {
  const fields = fieldSentences(language, refused)
  const [first] = refused.issues
  const [field = '', sentence = ''] = Object.entries(fields)[0] ?? []
  const reason = first && isRefusalCode(first.code) ? { reason: first.code } : {}
  const message = `Invalid document structure: Attribute "${field}": ${sentence}`
  return new ProtocolError('document_invalid_structure', message, { ...reason, fields })
}

function refusedDocument(language: Language, refusal: Refusal): ProtocolError {
  const { code: reason } = refusal
  const sentence = refusalSentence(language, refusal)
  if (reason === 'document_exists') return new ProtocolError('document_already_exists', sentence, { reason })
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
