import type { DocumentFilter } from '@tablee/contract/serving/document-query'
import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { othersHaveTheirTurn } from '../turns/others-have-their-turn.ts'
import type { Queryable } from './database.ts'
import type { Dialect } from './dialect/dialect.ts'
import { type AttributeColumns, columnOf, documentCondition } from './document-conditions.ts'
import { LARGEST_TOTAL, type Page, type PageWanted, readPage } from './document-page.ts'
import { mostRowsOf, mostSortedOf, rowsOfStep } from './question-cost.ts'

export const TOO_BROAD = 'question_too_broad'
export type TooBroad = typeof TOO_BROAD

export type BoundedPageWanted<Attribute extends string> = PageWanted<Attribute> & {
  readonly dialect: Dialect
  /** Ids of possible matches, found by an index; at most `most`. */
  readonly candidates: (most: number) => Promise<readonly string[] | TooBroad>
}

/** Compares only a few documents whatever the filters; with too many candidates, none at all. */
export async function readBoundedPage<DB, Table extends keyof DB, Attribute extends string>(
  db: Queryable,
  readable: SelectQueryBuilder<DB, Table, object>,
  wanted: BoundedPageWanted<Attribute>,
): Promise<Page<Attribute> | TooBroad | null> {
  const { attributes, query, dialect, candidates } = wanted
  const most = mostRowsOf(attributes, query)
  const ids = await candidates(most + 1)
  if (ids === TOO_BROAD || ids.length > most) return TOO_BROAD
  const matching = await matchingOf(readable, { attributes, dialect, filters: query.filters, ids })
  if (matching.length > mostSortedOf(attributes, query)) return TOO_BROAD
  const among = idIn({ attributes, dialect, ids: matching })
  const page = await readPage(db, readable, { ...wanted, among, query: { ...query, filters: [], isCounted: false } })
  return page && { ...page, total: query.isCounted ? Math.min(matching.length, LARGEST_TOTAL) : 0 }
}

type Among = { readonly attributes: AttributeColumns; readonly dialect: Dialect; readonly ids: readonly string[] }
type Compared = Among & { readonly filters: readonly DocumentFilter[] }

/** Ordered by id; a few at a time, so that other work runs in between. */
export async function matchingOf<DB, Table extends keyof DB>(
  readable: SelectQueryBuilder<DB, Table, object>,
  { attributes, dialect, filters, ids }: Compared,
): Promise<readonly string[]> {
  if (filters.length === 0) return ids
  const step = rowsOfStep(attributes, { filters, dialect })
  const condition = documentCondition(attributes, filters)
  const found = new Set<string>()
  for (let start = 0; start < ids.length; start += step) {
    if (start > 0) await othersHaveTheirTurn()
    const rows = (await readable
      .select(columnOf(attributes, '$id').as('id'))
      .where(idIn({ attributes, dialect, ids: ids.slice(start, start + step) }))
      .where(condition)
      .execute()) as readonly object[]
    for (const row of rows) if ('id' in row) found.add(String(row.id))
  }
  return ids.filter((id) => found.has(id))
}

function idIn({ attributes, dialect, ids }: Among): Expression<SqlBool> {
  return sql<SqlBool>`${columnOf(attributes, '$id')} in (${dialect.json.texts(JSON.stringify(ids))})`
}
