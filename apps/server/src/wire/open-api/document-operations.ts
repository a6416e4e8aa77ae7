import { DATABASE_ID } from '@tablee/contract/channels'
import type { ServedCollection } from '@tablee/contract/serving/served-collection'
import type * as z from 'zod/mini'
import { nearQuestion } from '../pages/near-route.ts'
import type { ErrorType } from '../protocol-error.ts'
import { jsonSchema } from './json-schema.ts'
import type { JsonSchema, Operation } from './operation.ts'

const QUERIES = { name: 'queries[]', about: 'Queries as JSON objects; may repeat.' }
const TOTAL = { name: 'total', about: '`false`: the total is not counted.' }

const written: readonly ErrorType[] = [
  ...(['general_argument_invalid', 'document_invalid_structure', 'user_unauthorized'] as const),
  'general_rate_limit_exceeded',
]

export function documentOperations(collections: readonly ServedCollection[]): readonly Operation[] {
  return collections.flatMap(collectionOperations)
}

function collectionOperations({ id, schemas, distanceKm }: ServedCollection): readonly Operation[] {
  const room = `documents of ${id}`
  const path = `/databases/${DATABASE_ID}/collections/${id}/documents`
  const one = `${path}/{documentId}`
  const list = {
    type: 'object',
    properties: {
      total: { type: 'integer' },
      documents: { type: 'array', items: jsonSchema(schemas.document, 'output') },
    },
    required: ['total', 'documents'],
  }
  return [
    {
      method: 'get',
      path,
      room,
      summary: 'List',
      query: [QUERIES, TOTAL],
      answers: { 200: { json: list } },
      errors: ['general_query_invalid', 'general_cursor_not_found'],
    },
    ...(distanceKm ? [near({ path, room, list })] : []),
    {
      ...{ method: 'post', path, room, summary: 'Create', body: { json: creation(schemas.creation) } },
      answers: { 201: schemas.document },
      errors: [...written, 'document_missing_data', 'document_already_exists', 'document_update_conflict'],
    },
    {
      ...{ method: 'get', path: one, room, summary: 'Read; only `select` as query', query: [QUERIES] },
      answers: { 200: schemas.document },
      errors: ['general_query_invalid', 'document_not_found'],
    },
    {
      ...{ method: 'patch', path: one, room, summary: 'Change', body: { json: change(schemas.change) } },
      answers: { 200: schemas.document },
      errors: [...written, 'document_missing_payload', 'document_not_found', 'document_update_conflict'],
    },
    {
      method: 'delete',
      path: one,
      room,
      summary: 'Delete',
      answers: { 204: 'nothing' },
      errors: ['user_unauthorized', 'document_not_found', 'document_update_conflict', 'general_rate_limit_exceeded'],
    },
    { method: 'put', path: one, room, summary: 'Not offered', answers: {}, errors: ['general_not_implemented'] },
  ]
}

type Listing = { readonly path: string; readonly room: string; readonly list: { readonly properties: object } }

function near({ path, room, list }: Listing): Operation {
  const distancesKm = { type: 'array', items: { type: ['integer', 'null'] } }
  return {
    ...{
      method: 'post',
      path: `${path}/near`,
      room,
      summary: 'List what is around a position, which stands in no address',
    },
    body: { json: jsonSchema(nearQuestion, 'input') },
    answers: { 200: { json: { ...list, properties: { ...list.properties, distancesKm } } } },
    errors: ['general_query_invalid', 'general_cursor_not_found', 'general_rate_limit_exceeded'],
  }
}

function creation(schema: z.core.$ZodType): JsonSchema {
  const documentId = { type: 'string', pattern: '^(unique\\(\\)|[A-Za-z0-9][A-Za-z0-9._-]{0,35})$' }
  return {
    type: 'object',
    properties: { documentId, data: jsonSchema(schema, 'input') },
    required: ['documentId', 'data'],
  }
}

function change(schema: z.core.$ZodType): JsonSchema {
  return { type: 'object', properties: { data: jsonSchema(schema, 'input') }, required: ['data'] }
}
