import type { AccountId } from '@tablee/domain/accounts/account'
import type { Email } from '@tablee/domain/accounts/email'
import type { Regular, RegularId } from '@tablee/domain/shops/regular'
import type { ShopId } from '@tablee/domain/shops/shop'
import { nameKey } from '@tablee/domain/tournaments/players/player-name'
import { sql } from 'kysely'
import type { Queryable } from '../../database/database.ts'

function regularsOf(db: Queryable) {
  return db
    .selectFrom('regulars')
    .innerJoin('regular_visits', 'regular_visits.regular_id', 'regulars.id')
    .select(['regulars.id', 'regulars.name', 'regulars.email', 'regulars.consent_at'])
    .select(({ fn }) => [fn.countAll().as('times'), fn.max('regular_visits.at').as('last_at')])
    .groupBy(['regulars.id', 'regulars.name', 'regulars.email', 'regulars.consent_at'])
}

type RegularRow = Awaited<ReturnType<ReturnType<typeof regularsOf>['execute']>>[number]

function regularOf({ id, name, email, consent_at, times, last_at }: RegularRow): Regular {
  return {
    ...{ id: id as RegularId, name, email: email as Email | null, consentAt: consent_at },
    ...{ times: Number(times), lastAt: last_at },
  }
}

/** Most frequent first, then latest. */
export async function listRegulars(db: Queryable, shop: ShopId, most: number): Promise<readonly Regular[]> {
  const rows = await regularsOf(db)
    .where('regulars.shop_id', '=', shop)
    .orderBy('times', 'desc')
    .orderBy('last_at', 'desc')
    .orderBy('regulars.name')
    .orderBy('regulars.id')
    .limit(most)
    .execute()
  return rows.map(regularOf)
}

/** Also null for one of another shop. */
export async function findRegular(db: Queryable, shop: ShopId, id: string): Promise<Regular | null> {
  const row = await regularsOf(db).where('regulars.shop_id', '=', shop).where('regulars.id', '=', id).executeTakeFirst()
  return row ? regularOf(row) : null
}

export async function updateRegular(db: Queryable, { id, name, email, consentAt }: Regular): Promise<void> {
  await db
    .updateTable('regulars')
    .set({ name, name_key: nameKey(name), email, consent_at: consentAt })
    .where('id', '=', id)
    .execute()
}

/** Without duplicates. */
export async function mergeVisits(db: Queryable, into: RegularId, from: RegularId): Promise<void> {
  await db
    .deleteFrom('regular_visits')
    .where('regular_id', '=', from)
    .where('tournament_id', 'in', (visits) =>
      visits.selectFrom('regular_visits').select('tournament_id').where('regular_id', '=', into),
    )
    .execute()
  await db.updateTable('regular_visits').set({ regular_id: into }).where('regular_id', '=', from).execute()
  await db
    .updateTable('regulars')
    .set({
      account_id: sql`coalesce(account_id, (select other.account_id from regulars as other where other.id = ${from}))`,
    })
    .where('id', '=', into)
    .execute()
  await eraseRegular(db, from)
}

/** By what a shop knew somebody. */
export type KnownName = { readonly shop: string; readonly key: string }

const knownName = ({ shop_id: shop, name_key: key }: { shop_id: string; name_key: string }): KnownName => ({
  shop,
  key,
})

export async function eraseRegular(db: Queryable, id: RegularId): Promise<readonly KnownName[]> {
  const rows = await db.deleteFrom('regulars').where('id', '=', id).returning(['shop_id', 'name_key']).execute()
  return rows.map(knownName)
}

export async function eraseRegularsOf(db: Queryable, account: AccountId): Promise<readonly KnownName[]> {
  const rows = await db
    .deleteFrom('regulars')
    .where('account_id', '=', account)
    .returning(['shop_id', 'name_key'])
    .execute()
  return rows.map(knownName)
}

export async function eraseRegularsAt(db: Queryable, email: Email): Promise<readonly KnownName[]> {
  const rows = await db.deleteFrom('regulars').where('email', '=', email).returning(['shop_id', 'name_key']).execute()
  return rows.map(knownName)
}

/** By the name in that event. */
export async function eraseRegularsNamed(
  db: Queryable,
  { tournamentId, name }: { readonly tournamentId: string; readonly name: string },
): Promise<readonly KnownName[]> {
  const rows = await db
    .deleteFrom('regulars')
    .where('name_key', '=', nameKey(name))
    .where('account_id', 'is', null)
    .where('id', 'in', (visits) =>
      visits.selectFrom('regular_visits').select('regular_id').where('tournament_id', '=', tournamentId),
    )
    .returning(['shop_id', 'name_key'])
    .execute()
  return rows.map(knownName)
}

export async function listRegularKeys(db: Queryable, shop: ShopId): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('regulars').select('name_key').where('shop_id', '=', shop).execute()
  return new Set(rows.map(({ name_key }) => name_key))
}

export type RegularAt = { readonly shop: string } & Omit<Regular, 'id'>

export async function listRegularsOf(
  db: Queryable,
  { account, email }: { readonly account: AccountId | null; readonly email: Email | null },
): Promise<readonly RegularAt[]> {
  const rows = await regularsOf(db)
    .innerJoin('shops', 'shops.id', 'regulars.shop_id')
    .select('shops.name as shop')
    .groupBy('shops.name')
    .where((row) =>
      row.or([
        ...(account === null ? [] : [row('regulars.account_id', '=', account)]),
        ...(email === null ? [] : [row('regulars.email', '=', email)]),
      ]),
    )
    .orderBy('shops.name')
    .execute()
  return rows.map(({ shop, ...row }) => {
    const { id: _, ...kept } = regularOf(row)
    return { shop, ...kept }
  })
}

/** Those last seen before then, up to the limit. */
export async function eraseOldRegulars(db: Queryable, before: string, most: number): Promise<number> {
  const old = await oldRegulars(db, before).limit(most).execute()
  const ids = old.map(({ id }) => id)
  if (ids.length > 0) await db.deleteFrom('regulars').where('id', 'in', ids).execute()
  return ids.length
}

export async function countOldRegulars(db: Queryable, before: string): Promise<number> {
  return (await oldRegulars(db, before).execute()).length
}

function oldRegulars(db: Queryable, before: string) {
  return db
    .selectFrom('regulars')
    .select('regulars.id')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('regular_visits')
            .select('regular_visits.regular_id')
            .whereRef('regular_visits.regular_id', '=', 'regulars.id')
            .where('regular_visits.at', '>=', before),
        ),
      ),
    )
}
