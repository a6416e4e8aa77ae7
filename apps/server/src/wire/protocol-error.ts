import type { StorageFailureKind } from '@tablee/contract/serving/storage-failure'
import type { FastifyReply } from 'fastify'

/** In every error, as in the protocol. */
export const SERVER_VERSION = '1.6.1'

export const STATUS_OF_TYPE = {
  general_argument_invalid: 400,
  general_bad_request: 400,
  general_query_invalid: 400,
  general_cursor_not_found: 400,
  general_access_forbidden: 401,
  general_unauthorized_scope: 401,
  general_unknown_origin: 403,
  general_route_not_found: 404,
  general_not_implemented: 405,
  general_rate_limit_exceeded: 429,
  general_smtp_disabled: 503,
  general_unknown: 500,
  project_not_found: 404,
  user_unauthorized: 401,
  user_already_exists: 409,
  user_invalid_credentials: 401,
  user_blocked: 401,
  user_session_already_exists: 401,
  user_session_not_found: 404,
  user_not_found: 404,
  user_invalid_token: 401,
  user_email_already_verified: 409,
  user_jwt_invalid: 401,
  password_personal_data: 400,
  password_recently_used: 400,
  database_not_found: 404,
  collection_not_found: 404,
  document_not_found: 404,
  document_already_exists: 409,
  document_missing_data: 400,
  document_update_conflict: 409,
  document_missing_payload: 400,
  document_invalid_structure: 400,
  function_not_found: 404,
  execution_not_found: 404,
} as const

export type ErrorType = keyof typeof STATUS_OF_TYPE

/** For our own forms, beside the protocol's four members: the refusal code and refused fields. */
export type ErrorDetails = {
  readonly reason?: string
  readonly fields?: Readonly<Record<string, string>>
  /** If it differs from the type's status. */
  readonly status?: number
  /** Set when asking again may help. */
  readonly retryAfterS?: number
}

/** A lock passes at once, a database restart takes seconds; what a person must fix takes longer. */
export const RETRY_AFTER_S: Readonly<Record<StorageFailureKind, number>> = {
  storage_busy: 1,
  storage_unreachable: 2,
  storage_full: 60,
  storage_failed: 60,
}

const HOUR_S = 3600

/** When the duration is unknown. */
const LATER_S: Readonly<Partial<Record<number, number>>> = { 429: 60, 503: HOUR_S }

/** Answers that ask to come back say when. Null for others. */
function retryAfterOf(status: number, knownS: number | undefined): number | null {
  return knownS ?? LATER_S[status] ?? null
}

/** For daily limits: retrying every hour is harmless. */
export const NOT_TODAY_RETRY_S = HOUR_S

/** A status of 400 or more: thrown anywhere in a request, written once by the error handler. */
export class ProtocolError extends Error {
  readonly status: number
  readonly type: ErrorType
  readonly details: ErrorDetails

  constructor(type: ErrorType, message: string, details: ErrorDetails = {}) {
    super(message)
    this.name = 'ProtocolError'
    this.status = details.status ?? STATUS_OF_TYPE[type]
    this.type = type
    this.details = details
  }
}

export function errorBody(error: ProtocolError): object {
  const { status: _, retryAfterS: __, ...details } = error.details
  return { message: error.message, code: error.status, type: error.type, version: SERVER_VERSION, ...details }
}

export function sendError(reply: FastifyReply, error: ProtocolError): FastifyReply {
  const retryAfterS = retryAfterOf(error.status, error.details.retryAfterS)
  if (retryAfterS !== null) void reply.header('Retry-After', retryAfterS)
  return reply
    .code(error.status)
    .type('application/json; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .send(errorBody(error))
}

export function routeNotFound(): ProtocolError {
  return new ProtocolError(
    'general_route_not_found',
    'The requested route was not found. Please refer to the API docs.',
  )
}

export function invalidParameter(name: string, why: string): ProtocolError {
  return new ProtocolError('general_argument_invalid', `Invalid \`${name}\` param: ${why}`)
}
