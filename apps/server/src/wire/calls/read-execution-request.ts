import type { WantedAnswer } from '@tablee/contract/serving/served-call'
import { ASKS_FOR_CHANGES } from '@tablee/contract/told-act'
import * as z from 'zod/mini'
import { invalidParameter, ProtocolError } from '../protocol-error.ts'
import { parseJson } from './read-json.ts'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'] as const
const LONGEST_PATH = 2048
const LARGEST_BODY = 1_048_576

const headersInput = z.record(z.string(), z.string())

export type ExecutionInput = {
  readonly body: string
  readonly isAsync: boolean
  readonly path: string
  readonly method: string
  readonly wanted: WantedAnswer
}

/** Each invalid parameter is refused by name. */
export function readExecutionRequest(sent: unknown): ExecutionInput {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) {
    throw new ProtocolError('general_argument_invalid', 'The request body must be a JSON object')
  }
  const given = new Map(Object.entries(sent).filter(([, value]) => value !== null && value !== undefined))
  const isAsync = readAsync(given.get('async') ?? false)
  const scheduledAt = given.get('scheduledAt')
  if (scheduledAt !== undefined) refuseSchedule(scheduledAt, isAsync)
  checkHeaders(given.get('headers') ?? {})
  return {
    body: readText('body', given.get('body') ?? '', LARGEST_BODY),
    isAsync,
    path: readText('path', given.get('path') ?? '/', LONGEST_PATH),
    method: readMethod(given.get('method') ?? 'POST'),
    // No official client sends it; unknown values may come from later apps.
    wanted: given.get('answer') === ASKS_FOR_CHANGES.answer ? 'changes' : 'whole',
  }
}

function readText(name: string, value: unknown, longest: number): string {
  if (typeof value !== 'string' || value.length > longest) {
    throw invalidParameter(name, `Value must be a valid string and at most ${longest} chars`)
  }
  return value
}

function readAsync(value: unknown): boolean {
  if (typeof value === 'boolean') return value
  if (value === 'true' || value === '1' || value === 1) return true
  if (value === 'false' || value === '0' || value === 0) return false
  throw invalidParameter('async', 'Value must be a valid boolean')
}

function readMethod(value: unknown): string {
  const method = METHODS.find((known) => known === value)
  if (!method) throw invalidParameter('method', `Value must be one of (${METHODS.join(', ')})`)
  return method
}

function checkHeaders(value: unknown): void {
  const parsed = z.safeParse(headersInput, typeof value === 'string' ? parseJson(value) : value)
  if (!parsed.success) throw invalidParameter('headers', 'Value must be an object of strings')
  if (Object.keys(parsed.data).some((name) => name.toLowerCase().startsWith('x-appwrite-'))) {
    throw invalidParameter('headers', 'Names starting with x-appwrite- are reserved')
  }
}

function refuseSchedule(value: unknown, isAsync: boolean): never {
  const moment = typeof value === 'string' ? Date.parse(value) : Number.NaN
  if (Number.isNaN(moment) || moment <= Date.now()) {
    throw invalidParameter('scheduledAt', 'Value must be a valid date in the future')
  }
  if (!isAsync) {
    throw new ProtocolError('general_bad_request', 'Scheduled executions must be asynchronous: set `async` to true')
  }
  throw new ProtocolError('general_not_implemented', 'Scheduled executions are not offered')
}
