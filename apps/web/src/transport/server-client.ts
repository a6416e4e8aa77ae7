import type { ActCall, ActReply, Call, CallInput, CallReply } from '@tablee/contract/call'
import { DATABASE_ID, PROJECT_ID } from '@tablee/contract/channels'
import { type ProductInfo, productInfo } from '@tablee/contract/product-info'
import type { Around } from '@tablee/contract/serving/around'
import { ASKS_FOR_CHANGES } from '@tablee/contract/told-act'
import { TOURNAMENT_HEADER } from '@tablee/contract/tournament-header'
import * as z from 'zod/mini'
import {
  type FieldErrors,
  RefusedError,
  ServerFailureError,
  TOO_MANY_REQUESTS,
  UnreachableError,
  UnreadableAnswerError,
} from './request-error.ts'

/** A condition on documents, as on the wire. */
export type DocumentQuery =
  | { readonly method: 'equal'; readonly attribute: string; readonly values: readonly (string | number | boolean)[] }
  | {
      readonly method: 'search' | 'lessThan' | 'greaterThanEqual'
      readonly attribute: string
      readonly values: readonly [string]
    }
  | { readonly method: 'isNull'; readonly attribute: string }
  | { readonly method: 'or' | 'and'; readonly values: readonly DocumentQuery[] }
  | { readonly method: 'orderAsc' | 'orderDesc'; readonly attribute: string }
  | { readonly method: 'limit' | 'offset'; readonly values: readonly [number] }
  | { readonly method: 'cursorAfter'; readonly values: readonly [string] }
  | { readonly method: 'select'; readonly values: readonly string[] }

/** A call of section 5 of docs/wire.md. */
export type AccountRequest = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: '/account' | `/account/${string}`
  readonly body?: Readonly<Record<string, unknown>>
}

type Sought = { readonly around: Around | null; readonly isCounted: boolean }
type FoundDocuments = {
  readonly found: readonly { readonly document: unknown; readonly distanceKm: number | null }[]
  /** As far as the server counts; null if not requested or not given. */
  readonly total: number | null
}

export type DocumentAddress = { readonly collection: string; readonly id: string }
type AnyCall = Call<string, z.ZodMiniType, z.ZodMiniType>
type AnyAct = ActCall<string, z.ZodMiniType, z.ZodMiniType, z.ZodMiniType>

/** All methods throw `RefusedError`, `UnreachableError` or `ServerFailureError`. */
export type ServerClient = {
  callFunction<C extends AnyCall>(call: C, input: CallInput<C>): Promise<CallReply<C>>
  /** Requests only the changes; a server may still answer the whole tournament. */
  callAct<C extends AnyAct>(call: C, input: CallInput<C>): Promise<ActReply<C>>
  listDocuments(collection: string, queries: readonly DocumentQuery[]): Promise<readonly unknown[]>
  /**
   * Documents anywhere, or around a position with distances: in a body, so that the position is in no address. Counting is expensive, and
   * only done where shown.
   */
  findDocuments(collection: string, queries: readonly DocumentQuery[], sought: Sought): Promise<FoundDocuments>
  getDocument(address: DocumentAddress): Promise<unknown>
  updateDocument(address: DocumentAddress, data: Readonly<Record<string, unknown>>): Promise<unknown>
  /** Errors without all four members of the protocol get an empty message. */
  callAccount(request: AccountRequest): Promise<unknown>
  /** Null removes the image. */
  putImage(path: string, image: Blob | null): Promise<unknown>
  productInfo(): Promise<ProductInfo>
}

export type ServerClientOptions = {
  /** Such as `https://host/v1`. */
  readonly endpoint: string
  readonly language: () => string
  readonly timeoutMs?: number
}

/** For phones in a crowded hall: longer means no answer. */
const DEFAULT_TIMEOUT_MS = 12_000
const UNAVAILABLE = 503

