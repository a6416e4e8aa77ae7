import type { RatingScope, ShopRating } from '@tablee/domain/ratings/rating'
import type { SeasonId } from '@tablee/domain/seasons/season'
import type { ShopId } from '@tablee/domain/shops/shop'
import type { Queryable } from '../../../database/database.ts'
import type { Row } from '../../../database/tables/tables.ts'

export type KeptRating = ShopRating & { readonly revision: number }

/** Ratings that one answer tells an account of. */
const MOST_TOLD = 12

function ratingOf({ id, shop_id, season_id, game, revision }: Row<'ratings'>): KeptRating {
  const of: RatingScope =
    season_id === null ? { kind: 'shop', game: game ?? '' } : { kind: 'season', seasonId: season_id as SeasonId }
  return { id, shopId: shop_id as ShopId, of, revision }
}

/** Null while it is off. */
export async function findRating(db: Queryable, id: string): Promise<KeptRating | null> {
  const row = await ratingsOn(db).where('id', '=', id).executeTakeFirst()
  return row ? ratingOf(row) : null
}

export async function listRatingsOfShop(db: Queryable, shop: ShopId): Promise<readonly KeptRating[]> {
  const rows = await ratingsOn(db).where('shop_id', '=', shop).orderBy('created_at').orderBy('id').execute()
  return rows.map(ratingOf)
}

function ratingsOn(db: Queryable) {
  return db.selectFrom('ratings').selectAll('ratings').where('is_on', '=', 1)
}

/** That count an event which ends: of its seasons, and of its shop in its game. */
export async function listRatingsWith(db: Queryable, id: string): Promise<readonly KeptRating[]> {
  const rows = await ratingsOn(db)
    .where((is) =>
      is.or([
        is('season_id', 'in', db.selectFrom('season_events').select('season_id').where('tournament_id', '=', id)),
        is.exists(
          is
            .selectFrom('tournaments')
            .select('tournaments.id')
            .where('tournaments.id', '=', id)
            .whereRef('tournaments.shop_id', '=', 'ratings.shop_id')
            .whereRef('tournaments.game', '=', 'ratings.game'),
        ),
      ]),
    )
    .execute()
  return rows.map(ratingOf)
}

/** Where an account played, by its copied results; the newest ratings. */
export async function listRatingsOf(db: Queryable, account: string): Promise<readonly KeptRating[]> {
  const rows = await ratingsOn(db)
    .leftJoin('seasons', 'seasons.id', 'ratings.season_id')
    .where((is) => is.or([is('ratings.season_id', 'is', null), is('seasons.is_public', '=', 1)]))
    .where(
      'ratings.id',
      'in',
      db
        .selectFrom('rated_events')
        .innerJoin('past_results', 'past_results.tournament_id', 'rated_events.tournament_id')
        .select('rated_events.rating_id')
        .where('past_results.account_id', '=', account),
    )
    .orderBy('ratings.created_at', 'desc')
    .orderBy('ratings.id')
    .limit(MOST_TOLD)
    .execute()
  return rows.map(ratingOf)
}

/** Grows when its people are joined or parted. */
export async function findSeasonRevision(db: Queryable, season: SeasonId): Promise<number | null> {
  const row = await db.selectFrom('seasons').select('revision').where('id', '=', season).executeTakeFirst()
  return row?.revision ?? null
}

type Switched = { readonly rating: ShopRating; readonly isOn: boolean; readonly at: string }

/** Off, its copies go; who wishes no name stays known. */
export async function switchRating(db: Queryable, { rating, isOn, at }: Switched): Promise<void> {
  const { id, shopId, of } = rating
  const known = await db
    .selectFrom('ratings')
    .select('id')
    .where('shop_id', '=', shopId)
    .where(of.kind === 'season' ? 'season_id' : 'game', '=', of.kind === 'season' ? of.seasonId : of.game)
    .executeTakeFirst()
  if (!known) {
    if (!isOn) return
    const scope = of.kind === 'season' ? { season_id: of.seasonId, game: null } : { season_id: null, game: of.game }
    await db
      .insertInto('ratings')
      .values({ id, shop_id: shopId, ...scope, is_on: 1, revision: 1, created_at: at })
      .execute()
    return
  }
  await db
    .updateTable('ratings')
    .set({ is_on: Number(isOn) })
    .where('id', '=', known.id)
    .execute()
  if (!isOn) await db.deleteFrom('rated_events').where('rating_id', '=', known.id).execute()
}

export type Departure = { readonly person: string; readonly isOwn: boolean }

export async function listDepartures(db: Queryable, id: string): Promise<readonly Departure[]> {
  const rows = await db.selectFrom('rating_departures').selectAll().where('rating_id', '=', id).execute()
  return rows.map(({ person, is_own }) => ({ person, isOwn: is_own === 1 }))
}

export async function writeDeparture(
  db: Queryable,
  id: string,
  { person, isOwn, isNamed }: Departure & { readonly isNamed: boolean },
): Promise<void> {
  if (isNamed)
    await db
      .deleteFrom('rating_departures')
      .where('rating_id', '=', id)
      .where('person', '=', person)
      .where('is_own', '=', Number(isOwn))
      .execute()
  else
    await db
      .insertInto('rating_departures')
      .values({ rating_id: id, person, is_own: Number(isOwn) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  await db
    .updateTable('ratings')
    .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Finished events of a shop that were not cancelled, by game. */
export async function countGames(db: Queryable, shop: ShopId) {
  const rows = await db
    .selectFrom('tournaments')
    .select(['game'])
    .select(({ fn }) => fn.countAll().as('number'))
    .where('shop_id', '=', shop)
    .where('phase', '=', 'finished')
    .where('is_cancelled', '=', 0)
    .where('game', 'is not', null)
    .groupBy('game')
    .execute()
  return rows
    .flatMap(({ game, number }) => (game === null ? [] : [{ game: game as string, events: Number(number) }]))
    .toSorted((one, other) => other.events - one.events || (one.game < other.game ? -1 : 1))
}
