import type { AttributeKind, Comparison, DocumentFilter, QueryValue } from '@tablee/contract/serving/document-query'
import * as z from 'zod/mini'
import { ProtocolError } from '../protocol-error.ts'

const MOST_VALUES = 100
const DEEPEST_NESTING = 5
/** The largest value of PostgreSQL's integer columns. */
const LARGEST_INTEGER = 2_147_483_647
const MOMENT = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)?)?$/
const MOMENT_LENGTH = new Date(0).toISOString().length

export type Attributes = Readonly<Record<string, AttributeKind>>

const queryShape = z.object({
  method: z.string(),
  attribute: z.optional(z.string()),
  values: z.optional(z.array(z.unknown()).check(z.maxLength(MOST_VALUES))),
})
export type RawQuery = z.output<typeof queryShape>

type Rule = {
  readonly comparison: Comparison
  readonly count: readonly [least: number, most: number]
  readonly isNegated?: true
  /** Set if the method implies it. */
  readonly attribute?: string
}

const one = (comparison: Comparison): Rule => ({ comparison, count: [1, 1] })
const some = (comparison: Comparison): Rule => ({ comparison, count: [1, MOST_VALUES] })
const none = (comparison: Comparison): Rule => ({ comparison, count: [0, 0] })
const two = (comparison: Comparison): Rule => ({ comparison, count: [2, 2] })
const not = (rule: Rule): Rule => ({ ...rule, isNegated: true })
const on = (attribute: string, rule: Rule): Rule => ({ ...rule, attribute })

/** The protocol's methods, under every name used by a major of the client. */
const RULES: ReadonlyMap<string, Rule> = new Map([
  ['equal', some('equal')],
  ['notEqual', one('notEqual')],
  ['lessThan', one('lessThan')],
  ['lessThanEqual', one('lessThanEqual')],
  ['greaterThan', one('greaterThan')],
  ['greaterThanEqual', one('greaterThanEqual')],
  ['between', two('between')],
  ['notBetween', not(two('between'))],
  ['isNull', none('isNull')],
  ['isNotNull', none('isNotNull')],
  ['search', one('search')],
  ['notSearch', not(one('search'))],
  ['startsWith', one('startsWith')],
  ['notStartsWith', not(one('startsWith'))],
  ['endsWith', one('endsWith')],
  ['notEndsWith', not(one('endsWith'))],
  ['contains', some('contains')],
  ['containsAny', some('contains')],
  ['containsAll', some('containsAll')],
  ['notContains', not(some('contains'))],
  ['createdBefore', on('$createdAt', one('lessThan'))],
  ['createdAfter', on('$createdAt', one('greaterThan'))],
  ['createdBetween', on('$createdAt', two('between'))],
  ['updatedBefore', on('$updatedAt', one('lessThan'))],
  ['updatedAfter', on('$updatedAt', one('greaterThan'))],
  ['updatedBetween', on('$updatedAt', two('between'))],
])
const WITH_PARTS: ReadonlySet<AttributeKind> = new Set(['text', 'words', 'list'])
const OF_LISTS: ReadonlySet<Comparison> = new Set(['contains', 'containsAll', 'isNull', 'isNotNull'])
const OF_TEXTS: ReadonlySet<Comparison> = new Set(['contains', 'containsAll', 'startsWith', 'endsWith'])

export function readQuery(value: unknown): RawQuery {
  const parsed = z.safeParse(queryShape, value)
  if (!parsed.success) throw invalidQuery('Syntax error')
  return parsed.data
}

/** One condition, checked against the collection's attributes. */
export function readFilter(query: RawQuery, attributes: Attributes, depth = 0): DocumentFilter {
  const { method, values = [] } = query
  if (method === 'or' || method === 'and') {
    if (depth >= DEEPEST_NESTING) throw invalidQuery('nested too deep')
    if (values.length < 2) throw invalidQuery(`${method} takes at least two queries`)
    return { method, filters: values.map((value) => readFilter(readQuery(value), attributes, depth + 1)) }
  }
  const rule = RULES.get(method)
  if (!rule) throw invalidQuery(`method ${JSON.stringify(method.slice(0, 40))} is not known`)
  const filter = readComparison(query, rule, attributes)
  return rule.isNegated ? { method: 'not', filters: [filter] } : filter
}

function readComparison(
  { method, attribute: named = '', values = [] }: RawQuery,
  { comparison, count: [least, most], attribute = named }: Rule,
  attributes: Attributes,
): DocumentFilter {
  const kind = kindOf(attribute, attributes)
  if (kind === 'shown') throw invalidQuery(`${attribute} can only be selected`)
  if (kind === 'ordered') throw invalidQuery(`${attribute} can only be ordered by`)
  if (values.length < least || values.length > most) throw invalidQuery(`wrong number of values for ${method}`)
  if (kind === 'list' && !OF_LISTS.has(comparison)) throw invalidQuery(`${method} cannot be used with a list`)
  if (!WITH_PARTS.has(kind) && OF_TEXTS.has(comparison)) throw invalidQuery(`${attribute} is no text`)
  if (kind === 'searched' && comparison !== 'search') throw invalidQuery(`${attribute} can only be searched`)
  if (comparison === 'search' && kind !== 'words' && kind !== 'searched')
    throw invalidQuery(`${attribute} cannot be searched`)
  return { method: comparison, attribute, values: values.map((value) => readValue(value, kind)) }
}

export function kindOf(attribute: string, attributes: Attributes): AttributeKind {
  const kind = Object.hasOwn(attributes, attribute) ? attributes[attribute] : undefined
  if (kind) return kind
  throw invalidQuery(`attribute ${JSON.stringify(attribute.slice(0, 40))} is not known`)
}

function readValue(value: unknown, kind: Exclude<AttributeKind, 'shown' | 'ordered'>): QueryValue {
  switch (kind) {
    case 'boolean':
      if (typeof value === 'boolean') return value
      break
    case 'integer':
      if (typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= LARGEST_INTEGER) return value
      break
    case 'number':
      if (typeof value === 'number' && Number.isFinite(value)) return value
      break
    case 'list':
    case 'text':
    case 'words':
    case 'searched':
      if (typeof value === 'string' && !value.includes('\u0000')) return value
      break
    case 'date':
      return readMoment(value)
    default:
      kind satisfies never
  }
  throw invalidQuery('a value does not fit the type of its attribute')
}

/** As stored in the tables, so that moments compare as texts. */
function readMoment(value: unknown): string {
  const moment = typeof value === 'string' && MOMENT.test(value) ? new Date(value) : null
  const text = moment && !Number.isNaN(moment.getTime()) ? moment.toISOString() : ''
  if (text.length === MOMENT_LENGTH) return text
  throw invalidQuery('a value is no moment')
}

export function invalidQuery(why: string): ProtocolError {
  return new ProtocolError('general_query_invalid', `Invalid query: ${why}`)
}
