import type { DocumentFilter, DocumentQuery } from '@tablee/contract/serving/document-query'
import type { Dialect } from './dialect/dialect.ts'
import type { AttributeColumns } from './document-conditions.ts'

// Microseconds on a small machine; a rough, cautious estimate. Strangers ask what they like, so the number of rows is limited before the
// query runs.

const ROW_COST = 6
const COMPARISON_COST = 0.3
const PART_COST = 1
const SEARCH_COST = 40
/** A word has at least two characters, separator included. */
const SEARCH_COST_OF_CHARACTER = 5

/** The most one query may take, in total and without a break. */
const QUESTION_COST = 120_000
const STEP_COST = 5000
const SORTING_COST = 25_000
const MOST_ROWS = 5000
const MOST_ROWS_OF_STEP = 400

export function mostRowsOf(attributes: AttributeColumns, { filters }: Pick<DocumentQuery, 'filters'>): number {
  return within(QUESTION_COST / rowCost(attributes, filters), MOST_ROWS)
}

/** How many rows per step; on PostgreSQL no one else waits. */
export function rowsOfStep(
  attributes: AttributeColumns,
  { filters, dialect }: Pick<DocumentQuery, 'filters'> & { readonly dialect: Dialect },
): number {
  return dialect.worksBeside ? MOST_ROWS : within(STEP_COST / rowCost(attributes, filters), MOST_ROWS_OF_STEP)
}

/** How many rows may be sorted: sorting cannot be split. */
export function mostSortedOf(attributes: AttributeColumns, { orders, cursor }: DocumentQuery): number {
  const keys = orders.reduce((sum, { attribute }) => sum + weightOf(attributes, attribute ?? ''), 1)
  // A cursor compares each key together with all before it.
  const behind = cursor ? (orders.length + 1) ** 2 : 0
  return within(SORTING_COST / ((ROW_COST * attributes.rowWeight) / 2 + COMPARISON_COST * (keys + behind)), MOST_ROWS)
}

function within(rows: number, most: number): number {
  return Math.max(1, Math.min(most, Math.floor(rows)))
}

function rowCost(attributes: AttributeColumns, filters: readonly DocumentFilter[]): number {
  return filters.reduce((cost, filter) => cost + filterCost(attributes, filter), ROW_COST * attributes.rowWeight)
}

function filterCost(attributes: AttributeColumns, filter: DocumentFilter): number {
  if ('filters' in filter) return filter.filters.reduce((cost, inner) => cost + filterCost(attributes, inner), 0)
  const { method, attribute, values } = filter
  switch (method) {
    case 'search':
      return SEARCH_COST + SEARCH_COST_OF_CHARACTER * String(values[0]).length
    case 'contains':
    case 'containsAll':
    case 'startsWith':
    case 'endsWith':
      return PART_COST * weightOf(attributes, attribute) * values.length
    default:
      return COMPARISON_COST * weightOf(attributes, attribute) * Math.max(1, values.length)
  }
}

function weightOf({ weights }: AttributeColumns, attribute: string): number {
  return weights[attribute] ?? 1
}
