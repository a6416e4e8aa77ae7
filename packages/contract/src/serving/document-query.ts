/** Kinds of attributes, deciding which values a query may compare them with. */
export type AttributeKind = 'text' | 'integer' | 'boolean' | 'date' | 'list'

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

/** A condition on documents, already checked against the attributes of its collection. */
export type DocumentFilter =
  | { readonly method: Comparison; readonly attribute: string; readonly values: readonly QueryValue[] }
  | { readonly method: 'or' | 'and'; readonly filters: readonly DocumentFilter[] }

export type DocumentOrder = { readonly attribute: string; readonly descending: boolean }

export type DocumentQuery = {
  readonly filters: readonly DocumentFilter[]
  readonly orders: readonly DocumentOrder[]
  readonly limit: number
  readonly offset: number
}

export const DEFAULT_PAGE = 25
export const LARGEST_PAGE = 5000
