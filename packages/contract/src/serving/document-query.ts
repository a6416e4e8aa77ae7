/**
 * Kinds of attributes, deciding which values a query may compare them with. The words of `words`, a text, can be
 * searched. A list holds texts; what is only shown can be selected and nothing else; what is only searched, nothing but searched;
 * what is only ordered is an order of its own, asked for alone, ascending and forwards.
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

/** A condition on documents, already checked against the attributes of its collection. */
export type DocumentFilter =
  | { readonly method: Comparison; readonly attribute: string; readonly values: readonly QueryValue[] }
  | { readonly method: 'or' | 'and' | 'not'; readonly filters: readonly DocumentFilter[] }

/** Without an attribute: the order of insertion. */
export type DocumentOrder = { readonly attribute: string | null; readonly descending: boolean }

/** Goes on behind a document, or ends before it. */
export type DocumentCursor = { readonly id: string; readonly isBefore: boolean }

export type DocumentQuery = {
  readonly filters: readonly DocumentFilter[]
  readonly orders: readonly DocumentOrder[]
  readonly isShuffled: boolean
  readonly cursor: DocumentCursor | null
  readonly limit: number
  readonly offset: number
  /** Whether the total is asked for; else it may be anything. */
  readonly isCounted: boolean
  /** What of each document will be shown: the rest need not be read. Null, or left out: everything. */
  readonly shown?: readonly string[] | null
}

export const DEFAULT_PAGE = 25
export const LARGEST_PAGE = 5000
