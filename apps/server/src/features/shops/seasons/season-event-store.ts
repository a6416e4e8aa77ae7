import type { SeasonId } from '@tablee/domain/seasons/season'
import type { ShopId } from '@tablee/domain/shops/shop'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import type { Tables } from '../../../database/tables/tables.ts'
import { listPastSeats } from './past-event-store.ts'

const SEATED = sql<number | string>`(select count(*) from players
  where players.tournament_id = tournaments.id and (players.dropped_after is null or players.dropped_after > 0))`

/** Oldest first, without those that the operator hides. `code` is null of one that is no longer there. */
export async function listSeasonEvents(db: Queryable, id: SeasonId) {
  return db
    .selectFrom('season_events')
    .leftJoin('tournaments', 'tournaments.id', 'season_events.tournament_id')
    .leftJoin('past_events', 'past_events.id', 'season_events.tournament_id')
    .select(['past_events.id as past_id', 'past_events.game as past_game', 'past_events.format as past_format'])
    .select('past_events.format_name as past_format_name')
    .select(({ selectFrom }) =>
      selectFrom('past_seats')
        .select(({ fn }) => fn.countAll().as('number'))
        .whereRef('past_seats.event_id', '=', 'season_events.tournament_id')
        .as('past_players'),
    )
    .select(['season_events.tournament_id', 'season_events.name as kept_name', 'season_events.starts_at as kept_start'])
    .select(['season_events.sequence as kept_sequence', 'season_events.added_at', 'season_events.shop_id as guest_id'])
    .select(sql<number>`case when season_events.results is null then 0 else 1 end`.as('has_results'))
    .select(['tournaments.code', 'tournaments.name', 'tournaments.starts_at', 'tournaments.created_at'])
    .select(['tournaments.phase', 'tournaments.is_cancelled', 'tournaments.sequence', 'tournaments.capacity'])
    .select(['tournaments.game', 'tournaments.format', 'tournaments.format_name'])
    .select(SEATED.as('players'))
    .where('season_events.season_id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('hidden_pages')
            .select('hidden_pages.tournament_id')
            .whereRef('hidden_pages.tournament_id', '=', 'season_events.tournament_id')
            .where('hidden_pages.restored_at', 'is', null),
        ),
      ),
    )
    .orderBy(
      sql`coalesce(tournaments.starts_at, tournaments.created_at, season_events.starts_at, season_events.added_at)`,
    )
    .orderBy('season_events.tournament_id')
    .execute()
}

export type SeasonEventKept = Awaited<ReturnType<typeof listSeasonEvents>>[number]

type Putting = {
  readonly id: string
  readonly name: string
  readonly startsAt: string | null
  readonly at: string
  /** Of another shop than the one that opened the season. */
  readonly guest?: ShopId | null
}

