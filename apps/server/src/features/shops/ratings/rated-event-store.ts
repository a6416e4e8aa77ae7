import { MOST_RATED_EVENTS } from '@tablee/domain/ratings/rating'
import type { SeasonId } from '@tablee/domain/seasons/season'
import type { ShopId } from '@tablee/domain/shops/shop'
import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import type { Row } from '../../../database/tables/tables.ts'
import { listSeasonEvents } from '../seasons/season-event-store.ts'
import type { KeptRating } from './rating-store.ts'

/** `code` is null of one that is no longer there. */
export type RatableEvent = {
  readonly id: string
  readonly code: string | null
  readonly name: string
  readonly playedAt: string
  readonly sequence: number | null
  /** As copied last; undefined: never. */
  readonly copied: number | null | undefined
}

/** Finished events of a rating, oldest first, without those that the operator hides. One that is gone counts by its copy. */
export async function listRatable(db: Queryable, rating: KeptRating): Promise<readonly RatableEvent[]> {
  const copies = new Map((await listCopies(db, rating.id)).map((row) => [row.tournament_id, row]))
  const { of, shopId } = rating
  if (of.kind === 'shop') return listOfShop(db, { shop: shopId, game: of.game, copies })
  return listOfSeason(db, of.seasonId, copies)
}

type Copies = ReadonlyMap<string, Awaited<ReturnType<typeof listCopies>>[number]>

function listCopies(db: Queryable, id: string) {
  return db
    .selectFrom('rated_events')
    .leftJoin('tournaments', 'tournaments.id', 'rated_events.tournament_id')
    .select(['rated_events.tournament_id', 'rated_events.name', 'rated_events.played_at', 'rated_events.sequence'])
    .select('tournaments.id as there')
    .where('rating_id', '=', id)
    .execute()
}

async function listOfSeason(db: Queryable, season: SeasonId, copies: Copies): Promise<readonly RatableEvent[]> {
  const events = await listSeasonEvents(db, season)
  return events.flatMap((event): readonly RatableEvent[] => {
    const copy = copies.get(event.tournament_id)
    if (event.code === null) return copy ? [goneOf(copy)] : []
    if (event.phase !== 'finished' || event.is_cancelled === 1) return []
    const { tournament_id: id, code, sequence } = event
    const playedAt = event.starts_at ?? event.created_at ?? ''
    return [{ id, code, name: event.name ?? '', playedAt, sequence, copied: copy?.sequence }]
  })
}

type OfShop = { readonly shop: ShopId; readonly game: string; readonly copies: Copies }

async function listOfShop(db: Queryable, { shop, game, copies }: OfShop): Promise<readonly RatableEvent[]> {
  const rows = await db
    .selectFrom('tournaments')
    .select(['id', 'code', 'name', 'sequence'])
    .select(sql<string>`coalesce(starts_at, created_at)`.as('played_at'))
    .where('shop_id', '=', shop)
    .where('game', '=', game as Exclude<Row<'tournaments'>['game'], null>)
    .where('phase', '=', 'finished')
    .where('is_cancelled', '=', 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('hidden_pages')
            .select('hidden_pages.tournament_id')
            .whereRef('hidden_pages.tournament_id', '=', 'tournaments.id')
            .where('hidden_pages.restored_at', 'is', null),
        ),
      ),
    )
    .orderBy(sql`coalesce(starts_at, created_at)`, 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_RATED_EVENTS)
    .execute()
  const there = rows.map(
    ({ id, code, name, sequence, played_at: playedAt }): RatableEvent => ({
      ...{ id, code, name, playedAt, sequence, copied: copies.get(id)?.sequence },
    }),
  )
  const gone = [...copies.values()].flatMap((copy) => (copy.there === null ? [goneOf(copy)] : []))
  return [...there, ...gone].toSorted(inOrder).slice(-MOST_RATED_EVENTS)
}

function goneOf({
  tournament_id: id,
  name,
  played_at: playedAt,
  sequence,
}: Awaited<ReturnType<typeof listCopies>>[number]) {
  return { id, code: null, name, playedAt, sequence, copied: sequence }
}

function inOrder(one: RatableEvent, other: RatableEvent): number {
  if (one.playedAt !== other.playedAt) return one.playedAt < other.playedAt ? -1 : 1
  return one.id < other.id ? -1 : 1
}

export async function writeRatedEvent(db: Queryable, row: Row<'rated_events'>): Promise<void> {
  await db
    .insertInto('rated_events')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['rating_id', 'tournament_id']).doUpdateSet(({ ref }) => ({
        name: ref('excluded.name'),
        played_at: ref('excluded.played_at'),
        sequence: ref('excluded.sequence'),
        results: ref('excluded.results'),
      })),
    )
    .execute()
}

export async function findRatedEvent(db: Queryable, rating: string, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('rated_events')
    .select('results')
    .where('rating_id', '=', rating)
    .where('tournament_id', '=', id)
    .executeTakeFirst()
  return row?.results ?? null
}

/** Regulars of the shop whose account is known, by the key of their name. */
export async function listAccountsOfRegulars(db: Queryable, shop: ShopId): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('regulars')
    .select(['name_key', 'account_id'])
    .where('shop_id', '=', shop)
    .where('account_id', 'is not', null)
    .execute()
  return new Map(rows.flatMap(({ name_key, account_id }) => (account_id === null ? [] : [[name_key, account_id]])))
}
