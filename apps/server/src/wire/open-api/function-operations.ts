import { executionDocument } from '@tablee/contract/executions/execution-document'
import type { ServedCall } from '@tablee/contract/serving/served-call'
import { jsonSchema } from './json-schema.ts'
import type { JsonSchema, Operation } from './operation.ts'

const room = 'functions'
const EXECUTION = jsonSchema(executionDocument, 'output')
const LISTED = [
  { name: 'queries[]', about: 'Queries as JSON objects; may repeat.' },
  { name: 'search', about: 'Words to look for.' },
  { name: 'total', about: '`false`: the total is not counted.' },
]

/** Every function is called the same way: its payload is a JSON text inside the request, its answer one inside the answer. */
export function functionOperations(calls: readonly ServedCall[]): readonly Operation[] {
  return [...[...calls].sort((one, other) => one.id.localeCompare(other.id, 'en')).map(callOperation), ...reading]
}

function callOperation(call: ServedCall): Operation {
  return {
    method: 'post',
    path: `/functions/${call.id}/executions`,
    room,
    summary: call.id,
    body: { json: requestSchema(call) },
    answers: { 201: { json: answerSchema(call) }, 202: executionDocument },
  }
}

function requestSchema({ input }: ServedCall): JsonSchema {
  return {
    type: 'object',
    properties: {
      body: { type: 'string', contentMediaType: 'application/json', contentSchema: jsonSchema(input, 'input') },
      async: { type: 'boolean', default: false },
      path: { type: 'string', maxLength: 2048, default: '/' },
      method: { const: 'POST', default: 'POST' },
      headers: { type: 'object', additionalProperties: { type: 'string' } },
    },
  }
}

function answerSchema({ reply }: ServedCall): JsonSchema {
  const { properties, required, ...rest } = jsonSchema(reply, 'output')
  const success = {
    ...rest,
    properties: { ...members(properties), success: { const: true }, message: { type: 'string' } },
    required: ['success', ...(Array.isArray(required) ? required : [])],
  }
  const contentSchema = { oneOf: [success, { $ref: '#/components/schemas/Refusal' }] }
  const responseBody = { type: 'string', contentMediaType: 'application/json', contentSchema }
  return { allOf: [EXECUTION, { type: 'object', properties: { responseBody } }] }
}

function members(properties: unknown): object {
  return typeof properties === 'object' && properties !== null ? properties : {}
}

const reading: readonly Operation[] = [
  {
    ...{ method: 'get', path: '/functions/{functionId}/executions', room, summary: 'Own executions', query: LISTED },
    answers: {
      200: {
        json: {
          type: 'object',
          properties: { total: { type: 'integer' }, executions: { type: 'array', items: EXECUTION } },
          required: ['total', 'executions'],
        },
      },
    },
  },
  {
    ...{ method: 'get', path: '/functions/{functionId}/executions/{executionId}', room, summary: 'One own execution' },
    answers: { 200: executionDocument },
  },
]