/** False where it counts already. */
export async function insertSeasonEvent(
  db: Queryable,
  season: SeasonId,
  { id, name, startsAt, at, guest = null }: Putting,
): Promise<boolean> {
  const [result] = await db
    .insertInto('season_events')
    .values({
      season_id: season,
      tournament_id: id,
      name,
      starts_at: startsAt,
      added_at: at,
      sequence: null,
      results: null,
      shop_id: guest,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return Number(result?.numInsertedOrUpdatedRows ?? 0) > 0
}

export async function deleteSeasonEvent(db: Queryable, season: SeasonId, id: string): Promise<void> {
  await db.deleteFrom('season_events').where('season_id', '=', season).where('tournament_id', '=', id).execute()
}

export async function isSeasonEvent(db: Queryable, season: SeasonId, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('season_events')
    .select('tournament_id')
    .where('season_id', '=', season)
    .where('tournament_id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

export async function countSeasonEvents(db: Queryable, season: SeasonId): Promise<number> {
  const { number } = await db
    .selectFrom('season_events')
    .select(({ fn }) => fn.countAll().as('number'))
    .where('season_id', '=', season)
    .executeTakeFirstOrThrow()
  return Number(number)
}

export async function listSeasonsWith(db: Queryable, id: string): Promise<readonly SeasonId[]> {
  const rows = await db.selectFrom('season_events').select('season_id').where('tournament_id', '=', id).execute()
  return rows.map(({ season_id }) => season_id as SeasonId)
}

type Copy = {
  readonly name: string
  readonly startsAt: string | null
  readonly sequence: number | null
  readonly results: string | null
}

export async function writeCopy(
  db: Queryable,
  { season, id }: { readonly season: SeasonId; readonly id: string },
  { name, startsAt, sequence, results }: Copy,
): Promise<void> {
  await db
    .updateTable('season_events')
    .set({ name, starts_at: startsAt, sequence, results })
    .where('season_id', '=', season)
    .where('tournament_id', '=', id)
    .execute()
}

export async function findCopy(db: Queryable, season: SeasonId, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('season_events')
    .select('results')
    .where('season_id', '=', season)
    .where('tournament_id', '=', id)
    .executeTakeFirst()
  return row?.results ?? null
}

/** By player; a tournament that is hidden or deleted names nobody. */
export async function listSeatNames(db: Queryable, id: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('players')
    .innerJoin('tournaments', 'tournaments.id', 'players.tournament_id')
    .select(['players.id', 'players.name'])
    .where('players.tournament_id', '=', id)
    .execute()
  if (rows.length > 0) return new Map(rows.map(({ id: player, name }) => [player, name]))
  const past = await listPastSeats(db, id)
  return new Map(past.flatMap(({ player, name }) => (name === null ? [] : [[player, name] as const])))
}

/** Of those that have one: who registered with it, or plays by it. */
export async function listSeatAccounts(db: Queryable, id: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('players')
    .leftJoin('registrations', (join) =>
      join
        .onRef('registrations.tournament_id', '=', 'players.tournament_id')
        .onRef('registrations.player_id', '=', 'players.id'),
    )
    .leftJoin('accounts', 'accounts.id', 'players.public_id')
    .select(['players.id', 'registrations.account_id as registered', 'accounts.id as playing'])
    .where('players.tournament_id', '=', id)
    .execute()
  return new Map(
    rows.flatMap(({ id: player, registered, playing }) => {
      const account = registered ?? playing
      return account === null ? [] : [[player, account] as const]
    }),
  )
}

/** The shop whose event it is; null: the one that opened the season. */
export async function findGuestOf(db: Queryable, season: SeasonId, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('season_events')
    .select('shop_id')
    .where('season_id', '=', season)
    .where('tournament_id', '=', id)
    .executeTakeFirst()
  return row?.shop_id ?? null
}

/** Regulars of the shop whose account is known, by the key of their name. What a guest knows of its own is told to nobody. */
export async function listRegularAccounts(
  db: Queryable,
  season: SeasonId,
  guest: string | null,
): Promise<ReadonlyMap<string, string>> {
  if (guest !== null) return new Map()
  const rows = await db
    .selectFrom('regulars')
    .innerJoin('seasons', 'seasons.shop_id', 'regulars.shop_id')
    .select(['regulars.name_key', 'regulars.account_id'])
    .where('seasons.id', '=', season)
    .where('seasons.founder_id', 'is', null)
    .where('regulars.account_id', 'is not', null)
    .execute()
  return new Map(rows.flatMap(({ name_key, account_id }) => (account_id === null ? [] : [[name_key, account_id]])))
}

type Wanted = { readonly shop: ShopId; readonly kept: readonly string[]; readonly since: string; readonly most: number }

/** Events of the shop and kept quick ones, latest first. */
export async function listCandidates(db: Queryable, { shop, kept, since, most }: Wanted) {
  return db
    .selectFrom('tournaments')
    .select(['id', 'code', 'name', 'starts_at', 'phase', 'is_cancelled'])
    .where((is) => isOfShop(is, { shop, kept }))
    .where((is) => is.or([is('starts_at', '>=', since), is('created_at', '>=', since)]))
    .orderBy(sql`coalesce(starts_at, created_at)`, 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
}

/** Null unless it is one of the shop, or a kept quick one. */
export async function findCandidate(db: Queryable, id: string, of: Pick<Wanted, 'shop' | 'kept'>) {
  const row = await db
    .selectFrom('tournaments')
    .select(['id', 'name', 'starts_at', 'created_at'])
    .where('id', '=', id)
    .where((is) => isOfShop(is, of))
    .executeTakeFirst()
  return row ?? null
}

function isOfShop(is: ExpressionBuilder<Tables, 'tournaments'>, { shop, kept }: Pick<Wanted, 'shop' | 'kept'>) {
  const members = is.selectFrom('shop_members').select('account_id').where('shop_id', '=', shop)
  return is.or([
    is('shop_id', '=', shop),
    is.and([is('type', '=', 'quick'), is('organizer', 'in', members)]),
    ...(kept.length === 0 ? [] : [is.and([is('type', '=', 'quick'), is('id', 'in', kept)])]),
  ])
}
