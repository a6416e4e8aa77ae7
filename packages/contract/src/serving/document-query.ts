/**
 * Kinds of attributes: which values a query may compare. `words` is searchable text, a list holds texts. What is only shown can only be
 * selected; what is only searched, only searched; what is only ordered is an order of its own, used alone, ascending and forwards.
 */
export type AttributeKind =
  | 'text'
  | 'words'
  | 'integer'
  | 'number'
  | 'boolean'
  | 'date'
  | 'list'
  | 'shown'
  | 'searched'
  | 'ordered'

export type QueryValue = string | number | boolean

export type Comparison =
  | 'equal'
  | 'notEqual'
  | 'lessThan'
  | 'lessThanEqual'
  | 'greaterThan'
  | 'greaterThanEqual'
  | 'between'
  | 'isNull'
  | 'isNotNull'
  | 'search'
  | 'startsWith'
  | 'endsWith'
  | 'contains'
  | 'containsAll'

/** A condition, already checked against the collection's attributes. */
export type DocumentFilter =
  | { readonly method: Comparison; readonly attribute: string; readonly values: readonly QueryValue[] }
  | { readonly method: 'or' | 'and' | 'not'; readonly filters: readonly DocumentFilter[] }

/** Without an attribute: insertion order. */
export type DocumentOrder = { readonly attribute: string | null; readonly descending: boolean }

/** Continues after a document, or ends before it. */
export type DocumentCursor = { readonly id: string; readonly isBefore: boolean }

export type DocumentQuery = {
  readonly filters: readonly DocumentFilter[]
  readonly orders: readonly DocumentOrder[]
  readonly isShuffled: boolean
  readonly cursor: DocumentCursor | null
  readonly limit: number
  readonly offset: number
  /** Whether the total is needed; else it may be anything. */
  readonly isCounted: boolean
  /** The attributes needed; the rest need not be read. Null or left out: all. */
  readonly shown?: readonly string[] | null
}

export const DEFAULT_PAGE = 25
export const LARGEST_PAGE = 5000
