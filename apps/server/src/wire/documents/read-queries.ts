import {
  DEFAULT_PAGE,
  type DocumentCursor,
  type DocumentFilter,
  type DocumentOrder,
  type DocumentQuery,
  LARGEST_PAGE,
} from '@tablee/contract/serving/document-query'
import { parseJson } from '../calls/read-json.ts'
import { type Attributes, invalidQuery, kindOf, type RawQuery, readFilter, readQuery } from './read-filter.ts'

const MOST_QUERIES = 100
const LONGEST_QUERY = 4096
/** Of all conditions together. */
const MOST_VALUES = 500
/** Skipped rows are read; a cursor continues anywhere at once. */
const LARGEST_OFFSET = 10_000
const ID_PATTERN = /^[A-Za-z0-9][A-Za-z0-9._-]{0,35}$/
/** Besides attributes. */
const SYSTEM_FIELDS = new Set(['$collectionId', '$databaseId', '$permissions', '$sequence'])

/** The attributes to show; null: everything. */
export type Selection = readonly string[] | null
export type ReadQueries = Omit<DocumentQuery, 'isCounted'> & { readonly select: Selection }

/** `queries[0]`, `queries[1]` … by number, `queries[]` in order of appearance. */
export function collectQueries(search: URLSearchParams): readonly string[] {
  const found: { readonly place: number; readonly text: string }[] = []
  for (const [name, text] of search) {
    const match = /^queries(?:\[(\d*)\])?$/.exec(name)
    if (match) found.push({ place: match[1] ? Number(match[1]) : found.length, text })
  }
  return found.sort((one, other) => one.place - other.place).map(({ text }) => text)
}

/** The total may be omitted. */
export function readsTotal(search: URLSearchParams): boolean {
  return !/^(false|0)$/.test(search.get('total') ?? '')
}

export function readQueries(texts: readonly string[], attributes: Attributes): ReadQueries {
  const filters: DocumentFilter[] = []
  const orders: DocumentOrder[] = []
  const selects: RawQuery[] = []
  let limit = DEFAULT_PAGE
  let offset = 0
  let isShuffled = false
  let cursor: DocumentCursor | null = null
  for (const query of parseQueries(texts)) {
    switch (query.method) {
      case 'limit':
        limit = readCount(query, 1, LARGEST_PAGE)
        break
      case 'offset':
        offset = readCount(query, 0, LARGEST_OFFSET)
        break
      case 'orderAsc':
      case 'orderDesc':
        orders.push(readOrder(query, attributes))
        break
      case 'orderRandom':
        isShuffled = true
        break
      case 'cursorAfter':
      case 'cursorBefore':
        cursor = readCursor(query)
        break
      case 'select':
        selects.push(query)
        break
      default:
        filters.push(readFilter(query, attributes))
    }
  }
  if (valuesOf(filters) > MOST_VALUES) throw invalidQuery(`more than ${MOST_VALUES} values`)
  if (isShuffled && cursor) throw invalidQuery('a cursor needs an order')
  const own = orders.find(({ attribute }) => attribute !== null && kindOf(attribute, attributes) === 'ordered')
  if (own && (orders.length > 1 || isShuffled || own.descending || cursor?.isBefore))
    throw invalidQuery(`${own.attribute} is an order of its own, ascending and forwards`)
  return { filters, orders, isShuffled, cursor, limit, offset, select: readSelects(selects, attributes) }
}

/** A single document cannot be filtered. */
export function readSelection(texts: readonly string[], attributes: Attributes): Selection {
  const queries = parseQueries(texts)
  if (queries.some(({ method }) => method !== 'select')) throw invalidQuery('only select is allowed here')
  return readSelects(queries, attributes)
}

function parseQueries(texts: readonly string[]): readonly RawQuery[] {
  if (texts.length > MOST_QUERIES) throw invalidQuery(`more than ${MOST_QUERIES} queries`)
  return texts.map((text) => {
    if (text.length > LONGEST_QUERY) throw invalidQuery(`longer than ${LONGEST_QUERY} characters`)
    return readQuery(parseJson(text))
  })
}

function valuesOf(filters: readonly DocumentFilter[]): number {
  return filters.reduce(
    (count, filter) => count + ('filters' in filter ? valuesOf(filter.filters) : filter.values.length),
    0,
  )
}

function readCount({ method, values }: RawQuery, least: number, most: number): number {
  const [count] = values ?? []
  if (values?.length !== 1 || typeof count !== 'number' || !Number.isInteger(count) || count < least || count > most) {
    throw invalidQuery(`${method} takes one number from ${least} to ${most}`)
  }
  return count
}

function readOrder({ method, attribute = '' }: RawQuery, attributes: Attributes): DocumentOrder {
  const descending = method === 'orderDesc'
  if (attribute === '') return { attribute: null, descending }
  const kind = kindOf(attribute, attributes)
  if (kind === 'list' || kind === 'shown') throw invalidQuery(`${attribute} cannot be ordered`)
  return { attribute, descending }
}

function readCursor({ method, values = [] }: RawQuery): DocumentCursor {
  const [id] = values
  if (values.length !== 1 || typeof id !== 'string' || !ID_PATTERN.test(id)) {
    throw invalidQuery(`${method} takes the id of one document`)
  }
  return { id, isBefore: method === 'cursorBefore' }
}

function readSelects(selects: readonly RawQuery[], attributes: Attributes): Selection {
  if (selects.length === 0) return null
  const names = selects.flatMap(({ values = [] }) => {
    if (values.length === 0) throw invalidQuery('select takes at least one attribute')
    return values.map((value) => readSelected(value, attributes))
  })
  return names.includes('*') ? null : names
}

function readSelected(value: unknown, attributes: Attributes): string {
  if (typeof value !== 'string') throw invalidQuery('select takes names of attributes')
  if (value !== '*' && !SYSTEM_FIELDS.has(value)) kindOf(value, attributes)
  return value
}
