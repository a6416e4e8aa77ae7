import {
  type AttributeKind,
  type Comparison,
  DEFAULT_PAGE,
  type DocumentFilter,
  type DocumentOrder,
  type DocumentQuery,
  LARGEST_PAGE,
  type QueryValue,
} from '@tablee/contract/serving/document-query'
import * as z from 'zod/mini'
import { ProtocolError } from './protocol-error.ts'
import { parseJson } from './read-execution-request.ts'

const MOST_QUERIES = 100
const LONGEST_QUERY = 4096
const MOST_VALUES = 100
const DEEPEST_NESTING = 5
/** What an integer column of PostgreSQL can be compared with. */
const LARGEST_INTEGER = 2_147_483_647

export type ReadQueries = DocumentQuery & { readonly select: readonly string[] | null }

type Attributes = Readonly<Record<string, AttributeKind>>

const queryShape = z.object({
  method: z.string(),
  attribute: z.optional(z.string()),
  values: z.optional(z.array(z.unknown())),
})
type RawQuery = z.output<typeof queryShape>

/** How many values each comparison takes. */
const COMPARISONS: Readonly<Record<Comparison, readonly [least: number, most: number]>> = {
  equal: [1, MOST_VALUES],
  notEqual: [1, 1],
  lessThan: [1, 1],
  lessThanEqual: [1, 1],
  greaterThan: [1, 1],
  greaterThanEqual: [1, 1],
  between: [2, 2],
  isNull: [0, 0],
  isNotNull: [0, 0],
  search: [1, 1],
  startsWith: [1, 1],
}
const SEARCHABLE = new Set(['name', 'code'])

/** `queries[0]`, `queries[1]` … in the order of their numbers, `queries[]` in the order of their writing. */
export function collectQueries(search: URLSearchParams): readonly string[] {
  const found: { readonly place: number; readonly text: string }[] = []
  for (const [name, text] of search) {
    const match = /^queries(?:\[(\d*)\])?$/.exec(name)
    if (match) found.push({ place: match[1] ? Number(match[1]) : found.length, text })
  }
  return found.sort((one, other) => one.place - other.place).map(({ text }) => text)
}

export function readQueries(texts: readonly string[], attributes: Attributes): ReadQueries {
  if (texts.length > MOST_QUERIES) throw invalid(`more than ${MOST_QUERIES} queries`)
  const filters: DocumentFilter[] = []
  const orders: DocumentOrder[] = []
  let limit = DEFAULT_PAGE
  let offset = 0
  let select: readonly string[] | null = null
  for (const text of texts) {
    const query = readQuery(text.length > LONGEST_QUERY ? null : parseJson(text))
    switch (query.method) {
      case 'limit':
        limit = readCount(query, 1, LARGEST_PAGE)
        break
      case 'offset':
        offset = readCount(query, 0, LARGEST_INTEGER)
        break
      case 'orderAsc':
      case 'orderDesc':
        orders.push(...readOrder(query, attributes))
        break
      case 'select':
        select = readSelect(query, attributes)
        break
      default:
        filters.push(readFilter(query, attributes, 0))
    }
  }
  return { filters, orders, limit, offset, select }
}

function readQuery(value: unknown): RawQuery {
  const parsed = z.safeParse(queryShape, value)
  if (!parsed.success) throw invalid('Syntax error')
  return parsed.data
}

function readCount({ method, values }: RawQuery, least: number, most: number): number {
  const [count] = values ?? []
  if (values?.length !== 1 || typeof count !== 'number' || !Number.isInteger(count) || count < least || count > most) {
    throw invalid(`${method} takes one number from ${least} to ${most}`)
  }
  return count
}

function readOrder({ method, attribute = '' }: RawQuery, attributes: Attributes): readonly DocumentOrder[] {
  // Without an attribute: the order of insertion.
  const chosen = attribute === '' ? '$createdAt' : attribute
  if (kindOf(chosen, attributes) === 'list') throw invalid(`${chosen} cannot be ordered`)
  return [{ attribute: chosen, descending: method === 'orderDesc' }]
}

function readSelect({ values = [] }: RawQuery, attributes: Attributes): readonly string[] | null {
  const names = values.map((value) => {
    if (typeof value !== 'string') throw invalid('select takes names of attributes')
    if (value !== '*' && !value.startsWith('$')) kindOf(value, attributes)
    return value
  })
  if (names.length === 0) throw invalid('select takes at least one attribute')
  return names.includes('*') ? null : names
}

function readFilter(query: RawQuery, attributes: Attributes, depth: number): DocumentFilter {
  const { method, values = [] } = query
  if (method === 'or' || method === 'and') {
    if (depth >= DEEPEST_NESTING) throw invalid('nested too deep')
    if (values.length < 2 || values.length > MOST_VALUES) throw invalid(`${method} takes at least two queries`)
    return { method, filters: values.map((value) => readFilter(readQuery(value), attributes, depth + 1)) }
  }
  const comparison = comparisonOf(method)
  const attribute = query.attribute ?? ''
  const kind = kindOf(attribute, attributes)
  const [least, most] = COMPARISONS[comparison]
  if (values.length < least || values.length > most) throw invalid(`wrong number of values for ${method}`)
  const isNullCheck = most === 0
  if (kind === 'list' && !isNullCheck) throw invalid(`${method} cannot be used with the list ${attribute}`)
  if (comparison === 'search' && !SEARCHABLE.has(attribute)) throw invalid(`${attribute} cannot be searched`)
  if (comparison === 'startsWith' && kind !== 'text') throw invalid(`${attribute} is no text`)
  return { method: comparison, attribute, values: values.map((value) => readValue(value, kind)) }
}

function comparisonOf(method: string): Comparison {
  for (const comparison of Object.keys(COMPARISONS) as Comparison[]) if (comparison === method) return comparison
  throw invalid(`method ${JSON.stringify(method.slice(0, 40))} is not known`)
}

function kindOf(attribute: string, attributes: Attributes): AttributeKind {
  const kind = Object.hasOwn(attributes, attribute) ? attributes[attribute] : undefined
  if (kind) return kind
  throw invalid(`attribute ${JSON.stringify(attribute.slice(0, 40))} is not known`)
}

function readValue(value: unknown, kind: AttributeKind): QueryValue {
  if (kind === 'boolean' && typeof value === 'boolean') return value
  if (
    kind === 'integer' &&
    typeof value === 'number' &&
    Number.isInteger(value) &&
    Math.abs(value) <= LARGEST_INTEGER
  ) {
    return value
  }
  if (kind === 'text' && typeof value === 'string' && !value.includes('\u0000')) return value
  if (kind === 'date' && typeof value === 'string' && !Number.isNaN(Date.parse(value))) {
    return new Date(value).toISOString()
  }
  throw invalid('a value does not fit the type of its attribute')
}

function invalid(why: string): ProtocolError {
  return new ProtocolError('general_query_invalid', `Invalid query: ${why}`)
}
