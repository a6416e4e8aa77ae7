import type { DocumentFilter, QueryValue } from '@tablee/contract/serving/document-query'
import { nameKey } from '@tablee/domain/tournaments/players/player-name'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'

/** Booleans are 1 and 0 on both databases. */
export type AttributeColumns = {
  readonly columns: Readonly<Record<string, RawBuilder<unknown>>>
  /** Insertion order: never null and unique per document. */
  readonly insertion: readonly RawBuilder<unknown>[]
  readonly searched: Readonly<Record<string, (typed: string) => Expression<SqlBool>>>
  /** Cost of comparing, relative to a short text. */
  readonly weights: Readonly<Record<string, number>>
  /** The same per row: 1 for a row alone. */
  readonly rowWeight: number
}

const TRUE = sql<SqlBool>`1 = 1`
const FALSE = sql<SqlBool>`1 = 0`
const NOTHING = sql<string | null>`cast(null as text)`

export function documentCondition(
  attributes: AttributeColumns,
  filters: readonly DocumentFilter[],
): Expression<SqlBool> {
  return all(filters.map((filter) => conditionOf(attributes, filter)))
}

export function columnOf({ columns }: AttributeColumns, attribute: string): RawBuilder<unknown> {
  return columns[attribute] ?? NOTHING
}

function conditionOf(attributes: AttributeColumns, filter: DocumentFilter): Expression<SqlBool> {
  if ('filters' in filter) {
    const conditions = filter.filters.map((inner) => conditionOf(attributes, inner))
    if (filter.method === 'not') return sql<SqlBool>`not ${all(conditions)}`
    return filter.method === 'or' ? any(conditions) : all(conditions)
  }
  const column = columnOf(attributes, filter.attribute)
  const values = filter.values.map(sqlValue)
  const [first, second] = values
  switch (filter.method) {
    case 'equal':
      return any(values.map((value) => sql<SqlBool>`${column} = ${value}`))
    case 'notEqual':
      return sql<SqlBool>`${column} <> ${first}`
    case 'lessThan':
      return sql<SqlBool>`${column} < ${first}`
    case 'lessThanEqual':
      return sql<SqlBool>`${column} <= ${first}`
    case 'greaterThan':
      return sql<SqlBool>`${column} > ${first}`
    case 'greaterThanEqual':
      return sql<SqlBool>`${column} >= ${first}`
    case 'between':
      return sql<SqlBool>`${column} between ${first} and ${second}`
    case 'isNull':
      return sql<SqlBool>`${column} is null`
    case 'isNotNull':
      return sql<SqlBool>`${column} is not null`
    case 'startsWith':
      return sql<SqlBool>`substr(${column}, 1, ${[...String(first)].length}) = ${first}`
    case 'endsWith':
      return endCondition(column, String(first))
    case 'contains':
      return any(filter.values.map((value) => partCondition(column, String(value))))
    case 'containsAll':
      return all(filter.values.map((value) => partCondition(column, String(value))))
    case 'search':
      return attributes.searched[filter.attribute]?.(String(first)) ?? FALSE
    default:
      return filter satisfies never
  }
}

/** Counted from the front: the databases count from the end differently. */
function endCondition(column: RawBuilder<unknown>, end: string): Expression<SqlBool> {
  const { length } = [...end]
  return sql<SqlBool>`(length(${column}) >= ${length} and substr(${column}, length(${column}) - ${length} + 1) = ${end})`
}

/** A text contains the part if removing it changes the text: `like` treats case differently on the two databases. */
function partCondition(column: RawBuilder<unknown>, part: string): Expression<SqlBool> {
  if (part === '') return sql<SqlBool>`${column} is not null`
  return sql<SqlBool>`replace(${column}, ${part}, '') <> ${column}`
}

/** Every word occurs in the folded column; without words nothing matches. For few rows. */
export function wordsWithin(column: RawBuilder<unknown>): (typed: string) => Expression<SqlBool> {
  return (typed) => {
    const words = nameKey(typed)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
    return words.length === 0
      ? FALSE
      : all(words.map((word) => sql<SqlBool>`replace(${column}, ${word}, '') <> ${column}`))
  }
}

function sqlValue(value: QueryValue): string | number {
  return typeof value === 'boolean' ? Number(value) : value
}

export function all(conditions: readonly Expression<SqlBool>[]): Expression<SqlBool> {
  return conditions.length === 0 ? TRUE : sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
}

export function any(conditions: readonly Expression<SqlBool>[]): Expression<SqlBool> {
  return conditions.length === 0 ? FALSE : sql<SqlBool>`(${sql.join(conditions, sql` or `)})`
}
