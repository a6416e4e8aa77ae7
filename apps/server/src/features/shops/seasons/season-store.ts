import { seasonFinal, seasonRules } from '@tablee/contract/seasons/fields'
import type { PersonKey, Season, SeasonId } from '@tablee/domain/seasons/season'
import type { SeasonNote } from '@tablee/domain/seasons/season-notes'
import type { ShopId } from '@tablee/domain/shops/shop'
import { readSlug, slugsOf } from '@tablee/domain/shops/shop-slug'
import type { ExpressionBuilder } from 'kysely'
import { readStoredJson } from '../../../database/damaged-row.ts'
import type { Queryable, Transaction } from '../../../database/database.ts'
import type { Row, Tables } from '../../../database/tables/tables.ts'

export type KeptSeason = Season & {
  readonly revision: number
  /** Who opened it, where another shop runs it since. */
  readonly founderId: ShopId | null
}

/** The shop whose events say no shop. */
export function founderOf({ founderId, shopId }: KeptSeason): ShopId {
  return founderId ?? shopId
}

function seasonOf(row: Row<'seasons'>): KeptSeason {
  const { id, shop_id, slug, name, state, rules, is_public, revision, final, founder_id } = row
  return {
    ...{ id: id as SeasonId, shopId: shop_id as ShopId, slug, name, state, isPublic: is_public === 1, revision },
    founderId: founder_id as ShopId | null,
    rules: readStoredJson({ table: 'seasons', id, text: rules, schema: seasonRules }, 'rules'),
    final: final === null ? null : readStoredJson({ table: 'seasons', id, text: final, schema: seasonFinal }, 'final'),
  }
}

export async function findSeasonBySlug(db: Queryable, slug: string): Promise<KeptSeason | null> {
  const row = await db.selectFrom('seasons').selectAll().where('slug', '=', slug).executeTakeFirst()
  return row ? seasonOf(row) : null
}

/** Null unless the shop runs it, or is in it. */
export async function findSharedSeason(db: Queryable, shop: ShopId, id: SeasonId): Promise<KeptSeason | null> {
  const row = await db
    .selectFrom('seasons')
    .selectAll()
    .where('id', '=', id)
    .where((is) => isIn(is, shop))
    .executeTakeFirst()
  return row ? seasonOf(row) : null
}

/** Of seasons that the shop runs, or that it is in. */
function isIn(is: ExpressionBuilder<Tables, 'seasons'>, shop: ShopId) {
  const shared = is.selectFrom('season_shops').select('season_id').where('shop_id', '=', shop).where('state', '=', 'in')
  return is.or([is('seasons.shop_id', '=', shop), is('seasons.id', 'in', shared)])
}

/** Also null for one of another shop. */
export async function findSeasonOf(db: Queryable, shop: ShopId, id: SeasonId): Promise<KeptSeason | null> {
  const row = await db
    .selectFrom('seasons')
    .selectAll()
    .where('id', '=', id)
    .where('shop_id', '=', shop)
    .executeTakeFirst()
  return row ? seasonOf(row) : null
}

/** The shop's newest whose final that event is. */
export async function findSeasonWithFinal(db: Queryable, shop: ShopId, final: string): Promise<KeptSeason | null> {
  const rows = await db
    .selectFrom('seasons')
    .innerJoin('season_events', 'season_events.season_id', 'seasons.id')
    .selectAll('seasons')
    .where((is) => isIn(is, shop))
    .where('season_events.tournament_id', '=', final)
    .orderBy('seasons.created_at', 'desc')
    .execute()
  return rows.map(seasonOf).find((season) => season.final?.tournamentId === final) ?? null
}

/** Of any shop, until the transaction ends; SQLite has a single writer anyway. */
export async function lockAnySeason({ db, dialect }: Transaction, id: SeasonId): Promise<KeptSeason | null> {
  const row = await db
    .selectFrom('seasons')
    .selectAll()
    .where('id', '=', id)
    .$if(dialect.writesTogether, (query) => query.forUpdate())
    .executeTakeFirst()
  return row ? seasonOf(row) : null
}

export async function lockSeason(tx: Transaction, shop: ShopId, id: SeasonId): Promise<KeptSeason | null> {
  const season = await lockAnySeason(tx, id)
  return season?.shopId === shop ? season : null
}

export async function countSeasons(db: Queryable, shop: ShopId): Promise<number> {
  const { number } = await db
    .selectFrom('seasons')
    .select(({ fn }) => fn.countAll().as('number'))
    .where('shop_id', '=', shop)
    .executeTakeFirstOrThrow()
  return Number(number)
}

export async function freeSeasonSlug(db: Queryable, name: string): Promise<string> {
  for (const slug of slugsOf(name)) {
    const taken = await db.selectFrom('seasons').select('id').where('slug', '=', slug).executeTakeFirst()
    if (!taken) return slug
  }
  throw new Error('Names in addresses never end')
}

export async function insertSeason(db: Queryable, season: Season, at: string): Promise<void> {
  const { id, shopId, slug } = season
  await db
    .insertInto('seasons')
    .values({ id, shop_id: shopId, slug, ...columnsOf(season), revision: 1, created_at: at })
    .execute()
}