const execution = z.object({ responseStatusCode: z.number(), responseBody: z.string() })
const documentList = z.object({ documents: z.array(z.unknown()) })
const foundList = z.extend(documentList, {
  distancesKm: z._default(z.array(z.nullable(z.number())), []),
  total: z._default(z.nullable(z.number()), null),
})
const sentence = z.catch(z.string(), '')
const refusalBody = z.object({
  message: sentence,
  reason: z.catch(z.optional(z.string()), undefined),
  type: z.catch(z.optional(z.string()), undefined),
  fields: z.catch(z.record(z.string(), z.string()), {}),
})

const protocolWords = z.object({
  type: z.string().check(z.regex(/^(general|project)_(?!smtp_disabled$)/)),
  reason: z.optional(z.undefined()),
  fields: z.optional(z.undefined()),
})
const protocolError = z.object({
  message: z.string(),
  code: z.number(),
  type: z.string(),
  version: z.string(),
})

const NO_CONTENT = 204

export function createServerClient(options: ServerClientOptions): ServerClient {
  const send = (request: OutgoingRequest) => sendRequest(options, request)
  const executed = async (callId: string, input: unknown, wish: object = {}) => {
    const answer = await send({
      method: 'POST',
      path: `/functions/${encodeURIComponent(callId)}/executions`,
      body: { body: JSON.stringify(input), async: false, method: 'POST', path: '/', ...wish },
      callId,
      headers: routeOf(input),
    })
    const { responseStatusCode: status, responseBody } = readAs(execution, answer, callId)
    const body = parseJson(responseBody)
    if (status >= 400 || !isSuccess(body)) throw refusalOf(status, body, callId)
    return body
  }
  return {
    async callFunction<C extends AnyCall>(call: C, input: CallInput<C>): Promise<CallReply<C>> {
      const reply = call.reply.safeParse(await executed(call.id, input))
      if (!reply.success) throw new UnreadableAnswerError(0, '', call.id)
      return reply.data as CallReply<C>
    },
    async callAct<C extends AnyAct>(call: C, input: CallInput<C>): Promise<ActReply<C>> {
      const body = await executed(call.id, input, ASKS_FOR_CHANGES)
      const told = call.told.safeParse(body)
      const reply = told.success ? told : call.reply.safeParse(body)
      if (!reply.success) throw new UnreadableAnswerError(0, '', call.id)
      return reply.data as ActReply<C>
    },
    async listDocuments(collection, queries) {
      const texts = queries.map((query) => JSON.stringify(query))
      return readAs(documentList, await send({ method: 'GET', path: listPath(collection, texts, false) })).documents
    },
    async findDocuments(collection, queries, { around, isCounted }) {
      const texts = queries.map((query) => JSON.stringify(query))
      const answer = around
        ? await send({
            ...{ method: 'POST', path: `${documentsPath(collection)}/near` },
            body: { around, queries: texts, total: isCounted },
          })
        : await send({ method: 'GET', path: listPath(collection, texts, isCounted) })
      const { documents, distancesKm, total } = readAs(foundList, answer)
      const found = documents.map((document, index) => ({ document, distanceKm: distancesKm[index] ?? null }))
      return { found, total: isCounted ? total : null }
    },
    getDocument: ({ collection, id }) =>
      send({ method: 'GET', path: `${documentsPath(collection)}/${encodeURIComponent(id)}` }),
    updateDocument: ({ collection, id }, data) =>
      send({ method: 'PATCH', path: `${documentsPath(collection)}/${encodeURIComponent(id)}`, body: { data } }),
    putImage: (path, image) =>
      send(image === null ? { method: 'DELETE', path, body: {} } : { method: 'PUT', path, image }),
    productInfo: async () => readAs(productInfo, await send({ method: 'GET', path: '/product' })),
    async callAccount(request) {
      const { status, text } = await exchange(options, bodyOnDelete(request))
      if (status === NO_CONTENT) return null
      const body = parseJson(text)
      if (body === undefined) throw notOurServer(request, status)
      if (status >= 400) throw refusalOf(status, protocolError.safeParse(body).success ? body : undefined)
      return body
    },
  }
}

