import { REFUSAL_STATUS } from '@tablee/contract/refusals'
import type { Caller } from '@tablee/contract/serving/caller'
import type { ServedCall, WantedAnswer } from '@tablee/contract/serving/served-call'
import { StorageFailure } from '@tablee/contract/serving/storage-failure'
import type { Language } from '@tablee/domain/language'
import type { Outcome, Refusal } from '@tablee/domain/outcome'
import {
  brokenCallSentence,
  failureSentence,
  fieldSentences,
  isRefusalCode,
  type RefusedFields,
  refusalAdvice,
  refusalSentence,
  replySentence,
} from '../pages/sentences.ts'
import { NOT_TODAY_RETRY_S, RETRY_AFTER_S } from '../protocol-error.ts'
import type { FunctionResult } from './execution.ts'
import { parseJson } from './read-json.ts'

export type FunctionRun = {
  readonly call: ServedCall
  readonly payload: Record<string, unknown> | null
  readonly caller: Caller
  /** Whether the payload is small enough; null where unlimited. */
  readonly admitted: Outcome<number> | null
  readonly wanted: WantedAnswer
  readonly language: Language
  /** Logs an unexpected error once and returns its number. */
  readonly logDefect: (error: unknown) => string
}

/** Null when the text is not a JSON object. */
export function readPayload(body: string): Record<string, unknown> | null {
  const parsed = body.trim() === '' ? {} : parseJson(body)
  return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? { ...parsed } : null
}

/** Every outcome has its sentence in the caller's language. */
export async function runFunction({
  call,
  payload,
  caller,
  admitted,
  wanted,
  language,
  logDefect,
}: FunctionRun): Promise<FunctionResult> {
  if (payload === null) return failed(400, 'body_invalid', failureSentence(language, 'body_invalid'))
  if (admitted && !admitted.accepted) return refused(language, admitted.refusal)
  try {
    const opened = await call.open(payload, caller)
    if (!opened.readable) return refusedFields(language, { issues: opened.issues, sent: payload })
    const outcome = await opened.carry(wanted)
    if (!outcome.accepted) return refused(language, outcome.refusal)
    const message = replySentence(language, call.id)
    return { status: 200, body: { success: true, ...outcome.value, ...(message === null ? {} : { message }) } }
  } catch (error) {
    if (error instanceof StorageFailure) {
      logDefect(error)
      const retryAfterS = RETRY_AFTER_S[error.kind]
      return { ...failed(503, error.kind, failureSentence(language, error.kind)), retryAfterS }
    }
    logDefect(error)
    return failed(500, 'general_unknown', brokenCallSentence(language, call.id))
  }
}

const TOO_MANY = 429

function refused(language: Language, refusal: Refusal): FunctionResult {
  const { status, body } = failed(REFUSAL_STATUS[refusal.code], refusal.code, refusalSentence(language, refusal))
  const advice = refusalAdvice(language, refusal)
  return {
    status,
    body: { ...body, ...(advice === null ? {} : { advice }) },
    ...(status === TOO_MANY ? { retryAfterS: NOT_TODAY_RETRY_S } : {}),
  }
}

function refusedFields(language: Language, refused: RefusedFields): FunctionResult {
  const fields = fieldSentences(language, refused)
  const [first] = refused.issues
  const reason = first && isRefusalCode(first.code) ? first.code : 'body_invalid'
  const message = Object.values(fields)[0] ?? failureSentence(language, 'body_invalid')
  return { status: 400, body: { success: false, message, reason, fields } }
}

function failed(status: number, reason: string, message: string): FunctionResult {
  return { status, body: { success: false, message, reason } }
}

export function methodNotAllowed(language: Language): FunctionResult {
  return failed(405, 'method_not_allowed', failureSentence(language, 'function_failed'))
}
