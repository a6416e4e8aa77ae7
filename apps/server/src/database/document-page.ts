import type { DocumentOrder, DocumentQuery } from '@tablee/contract/serving/document-query'
import { type Expression, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { Queryable } from './database.ts'
import { type AttributeColumns, all, any, columnOf, documentCondition } from './document-conditions.ts'

/** `total` is not counted beyond this. */
export const LARGEST_TOTAL = 5000

export type PageWanted<Attribute extends string> = {
  readonly attributes: AttributeColumns
  readonly query: DocumentQuery
  readonly read: readonly Attribute[]
  readonly among?: Expression<SqlBool>
}

export type Page<Attribute extends string> = {
  readonly total: number
  readonly rows: readonly Readonly<Record<Attribute, unknown>>[]
}

/** Null when the cursor's document is not readable. */
export async function readPage<DB, Table extends keyof DB, Attribute extends string>(
  db: Queryable,
  readable: SelectQueryBuilder<DB, Table, object>,
  { attributes, query, read, among }: PageWanted<Attribute>,
): Promise<Page<Attribute> | null> {
  const keys = sortKeys(attributes, query)
  const position = query.cursor && (await cursorPosition(readable, { attributes, keys, id: query.cursor.id }))
  if (query.cursor && !position) return null
  const inside = among ? readable.where(among) : readable
  const matching = inside.where(documentCondition(attributes, query.filters))
  const isBackwards = query.cursor?.isBefore ?? false
  let page = matching.select(read.map((name) => columnOf(attributes, name).as(name)))
  if (position) page = page.where(behind(position, isBackwards))
  const terms = query.isShuffled ? [sql`random()`] : keys.map((key) => orderTerm(key, isBackwards))
  for (const term of terms) page = page.orderBy(term)
  const rows = (await page.limit(query.limit).offset(query.offset).execute()) as Record<Attribute, unknown>[]
  return {
    total: query.isCounted ? await countMatching(db, matching) : 0,
    rows: isBackwards ? rows.reverse() : rows,
  }
}

async function countMatching<DB, Table extends keyof DB>(
  db: Queryable,
  matching: SelectQueryBuilder<DB, Table, object>,
): Promise<number> {
  const counted = matching.select(sql`1`.as('one')).limit(LARGEST_TOTAL).as('matching')
  const { total } = await db
    .selectFrom(counted)
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

type SortKey = {
  readonly column: RawBuilder<unknown>
  readonly isDescending: boolean
  readonly canBeNull: boolean
}

/** The requested orders, then insertion order, so that positions are unique. */
function sortKeys(attributes: AttributeColumns, { orders }: DocumentQuery): readonly SortKey[] {
  const inserted = (isDescending: boolean) =>
    attributes.insertion.map((column) => ({ column, isDescending, canBeNull: false }))
  const wished = orders
    .filter(isFirst)
    .flatMap(({ attribute, descending }) =>
      attribute === null
        ? inserted(descending)
        : [{ column: columnOf(attributes, attribute), isDescending: descending, canBeNull: true }],
    )
  return [...wished, ...inserted(false)]
}

function isFirst({ attribute }: DocumentOrder, place: number, orders: readonly DocumentOrder[]): boolean {
  return orders.findIndex((order) => order.attribute === attribute) === place
}

/** Null counts as the smallest value on both databases. */
function orderTerm({ column, isDescending, canBeNull }: SortKey, isBackwards: boolean): RawBuilder<unknown> {
  if (isDescending !== isBackwards) return canBeNull ? sql`${column} desc nulls last` : sql`${column} desc`
  return canBeNull ? sql`${column} asc nulls first` : sql`${column} asc`
}

type Place = SortKey & { readonly value: unknown }
type Wanted = { readonly attributes: AttributeColumns; readonly keys: readonly SortKey[]; readonly id: string }

async function cursorPosition<DB, Table extends keyof DB>(
  readable: SelectQueryBuilder<DB, Table, object>,
  { attributes, keys, id }: Wanted,
): Promise<readonly Place[] | null> {
  const row = await readable
    .select(keys.map(({ column }, place) => column.as(`key${place}`)))
    .where(sql<SqlBool>`${columnOf(attributes, '$id')} = ${id}`)
    .executeTakeFirst()
  if (!row) return null
  const values = new Map(Object.entries(row))
  return keys.map((key, place) => ({ ...key, value: values.get(`key${place}`) ?? null }))
}

function behind(position: readonly Place[], isBackwards: boolean): Expression<SqlBool> {
  return any(position.map((place, at) => all([...position.slice(0, at).map(isLevel), isFurther(place, isBackwards)])))
}

function isLevel({ column, value }: Place): Expression<SqlBool> {
  return value === null ? sql<SqlBool>`${column} is null` : sql<SqlBool>`${column} = ${value}`
}

function isFurther({ column, value, isDescending, canBeNull }: Place, isBackwards: boolean): Expression<SqlBool> {
  const goesDown = isDescending !== isBackwards
  if (value === null) return goesDown ? any([]) : sql<SqlBool>`${column} is not null`
  if (!goesDown) return sql<SqlBool>`${column} > ${value}`
  return canBeNull ? sql<SqlBool>`(${column} < ${value} or ${column} is null)` : sql<SqlBool>`${column} < ${value}`
}
