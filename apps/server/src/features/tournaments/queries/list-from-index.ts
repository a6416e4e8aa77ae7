import type { DocumentQuery } from '@tablee/contract/serving/document-query'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import type { Dialect } from '../../../database/dialect/dialect.ts'
import { LARGEST_TOTAL } from '../../../database/document-page.ts'
import { foundPlaces, type Search } from '../../../database/search/search-index.ts'

export type TournamentIds = { readonly total: number; readonly ids: readonly TournamentId[] }
export type IndexReader = { readonly db: Queryable; readonly dialect: Dialect }
type Asked = Pick<Search, 'term' | 'startsFrom' | 'isNewestFirst'>

/** In order of creation. Null when the cursor's document is missing. */
export async function listFromIndex(
  reader: IndexReader,
  { limit, offset, cursor, isCounted }: DocumentQuery,
  asked: Asked,
): Promise<TournamentIds | null> {
  const wanted = offset + limit
  if (!cursor) {
    return readFound(reader, { ...asked, limit, offset, most: isCounted ? Math.max(LARGEST_TOTAL, wanted) : wanted })
  }
  const after = await placeOf(reader, cursor.id)
  if (after === null) return null
  const isNewestFirst = asked.isNewestFirst !== cursor.isBefore
  const { ids } = await readFound(reader, { ...asked, isNewestFirst, after, limit, offset, most: wanted })
  const all = { ...asked, limit: 0, offset: 0, most: LARGEST_TOTAL }
  const total = isCounted ? (await readFound(reader, all)).total : 0
  return { total, ids: cursor.isBefore ? ids.toReversed() : ids }
}

async function readFound(
  { db, dialect }: IndexReader,
  { limit, offset, ...search }: Search & { readonly limit: number; readonly offset: number },
): Promise<TournamentIds> {
  const order = search.isNewestFirst ? sql`desc` : sql`asc`
  // Each place is looked up once, for page and total.
  const { rows } = await sql<{ total: number | string; id: string | null }>`
    with found as materialized (${foundPlaces(dialect, search)})
    select counted.total, shown.tournament_id as id
    from (select count(*) as total from found) as counted
    left join (
      select searched_tournaments.place, searched_tournaments.tournament_id
      from (select place from found order by place ${order} limit ${limit} offset ${offset}) as page
      join searched_tournaments on searched_tournaments.place = page.place
    ) as shown on 1 = 1
    order by shown.place ${order}`.execute(db)
  const ids = rows.flatMap(({ id }) => (id === null ? [] : [id as TournamentId]))
  return { total: Math.min(Number(rows[0]?.total ?? 0), LARGEST_TOTAL), ids }
}

export async function placeOf({ db }: IndexReader, id: string): Promise<number | null> {
  const row = await db
    .selectFrom('searched_tournaments')
    .select('place')
    .where('tournament_id', '=', id)
    .executeTakeFirst()
  return row ? Number(row.place) : null
}
