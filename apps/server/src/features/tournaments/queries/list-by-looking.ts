import type { DocumentQuery } from '@tablee/contract/serving/document-query'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { sql } from 'kysely'
import { matchingOf, TOO_BROAD, type TooBroad } from '../../../database/bounded-page.ts'
import type { AttributeColumns } from '../../../database/document-conditions.ts'
import { LARGEST_TOTAL } from '../../../database/document-page.ts'
import { mostRowsOf, rowsOfStep } from '../../../database/question-cost.ts'
import { foundPlaces, type SearchTerm } from '../../../database/search/search-index.ts'
import { othersHaveTheirTurn } from '../../../turns/others-have-their-turn.ts'
import { type IndexReader, placeOf, type TournamentIds } from './list-from-index.ts'

type Asked = {
  /** Null: every tournament. */
  readonly term: SearchTerm | null
  readonly startsFrom: string | null
  readonly isNewestFirst: boolean
}

type Looking = Asked & { readonly attributes: AttributeColumns }
type Found = {
  readonly ids: readonly TournamentId[]
  readonly isWhole: boolean
}

/**
 * In order of creation; what the index cannot decide is checked row by row. The query is too broad when too many are checked first; the
 * total beyond the page counts only checked rows.
 */
export async function listByLooking(
  reader: IndexReader,
  query: DocumentQuery,
  looking: Looking,
): Promise<TournamentIds | TooBroad | null> {
  const { limit, offset, cursor, isCounted } = query
  const wanted = offset + limit
  if (!cursor) {
    const found = await look(reader, query, {
      ...looking,
      enough: isCounted ? Math.max(LARGEST_TOTAL, wanted) : wanted,
    })
    return pageOf(found, query)
  }
  const after = await placeOf(reader, cursor.id)
  if (after === null) return null
  const isNewestFirst = looking.isNewestFirst !== cursor.isBefore
  const page = pageOf(await look(reader, query, { ...looking, isNewestFirst, after, enough: wanted }), query)
  if (page === TOO_BROAD) return page
  const counted = isCounted ? (await look(reader, query, { ...looking, enough: LARGEST_TOTAL })).ids.length : 0
  return { total: counted, ids: cursor.isBefore ? page.ids.toReversed() : page.ids }
}

function pageOf({ ids, isWhole }: Found, { limit, offset }: DocumentQuery): TournamentIds | TooBroad {
  if (!isWhole && ids.length < offset + limit) return TOO_BROAD
  return { total: Math.min(ids.length, LARGEST_TOTAL), ids: ids.slice(offset, offset + limit) }
}

async function look(
  reader: IndexReader,
  { filters }: DocumentQuery,
  { attributes, enough, ...asked }: Looking & { readonly enough: number; readonly after?: number },
): Promise<Found> {
  const { dialect } = reader
  const step = rowsOfStep(attributes, { filters, dialect })
  const tournaments = reader.db.selectFrom('tournaments')
  const found: TournamentId[] = []
  let left = mostRowsOf(attributes, { filters })
  let after = asked.after
  while (left > 0 && found.length < enough) {
    if (after !== undefined) await othersHaveTheirTurn()
    const most = Math.min(step, left)
    const places = await placesInOrder(reader, { ...asked, most, ...(after === undefined ? {} : { after }) })
    const ids = places.map(({ id }) => id)
    for (const id of await matchingOf(tournaments, { attributes, dialect, filters, ids }))
      found.push(id as TournamentId)
    if (places.length < most) return { ids: found, isWhole: true }
    left -= places.length
    after = places.at(-1)?.place
  }
  return { ids: found, isWhole: false }
}

type Wanted = Asked & { readonly most: number; readonly after?: number }
type Place = { readonly place: number; readonly id: TournamentId }

/** In order of creation. */
export async function placesInOrder({ db, dialect }: IndexReader, wanted: Wanted): Promise<readonly Place[]> {
  const { term, isNewestFirst, most, after } = wanted
  const order = isNewestFirst ? ('desc' as const) : ('asc' as const)
  if (term === null) {
    const rows = await db
      .selectFrom('searched_tournaments')
      .select(['place', 'tournament_id'])
      .$if(after !== undefined, (query) => query.where('place', isNewestFirst ? '<' : '>', after ?? 0))
      .orderBy('place', order)
      .limit(most)
      .execute()
    return rows.map(readPlace)
  }
  const { rows } = await sql<{ place: number | string; tournament_id: string }>`
    select searched_tournaments.place, searched_tournaments.tournament_id
    from (${foundPlaces(dialect, { ...wanted, term })}) as found
    join searched_tournaments on searched_tournaments.place = found.place
    order by searched_tournaments.place ${sql.raw(order)}`.execute(db)
  return rows.map(readPlace)
}

function readPlace(row: { readonly place: number | string; readonly tournament_id: string }): Place {
  return { place: Number(row.place), id: row.tournament_id as TournamentId }
}
