import { PROJECT_ID } from '@tablee/contract/channels'
import { TOKEN_PREFIX } from '@tablee/domain/shops/shop-token'
import { SERVER_VERSION, STATUS_OF_TYPE } from '../protocol-error.ts'
import { jsonSchema, namedSchemas } from './json-schema.ts'
import type { Content, DescribedRefusal, JsonSchema, Operation, ShownContent } from './operation.ts'
import { type DescribedWebhook, describedWebhooks } from './webhook-operations.ts'

export type DescribedOperation = {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description?: string
  readonly 'x-refusals'?: readonly DescribedRefusal[]
  readonly parameters?: readonly JsonSchema[]
  readonly requestBody?: JsonSchema
  readonly responses: JsonSchema
  readonly security?: readonly JsonSchema[]
  readonly servers?: readonly JsonSchema[]
}

export type OpenApi = {
  readonly openapi: string
  readonly info: { readonly title: string; readonly description: string; readonly [member: string]: unknown }
  readonly tags: readonly { readonly name: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>
  readonly webhooks: Readonly<Record<string, DescribedWebhook>>
  readonly [member: string]: unknown
}

const ERROR = {
  type: 'object',
  properties: {
    message: { type: 'string', description: 'A sentence to show.' },
    code: { type: 'integer', description: 'The status.' },
    type: { enum: Object.keys(STATUS_OF_TYPE) },
    version: { type: 'string' },
    reason: { type: 'string', description: 'The code of the refusal.' },
    fields: { type: 'object', additionalProperties: { type: 'string' }, description: 'A sentence for each field.' },
  },
  required: ['message', 'code', 'type', 'version'],
  additionalProperties: false,
}

/** A function's answer when it refuses. */
const REFUSAL = {
  type: 'object',
  properties: {
    success: { const: false },
    message: { type: 'string', description: 'A sentence to show.' },
    reason: { type: 'string', description: 'The code of the refusal.' },
    advice: { type: 'string', description: 'What to do, where the sentence does not say so.' },
    fields: { type: 'object', additionalProperties: { type: 'string' }, description: 'A sentence for each field.' },
  },
  required: ['success', 'message', 'reason'],
  additionalProperties: false,
}

const BY_PEOPLE: readonly JsonSchema[] = [{}, { session: [] }, { token: [] }]
const ABOUT_TOKEN = `A token of a shop, \`${TOKEN_PREFIX}…\`, made on the page of the shop. It names the project too.`

/** Everything this server answers, as OpenAPI 3.1. */
export function writeOpenApi(operations: readonly Operation[], publicUrl: string): OpenApi {
  const paths: Record<string, Record<string, DescribedOperation>> = {}
  for (const operation of operations) {
    const described = { ...operationObject(operation), ...(operation.isPage ? { servers: [{ url: publicUrl }] } : {}) }
    paths[operation.path] = { ...paths[operation.path], [operation.method]: described }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tablée',
      version: SERVER_VERSION,
      description: 'Tournaments of trading card games. The web SDK `appwrite` works against this server unmodified.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: `${publicUrl}/v1` }],
    tags: [...new Set(operations.map(({ room }) => room))].map((name) => ({ name })),
    paths,
    webhooks: describedWebhooks(publicUrl),
    components: {
      schemas: { ...namedSchemas(), Error: ERROR, Refusal: REFUSAL },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: `a_session_${PROJECT_ID}` },
        token: { type: 'apiKey', in: 'header', name: 'X-Appwrite-JWT' },
        shopToken: { type: 'http', scheme: 'bearer', description: ABOUT_TOKEN },
      },
    },
    security: BY_PEOPLE,
  }
}

function operationObject(operation: Operation): DescribedOperation {
  const { method, path, room, summary, query = [], body, answers, isPublic, refusals } = operation
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => parameter('path', name))
  const inQuery = query.map(({ name, about }) => ({ ...parameter('query', name), description: about, required: false }))
  const project = { ...parameter('header', 'X-Appwrite-Project'), schema: { const: PROJECT_ID } }
  const parameters = [...inPath, ...inQuery, ...(isPublic ? [] : [project])]
  return {
    operationId: `${method} ${path}`.replace(/[^A-Za-z0-9]+/g, '-').replace(/-$/, ''),
    tags: [room],
    summary,
    ...descriptionOf(operation),
    ...(refusals ? { 'x-refusals': refusals } : {}),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body ? { requestBody: { required: true, content: json(contentSchema(body, 'input')) } } : {}),
    responses: {
      ...Object.fromEntries(Object.entries(answers).map(([status, content]) => [status, response(status, content)])),
      ...errorResponses(operation),
      default: { description: 'Another error', content: json({ $ref: '#/components/schemas/Error' }) },
    },
    ...(isPublic ? { security: [] } : {}),
    ...(operation.token ? { security: [...BY_PEOPLE, { shopToken: [] }] } : {}),
  }
}

/** One response per status, naming its types. */
function errorResponses({ errors = [] }: Operation): JsonSchema {
  const byStatus = Map.groupBy(errors, (type) => STATUS_OF_TYPE[type])
  return Object.fromEntries(
    [...byStatus].map(([status, types]) => [
      String(status),
      {
        description: types.map((type) => `\`${type}\``).join(', '),
        content: json({ $ref: '#/components/schemas/Error' }),
      },
    ]),
  )
}

/** Other tools show the description only, so it includes the refusals. */
function descriptionOf({ about, refusals }: Operation): { readonly description?: string } {
  const rows = refusals?.map(({ status, reason, message }) => `- ${status} \`${reason}\`: ${message}`) ?? []
  const list = rows.length === 0 ? [] : [`**Refusals** (\`responseStatusCode\` and \`reason\`)\n\n${rows.join('\n')}`]
  const parts = [...(about === undefined ? [] : [about]), ...list]
  return parts.length === 0 ? {} : { description: parts.join('\n\n') }
}

function parameter(place: 'path' | 'query' | 'header', name: string) {
  return { name, in: place, required: true, schema: { type: 'string' } }
}

function response(status: string, content: Content): JsonSchema {
  if (Number(status) >= 400) return { description: 'An error', content: json({ $ref: '#/components/schemas/Error' }) }
  if (content === 'nothing') return { description: status === '304' ? 'Unchanged' : 'Nothing more' }
  if (content === 'text') return { description: 'A text', content: { 'text/plain': { schema: { type: 'string' } } } }
  if ('shown' in content) {
    const { type, schema, example } = content.shown
    return { description: 'The answer', content: { [type]: { schema, example } } }
  }
  return { description: 'The answer', content: json(contentSchema(content, 'output')) }
}

function contentSchema(
  content: Exclude<Content, string | { readonly shown: ShownContent }>,
  io: 'input' | 'output',
): JsonSchema {
  return 'json' in content ? content.json : jsonSchema(content, io)
}

function json(schema: JsonSchema): JsonSchema {
  return { 'application/json': { schema } }
}
