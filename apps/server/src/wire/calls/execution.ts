import { randomUUID } from 'node:crypto'
import type { ExecutionDocument } from '@tablee/contract/executions/execution-document'
import type { Caller } from '@tablee/contract/serving/caller'
import { TextInParts } from '@tablee/contract/serving/json-parts'
import { wireMoment } from '@tablee/contract/wire-moment'
import { jsonInTurns } from './json-in-turns.ts'

/** A function's own status, and the object for `responseBody`. */
export type FunctionResult = {
  readonly status: number
  readonly body: object
  /** Set when calling again may help. */
  readonly retryAfterS?: number
}

export type ExecutionRequest = {
  readonly functionId: string
  readonly method: string
  readonly path: string
  readonly bodyLength: number
  readonly userAgent: string
  readonly host: string
  readonly caller: Caller
}

const ID_LENGTH = 20
const LONGEST_HEADER = 256

/** As it is sent: its body stays in the pieces it was written in. */
export type EndedExecution = Omit<ExecutionDocument, 'responseBody'> & { readonly responseBody: TextInParts }

/** The record of an accepted call before it runs. */
export function openExecution(request: ExecutionRequest, startedAt: Date): ExecutionDocument {
  const created = wireMoment(startedAt.toISOString())
  return {
    // Node generates many of these at a time.
    $id: randomUUID().replaceAll('-', '').slice(-ID_LENGTH),
    $createdAt: created,
    $updatedAt: created,
    $permissions: request.caller ? [`read("user:${request.caller.accountId}")`] : [],
    functionId: request.functionId,
    resourceId: request.functionId,
    resourceType: 'functions',
    deploymentId: '',
    trigger: 'http',
    status: 'waiting',
    requestMethod: request.method,
    requestPath: request.path,
    requestHeaders: [
      { name: 'content-type', value: 'application/json' },
      { name: 'content-length', value: String(request.bodyLength) },
      { name: 'user-agent', value: request.userAgent.slice(0, LONGEST_HEADER) },
      { name: 'host', value: request.host.slice(0, LONGEST_HEADER) },
    ],
    responseStatusCode: 0,
    responseBody: '',
    responseHeaders: [],
    logs: '',
    errors: '',
    duration: 0,
  }
}

/** The record afterwards. A refusal is a normal answer: only an internal error is a failure. */
export async function endedExecution(
  opened: ExecutionDocument,
  { status, body, retryAfterS }: FunctionResult,
): Promise<EndedExecution> {
  const now = new Date()
  const written = await jsonInTurns(body)
  return {
    ...opened,
    $updatedAt: wireMoment(now.toISOString()),
    status: status < 500 ? 'completed' : 'failed',
    responseStatusCode: status,
    responseBody: new TextInParts(written.parts),
    responseHeaders: [
      { name: 'content-type', value: 'application/json; charset=utf-8' },
      { name: 'content-length', value: String(written.byteLength) },
      ...(retryAfterS === undefined ? [] : [{ name: 'retry-after', value: String(retryAfterS) }]),
    ],
    duration: (now.getTime() - Date.parse(opened.$createdAt)) / 1000,
  }
}