function listPath(collection: string, queries: readonly string[], isCounted: boolean): string {
  const asked = queries.map((query, index) => `queries[${index}]=${encodeURIComponent(query)}`)
  return `${documentsPath(collection)}?${[...asked, ...(isCounted ? [] : ['total=false'])].join('&')}`
}

type OutgoingRequest = {
  readonly method: AccountRequest['method']
  readonly path: string
  readonly body?: unknown
  /** Instead of a JSON body. */
  readonly image?: Blob
  readonly callId?: string
  readonly headers?: Readonly<Record<string, string>>
}

const codedInput = z.object({ code: z.string().check(z.regex(/^[a-z\d]{6}$/i)) })

/** Tells a proxy which tournament a call concerns. */
function routeOf(input: unknown): Readonly<Record<string, string>> {
  const coded = codedInput.safeParse(input)
  return coded.success ? { [TOURNAMENT_HEADER]: coded.data.code.toUpperCase() } : {}
}

/** The protocol requires one. */
function bodyOnDelete(request: AccountRequest): OutgoingRequest {
  return request.method === 'DELETE' ? { body: {}, ...request } : request
}

/** A page instead of JSON comes from a portal or proxy. */
function notOurServer({ method, path }: OutgoingRequest, status: number): UnreachableError {
  return new UnreachableError(`${method} ${path}: ${status}, not JSON`)
}

async function sendRequest(options: ServerClientOptions, request: OutgoingRequest): Promise<unknown> {
  const { status, text } = await exchange(options, request)
  const body = parseJson(text)
  if (body === undefined) throw notOurServer(request, status)
  if (status >= 400) throw refusalOf(status, body, request.callId)
  return body
}

async function exchange(options: ServerClientOptions, { method, path, body, image, headers }: OutgoingRequest) {
  try {
    const response = await fetch(options.endpoint + path, {
      method,
      credentials: 'include',
      headers: {
        'X-Appwrite-Project': PROJECT_ID,
        'X-Appwrite-Locale': options.language(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(image ? { 'content-type': image.type } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(image ? { body: image } : {}),
      signal: AbortSignal.timeout(options.timeoutMs ?? DEFAULT_TIMEOUT_MS),
    })
    return { status: response.status, text: await response.text() }
  } catch (cause) {
    throw new UnreachableError(`${method} ${path}`, { cause })
  }
}

function documentsPath(collection: string): string {
  return `/databases/${DATABASE_ID}/collections/${encodeURIComponent(collection)}/documents`
}

/**
 * Protocol-level errors (a defect, rate limit, foreign origin, unknown parameter) come in English and help nobody. Our reasons and fields
 * have messages of their own.
 */
function isNobodysSentence(body: unknown): boolean {
  return protocolWords.safeParse(body).success
}

function refusalOf(status: number, body: unknown, callId: string | null = null): Error {
  const parsed = refusalBody.safeParse(body)
  const { reason, type, fields, ...said }: z.output<typeof refusalBody> = parsed.success
    ? parsed.data
    : { message: '', reason: undefined, type: undefined, fields: {} }
  const message = isNobodysSentence(body) ? '' : said.message
  if (status === UNAVAILABLE && reason?.startsWith('storage_')) {
    return new UnreachableError(`${callId ?? 'the server'}: ${reason}`, { sentence: message })
  }
  if (status >= 500 || status === TOO_MANY_REQUESTS || status < 400)
    return new ServerFailureError(status, message, callId)
  return new RefusedError({
    status,
    reason: reason ?? type ?? null,
    type: type ?? null,
    message,
    fields: fields satisfies FieldErrors,
    callId,
  })
}

function isSuccess(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'success' in body && body.success === true
}

function readAs<Schema extends z.ZodMiniType>(
  schema: Schema,
  body: unknown,
  callId: string | null = null,
): z.output<Schema> {
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw new ServerFailureError(0, '', callId)
  return parsed.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
