import { randomBytes } from 'node:crypto'
import { wireMoment } from '@tablee/contract/wire-moment'

/** What a function answered: its own status, and the object that becomes `responseBody`. */
export type FunctionResult = { readonly status: number; readonly body: object }

export type ExecutionRequest = {
  readonly functionId: string
  readonly method: string
  readonly path: string
  readonly userAgent: string
}

const ID_BYTES = 10

/** The record of a call that the protocol answers; a guest's is not kept. Null: accepted, not run yet. */
export function toExecution(request: ExecutionRequest, result: FunctionResult | null, startedAt: number): object {
  const created = wireMoment(new Date(startedAt).toISOString())
  const responseBody = result ? JSON.stringify(result.body) : ''
  return {
    $id: randomBytes(ID_BYTES).toString('hex'),
    $createdAt: created,
    $updatedAt: created,
    $permissions: [],
    functionId: request.functionId,
    resourceId: request.functionId,
    resourceType: 'functions',
    deploymentId: '',
    trigger: 'http',
    status: statusOf(result),
    requestMethod: request.method,
    requestPath: request.path,
    requestHeaders: [
      { name: 'content-type', value: 'application/json' },
      { name: 'user-agent', value: request.userAgent },
    ],
    responseStatusCode: result?.status ?? 0,
    responseBody,
    responseHeaders: result
      ? [
          { name: 'content-type', value: 'application/json; charset=utf-8' },
          { name: 'content-length', value: String(Buffer.byteLength(responseBody)) },
        ]
      : [],
    logs: '',
    errors: '',
    duration: result ? (Date.now() - startedAt) / 1000 : 0,
  }
}

function statusOf(result: FunctionResult | null): string {
  if (!result) return 'waiting'
  return result.status < 500 ? 'completed' : 'failed'
}
