import { accountCallDescriptions } from '@tablee/contract/accounts/described-calls'
import { cardCallDescriptions } from '@tablee/contract/cards/described-calls'
import { decklistCallDescriptions } from '@tablee/contract/decklists/described-calls'
import { executionDocument } from '@tablee/contract/executions/execution-document'
import { pastCallDescriptions } from '@tablee/contract/past/described-past-calls'
import { ratingCallDescriptions } from '@tablee/contract/ratings/described-rating-calls'
import { REFUSAL_STATUS } from '@tablee/contract/refusals'
import { registrationCallDescriptions } from '@tablee/contract/registrations/described-calls'
import { registrationListCallDescriptions } from '@tablee/contract/registrations/described-list-calls'
import { seasonCallDescriptions } from '@tablee/contract/seasons/described-season-calls'
import type { CallDescription, CallDescriptions } from '@tablee/contract/serving/call-description'
import type { ServedCall } from '@tablee/contract/serving/served-call'
import { hookCallDescriptions } from '@tablee/contract/shops/described-hook-calls'
import { regularCallDescriptions } from '@tablee/contract/shops/described-regular-calls'
import { shopCallDescriptions } from '@tablee/contract/shops/described-shop-calls'
import { tokenCallDescriptions } from '@tablee/contract/shops/described-token-calls'
import { tokenKindOf } from '@tablee/contract/shops/token-calls'
import { ASKS_FOR_CHANGES } from '@tablee/contract/told-act'
import { tournamentCallDescriptions } from '@tablee/contract/tournaments/described/described-calls'
import { LANGUAGE_OF_PROGRAMMERS } from '@tablee/domain/language'
import type { RefusalCode } from '@tablee/domain/refusal-codes'
import type { TokenKind } from '@tablee/domain/shops/shop-token'
import { CATALOGUES } from '@tablee/messages/catalogues'
import { jsonSchema } from './json-schema.ts'
import type { DescribedRefusal, JsonSchema, Operation } from './operation.ts'
import { refusalsOfSchema } from './refusals-of-schema.ts'

const room = 'executions'
const ROOMS: Readonly<Record<string, CallDescriptions>> = {
  'functions of tournaments': tournamentCallDescriptions,
  'functions of registrations': { ...registrationCallDescriptions, ...registrationListCallDescriptions },
  'functions of decklists': { ...decklistCallDescriptions, ...cardCallDescriptions },
  'functions of accounts': { ...accountCallDescriptions, ...pastCallDescriptions },
  'functions of shops': {
    ...{ ...shopCallDescriptions, ...regularCallDescriptions },
    ...ratingCallDescriptions,
    ...{ ...seasonCallDescriptions, ...hookCallDescriptions, ...tokenCallDescriptions },
  },
}
const EXECUTION = jsonSchema(executionDocument, 'output')
const LISTED = [
  { name: 'queries[]', about: 'Queries as JSON objects; may repeat.' },
  { name: 'search', about: 'Words to look for.' },
  { name: 'total', about: '`false`: the total is not counted.' },
]

/** All functions are called alike: the payload is JSON text in the request, the answer JSON text in the response. */
export function functionOperations(calls: readonly ServedCall[]): readonly Operation[] {
  const sorted = [...calls].sort((one, other) => one.id.localeCompare(other.id, LANGUAGE_OF_PROGRAMMERS))
  const described = Object.entries(ROOMS).flatMap(([name, descriptions]) =>
    sorted.flatMap((call) => {
      const description = descriptions[call.id]
      return description ? [callOperation(call, name, description)] : []
    }),
  )
  if (described.length !== calls.length) throw new Error('a function is served and not described')
  return [...described, ...reading]
}

function callOperation(
  call: ServedCall,
  ofRoom: string,
  { summary, who, about, refusals }: CallDescription,
): Operation {
  const token = tokenKindOf(call.id)
  return {
    method: 'post',
    path: `/functions/${call.id}/executions`,
    room: ofRoom,
    summary,
    about: `**Who.** ${who}${about === undefined ? '' : `\n\n${about}`}${aboutToken(token)}`,
    token,
    refusals: refusalsOf(call, refusals),
    body: { json: requestSchema(call) },
    answers: { 201: { json: answerSchema(call) }, 202: executionDocument },
    errors: ['general_argument_invalid', 'general_bad_request', 'general_rate_limit_exceeded'],
  }
}

function aboutToken(kind: TokenKind | null): string {
  switch (kind) {
    case null:
      return ''
    case 'read':
      return '\n\n**Token.** Any of a shop.'
    case 'run':
      return '\n\n**Token.** Of a shop, of kind `run`, at its events.'
    default:
      return kind satisfies never
  }
}

/** A refused field is always 400; the same reason may have another status once the fields are valid. */
function refusalsOf({ input }: ServedCall, own: readonly RefusalCode[]): readonly DescribedRefusal[] {
  const ofFields = refusalsOfSchema(input).map((reason) => ({ status: FIELD_REFUSED, reason }))
  const others = own.map((reason) => ({ status: REFUSAL_STATUS[reason], reason }))
  const isNew = (one: Reason) => !ofFields.some(({ status, reason }) => status === one.status && reason === one.reason)
  return [...ofFields, ...others.filter(isNew)]
    .map(({ status, reason }) => ({ status, reason, message: CATALOGUES[LANGUAGE_OF_PROGRAMMERS].refusals[reason] }))
    .sort((one, other) => one.status - other.status)
}

type Reason = { readonly status: number; readonly reason: RefusalCode }
const FIELD_REFUSED = 400

function requestSchema({ input, told }: ServedCall): JsonSchema {
  return {
    type: 'object',
    properties: {
      body: { type: 'string', contentMediaType: 'application/json', contentSchema: jsonSchema(input, 'input') },
      async: { type: 'boolean', default: false },
      path: { type: 'string', maxLength: 2048, default: '/' },
      method: { const: 'POST', default: 'POST' },
      headers: { type: 'object', additionalProperties: { type: 'string' } },
      ...(told ? { answer: { type: 'string', description: ABOUT_ANSWER } } : {}),
    },
  }
}

const ABOUT_ANSWER = `\`${ASKS_FOR_CHANGES.answer}\`: what the act changed, in place of the whole tournament.`

function answerSchema({ reply, told }: ServedCall): JsonSchema {
  const successes = [reply, ...(told ? [told] : [])].map(successSchema)
  const contentSchema = { oneOf: [...successes, { $ref: '#/components/schemas/Refusal' }] }
  const responseBody = { type: 'string', contentMediaType: 'application/json', contentSchema }
  return { allOf: [EXECUTION, { type: 'object', properties: { responseBody } }] }
}

function successSchema(answer: ServedCall['reply']): JsonSchema {
  const { properties, required, ...rest } = jsonSchema(answer, 'output')
  return {
    ...rest,
    properties: { ...members(properties), success: { const: true }, message: { type: 'string' } },
    required: ['success', ...(Array.isArray(required) ? required : [])],
  }
}

function members(properties: unknown): object {
  return typeof properties === 'object' && properties !== null ? properties : {}
}

const reading: readonly Operation[] = [
  {
    ...{ method: 'get', path: '/functions/{functionId}/executions', room, summary: 'Own executions', query: LISTED },
    errors: ['function_not_found', 'general_query_invalid', 'general_cursor_not_found'],
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
    errors: ['function_not_found', 'execution_not_found'],
  },
]
