import { DATABASE_ID } from '@tablee/contract/channels'
import { REFUSAL_STATUS } from '@tablee/contract/refusals'
import type { Caller } from '@tablee/contract/serving/caller'
import type { LocateTournament } from '@tablee/contract/serving/locate-tournament'
import type { OpenedCall } from '@tablee/contract/serving/served-call'
import type { OutsideDocument, ServedCollection } from '@tablee/contract/serving/served-collection'
import type { Language } from '@tablee/domain/language'
import type { Refusal } from '@tablee/domain/outcome'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { sentInTurns, sentText } from '../calls/json-in-turns.ts'
import { parseJson } from '../calls/read-json.ts'
import type { Callers } from '../limits/callers.ts'
import { noteWritten } from '../limits/charge-cost.ts'
import { addressOf, countMiss, type Limits } from '../limits/limits.ts'
import { listNear, readNearQuestion } from '../pages/near-route.ts'
import { fieldSentences, isRefusalCode, languageOf, type RefusedFields, refusalSentence } from '../pages/sentences.ts'
import { ProtocolError } from '../protocol-error.ts'
import { type KeptAnswer, type KeptAnswers, type OpenAnswer, sendKept } from './kept-answers.ts'
import { JSON_TYPE, limitOfList, writeList } from './lists.ts'
import { openDocument, openList } from './open-documents.ts'
import { checkPermissions, unauthorized } from './read-permissions.ts'
import {
  collectQueries,
  type ReadQueries,
  readQueries,
  readSelection,
  readsTotal,
  type Selection,
} from './read-queries.ts'
import { searchOf, searchText } from './search-of.ts'
import { selected } from './selected.ts'

const DOCUMENTS = '/v1/databases/:databaseId/collections/:collectionId/documents'
const ID_PATTERN = /^[A-Za-z0-9][A-Za-z0-9._-]{0,35}$/

type DocumentRequest = FastifyRequest<{
  Params: { databaseId: string; collectionId: string; documentId: string }
}>

export type DocumentRoutes = {
  readonly collections: readonly ServedCollection[]
  readonly callers: Callers
  readonly limits: Limits
  readonly kept: KeptAnswers
  readonly locateTournament: LocateTournament
}

type ListQuestion = {
  readonly query: Omit<ReadQueries, 'select'>
  readonly isCounted: boolean
  readonly select: Selection
  /** Null for answers that depend on the caller, or are not cached. */
  readonly open: OpenAnswer | null
}

const MOST_QUESTIONS = 500
const LONGEST_WORDS = 1000

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

function addReadingRoutes(app: FastifyInstance, routes: DocumentRoutes, findCollection: FindCollection): void {
  const { callers, limits, kept, locateTournament } = routes
  app.get(DOCUMENTS, async (request: DocumentRequest, reply) => {
    const collection = findCollection(request)
    const { query, isCounted, select, open } = questionOf(collection, request)
    await limits.spend(limitOfList(collection, query), addressOf(request), reply)
    const known = open && (await findOpen(request, open))
    if (known) return sendKept(request, reply, known)
    const asked = { ...query, isCounted, shown: select }
    const page = await collection.list(asked, await callers.of(request))
    const text = await writeList(page, { select, keys: collection.keys })
    return reply.type(JSON_TYPE).send(sentText(text, noteWritten(request)))
  })

  app.post(`${DOCUMENTS}/near`, async (request: DocumentRequest, reply) => {
    const collection = findCollection(request)
    const question = readNearQuestion(collection, request.body)
    await limits.spend(limitOfList(collection, question.query), addressOf(request), reply)
    return reply.type(JSON_TYPE).send(sentText(await listNear(collection, question), noteWritten(request)))
  })

  app.get(`${DOCUMENTS}/:documentId`, async (request: DocumentRequest, reply) => {
    await limits.spend('readsOfAddress', addressOf(request), reply)
    const collection = findCollection(request)
    const { documentId } = request.params
    const select = readSelection(collectQueries(searchOf(request)), collection.attributes)
    const open = ID_PATTERN.test(documentId) ? openDocument({ collection, locateTournament, select }, documentId) : null
    const known = open && (await findOpen(request, open))
    if (known) return sendKept(request, reply, known)
    const document = selected(await loadDocument(collection, documentId, await callers.of(request)), select)
    return reply.type(JSON_TYPE).send(sentInTurns(document, noteWritten(request)))
  })

  /** Phones of a venue send identical queries. */
  const questions = new LRUCache<string, ListQuestion>({ max: MOST_QUESTIONS })

  function questionOf(collection: ServedCollection, { raw }: FastifyRequest): ListQuestion {
    const text = searchText(raw)
    const words = `${collection.id}?${text}`
    const known = questions.get(words)
    if (known) return known
    const search = new URLSearchParams(text)
    const { select, ...query } = readQueries(collectQueries(search), collection.attributes)
    const isCounted = readsTotal(search)
    const open = openList({ collection, locateTournament, select }, query, isCounted)
    const question = { query, isCounted, select, open }
    if (open && words.length <= LONGEST_WORDS) questions.set(words, question)
    return question
  }

  async function findOpen(request: FastifyRequest, open: OpenAnswer): Promise<KeptAnswer | null> {
    // An ended session counts as none, which may read this too; an invalid token is always refused.
    if (request.headers['x-appwrite-jwt']) await callers.of(request)
    return kept.find(request, open)
  }
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
    const changed = await carryOut(request, { data, limits }, collection.update(documentId, data, caller))
    return reply.type(JSON_TYPE).send(sentInTurns(changed, noteWritten(request)))
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

/** Desks share a venue's address: accounts are counted separately. */
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

/** An object, or its JSON text. */
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

/** The client's id for a new document; null when the server should draw one. */
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