export async function updateSeason(db: Queryable, season: Season): Promise<void> {
  await db.updateTable('seasons').set(columnsOf(season)).where('id', '=', season.id).execute()
  await noteSeasonChanged(db, season.id)
}

export async function noteSeasonChanged(db: Queryable, id: SeasonId): Promise<void> {
  await db
    .updateTable('seasons')
    .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export async function removeSeason(db: Queryable, id: SeasonId): Promise<void> {
  await db.deleteFrom('seasons').where('id', '=', id).execute()
}

function columnsOf({ name, state, rules, isPublic, final }: Season) {
  const written = { rules: JSON.stringify(rules), final: final && JSON.stringify(final) }
  return { name, state, ...written, is_public: Number(isPublic) }
}

export async function listNotes(db: Queryable, id: SeasonId): Promise<readonly SeasonNote[]> {
  const rows = await db.selectFrom('season_notes').selectAll().where('season_id', '=', id).orderBy('number').execute()
  return rows.map(({ kind, person, into_person }) => ({
    kind: kind as SeasonNote['kind'],
    person: person as PersonKey,
    into: into_person as PersonKey | null,
  }))
}

type Noted = { readonly number: number; readonly account: string; readonly at: string }

export async function insertNote(
  db: Queryable,
  id: SeasonId,
  { kind, person, into, number, account, at }: SeasonNote & Noted,
): Promise<void> {
  await db
    .insertInto('season_notes')
    .values({ season_id: id, number, kind, person, into_person: into, account_id: account, at })
    .execute()
}

/** That the shop runs or is in; running ones first, then the newest. */
export function listSeasonRows(db: Queryable, shop: ShopId, areHiddenIn: boolean) {
  return db
    .selectFrom('seasons')
    .innerJoin('shops', 'shops.id', 'seasons.shop_id')
    .select(['seasons.id', 'seasons.slug', 'seasons.name', 'seasons.state', 'seasons.is_public'])
    .select(['seasons.shop_id', 'shops.name as shop_name', 'shops.slug as shop_slug'])
    .select(({ selectFrom }) =>
      selectFrom('season_events')
        .select(({ fn }) => fn.countAll().as('number'))
        .whereRef('season_events.season_id', '=', 'seasons.id')
        .as('events'),
    )
    .where((is) => isIn(is, shop))
    .$if(!areHiddenIn, (query) => query.where('seasons.is_public', '=', 1))
    .orderBy('seasons.state', 'desc')
    .orderBy('seasons.created_at', 'desc')
    .orderBy('seasons.id')
    .execute()
}

/** With the ids of its events. */
export async function findPublicSeason(db: Queryable, typed: string) {
  const slug = readSlug(typed)
  const season = slug === null ? null : await findSeasonBySlug(db, slug)
  if (!season?.isPublic) return null
  const rows = await db.selectFrom('season_events').select('tournament_id').where('season_id', '=', season.id).execute()
  return { ...season, events: rows.map(({ tournament_id }) => tournament_id) }
}

export async function listPublicSeasonsOf(db: Queryable, tournament: string, most: number) {
  const rows = await db
    .selectFrom('season_events')
    .innerJoin('seasons', 'seasons.id', 'season_events.season_id')
    .selectAll('seasons')
    .where('season_events.tournament_id', '=', tournament)
    .where('seasons.is_public', '=', 1)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('tournaments').select('tournaments.id').where('tournaments.id', '=', tournament)),
    )
    .orderBy('seasons.created_at', 'desc')
    .orderBy('seasons.id')
    .limit(most)
    .execute()
  return rows
    .map(seasonOf)
    .map(({ slug, name, final }) => ({ slug, name, isFinal: final?.tournamentId === tournament }))
}

/** Public ones that any of the events counts for, the newest first, with the name of their shop. */
export async function listPublicSeasonsWith(db: Queryable, events: readonly string[], most: number) {
  if (events.length === 0) return []
  const rows = await db
    .selectFrom('seasons')
    .innerJoin('shops', 'shops.id', 'seasons.shop_id')
    .selectAll('seasons')
    .select('shops.name as shop')
    .where('seasons.is_public', '=', 1)
    .where(
      'seasons.id',
      'in',
      db
        .selectFrom('season_events')
        .select('season_id')
        .where('tournament_id', 'in', [...events]),
    )
    .orderBy('seasons.created_at', 'desc')
    .orderBy('seasons.id')
    .limit(most)
    .execute()
  return rows.map(({ shop, ...row }) => ({ ...seasonOf(row), shop }))
}

export async function listNotesBy(db: Queryable, account: string) {
  return db
    .selectFrom('season_notes')
    .innerJoin('seasons', 'seasons.id', 'season_notes.season_id')
    .select(['seasons.name as season', 'season_notes.kind', 'season_notes.at'])
    .where('season_notes.account_id', '=', account)
    .orderBy('season_notes.at')
    .execute()
}

/** It stays, without who said it. */
export async function forgetNotesBy(db: Queryable, account: string): Promise<void> {
  await db.updateTable('season_notes').set({ account_id: '' }).where('account_id', '=', account).execute()
}
