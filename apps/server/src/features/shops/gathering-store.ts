import type { RegularId } from '@tablee/domain/shops/regular'
import type { ShopId } from '@tablee/domain/shops/shop'
import { nameKey } from '@tablee/domain/tournaments/players/player-name'
import type { Queryable } from '../../database/database.ts'

export type EventToGather = { readonly id: string; readonly shop: ShopId; readonly at: string }

export async function findEventToGather(db: Queryable): Promise<EventToGather | null> {
  const row = await db
    .selectFrom('tournaments')
    .select(['tournaments.id', 'shop_id', 'starts_at', 'created_at'])
    .where('shop_id', 'is not', null)
    .where('type', '=', 'advance')
    .where('phase', '=', 'finished')
    .where('is_cancelled', '=', 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('gathered_events')
            .select('gathered_events.tournament_id')
            .whereRef('gathered_events.tournament_id', '=', 'tournaments.id'),
        ),
      ),
    )
    .orderBy('tournaments.starts_at')
    .executeTakeFirst()
  if (!row || row.shop_id === null) return null
  return { id: row.id, shop: row.shop_id as ShopId, at: row.starts_at ?? row.created_at }
}

/** False when another process was faster. */
export async function noteGathered(db: Queryable, { id }: EventToGather): Promise<boolean> {
  const [result] = await db
    .insertInto('gathered_events')
    .values({ tournament_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return Number(result?.numInsertedOrUpdatedRows ?? 0) > 0
}

export type CameBefore = { readonly name: string; readonly account: string | null }

/** By public name; hidden names are not stored. */
export async function listWhoCame(db: Queryable, { id }: EventToGather): Promise<readonly CameBefore[]> {
  const rows = await db
    .selectFrom('registrations')
    .innerJoin('players', (join) =>
      join
        .onRef('players.tournament_id', '=', 'registrations.tournament_id')
        .onRef('players.id', '=', 'registrations.player_id'),
    )
    .select(['players.name', 'registrations.account_id'])
    .where('registrations.tournament_id', '=', id)
    .where('registrations.status', '=', 'confirmed')
    .where('registrations.shown_as', 'is', null)
    .where((row) => row.or([row('players.dropped_after', 'is', null), row('players.dropped_after', '>', 0)]))
    .execute()
  return rows.map(({ name, account_id }) => ({ name, account: account_id }))
}

export type KnownRegular = { readonly id: RegularId; readonly key: string; readonly account: string | null }

export async function listKnownRegulars(db: Queryable, shop: ShopId): Promise<readonly KnownRegular[]> {
  const rows = await db
    .selectFrom('regulars')
    .select(['id', 'name_key', 'account_id'])
    .where('shop_id', '=', shop)
    .execute()
  return rows.map(({ id, name_key, account_id }) => ({ id: id as RegularId, key: name_key, account: account_id }))
}

type NewRegular = CameBefore & { readonly id: string; readonly shop: ShopId }

export async function insertRegulars(db: Queryable, regulars: readonly NewRegular[]): Promise<void> {
  for (const { id, shop, name, account } of regulars) {
    await db
      .insertInto('regulars')
      .values({ id, shop_id: shop, name, name_key: nameKey(name), account_id: account, email: null, consent_at: null })
      .execute()
  }
}

export async function insertVisits(db: Queryable, ids: readonly string[], { id, at }: EventToGather): Promise<void> {
  for (const regular of ids) {
    await db
      .insertInto('regular_visits')
      .values({ regular_id: regular, tournament_id: id, at })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}
