import type { AccountId } from '@tablee/domain/accounts/account'
import type { Email } from '@tablee/domain/accounts/email'
import { MOST_FOLLOWERS } from '@tablee/domain/accounts/follow-series'
import { chooseLanguage, type Language } from '@tablee/domain/language'
import type { SeriesId } from '@tablee/domain/tournaments/tournament'
import type { Queryable } from '../../database/database.ts'
import { asTold, type Heard, hasNoDateSince, mayHear, type Told } from './heard-of-series-store.ts'

export type Follower = {
  readonly accountId: AccountId
  readonly email: Email
  readonly name: string
  readonly language: Language
}

export async function listFollowed(db: Queryable, accountId: AccountId): Promise<readonly FollowedSeries[]> {
  const rows = await db
    .selectFrom('series_followers')
    .select(['series', 'language', 'followed_at'])
    .where('account_id', '=', accountId)
    .orderBy('followed_at', 'desc')
    .orderBy('series')
    .execute()
  return rows.map(({ series, language, followed_at }) => ({
    ...{ series, language: chooseLanguage([language]), followedAt: followed_at },
  }))
}

export type FollowedSeries = { readonly series: string; readonly language: Language; readonly followedAt: string }

/** Accounts, and confirmed addresses without one. */
export async function countFollowers(db: Queryable, series: SeriesId): Promise<number> {
  const { accounts, addresses } = await db
    .selectNoFrom(({ selectFrom, fn }) => [
      selectFrom('series_followers')
        .select(fn.countAll<number | string>().as('count'))
        .where('series', '=', series)
        .as('accounts'),
      selectFrom('series_readers')
        .select(fn.countAll<number | string>().as('count'))
        .where('series', '=', series)
        .where('confirmed_at', 'is not', null)
        .as('addresses'),
    ])
    .executeTakeFirstOrThrow()
  return Number(accounts) + Number(addresses)
}

/** The next date, otherwise the last one; null if none was announced. */
export async function findDateOfSeries(
  db: Queryable,
  { series, now }: { readonly series: SeriesId; readonly now: string },
): Promise<{ readonly code: string; readonly name: string; readonly startsAt: string } | null> {
  const dates = db.selectFrom('tournaments').select(['code', 'name', 'starts_at']).where('series', '=', series)
  const next = dates.where('starts_at', '>=', now).where('is_cancelled', '=', 0).orderBy('starts_at')
  const found =
    (await next.limit(1).executeTakeFirst()) ?? (await dates.orderBy('starts_at', 'desc').limit(1).executeTakeFirst())
  return found ? { code: found.code, name: found.name, startsAt: found.starts_at ?? '' } : null
}

export async function isSeriesKnown(db: Queryable, series: SeriesId): Promise<boolean> {
  const row = await db.selectFrom('tournaments').select('id').where('series', '=', series).limit(1).executeTakeFirst()
  return row !== undefined
}

type Following = { readonly series: SeriesId; readonly accountId: AccountId }

export async function keepFollower(
  db: Queryable,
  { series, accountId }: Following,
  { language, at }: { readonly language: Language; readonly at: string },
): Promise<void> {
  await db
    .insertInto('series_followers')
    .values({
      ...{ series, account_id: accountId, language, followed_at: at },
      ...{ announced_at: '', told_day: '', told_count: 0 },
    })
    .onConflict((conflict) => conflict.columns(['series', 'account_id']).doUpdateSet({ language }))
    .execute()
}

export async function deleteFollower(db: Queryable, { series, accountId }: Following): Promise<void> {
  await db.deleteFrom('series_followers').where('series', '=', series).where('account_id', '=', accountId).execute()
}

export async function forgetFollower(db: Queryable, accountId: AccountId): Promise<void> {
  await db.deleteFrom('series_followers').where('account_id', '=', accountId).execute()
}

/** With a confirmed address, and not notified too often yet. */
export async function listFollowersToTell(db: Queryable, series: SeriesId, heard: Heard): Promise<readonly Follower[]> {
  const rows = await db
    .selectFrom('series_followers')
    .innerJoin('accounts', 'accounts.id', 'series_followers.account_id')
    .select(['accounts.id', 'accounts.email', 'accounts.name', 'series_followers.language'])
    .where('series_followers.series', '=', series)
    .where('accounts.is_email_verified', '=', 1)
    .where('accounts.is_enabled', '=', 1)
    .where(mayHear(heard))
    .orderBy('accounts.id')
    .limit(MOST_FOLLOWERS)
    .execute()
  return rows.map(({ id, email, name, language }) => ({
    ...{ accountId: id as AccountId, email: email as Email, name, language: chooseLanguage([language]) },
  }))
}

/** SQLite limits the number of parameters. */
const NOTED_TOGETHER = 500

export async function noteTold(
  db: Queryable,
  { series, accounts }: { readonly series: SeriesId; readonly accounts: readonly AccountId[] },
  told: Told,
): Promise<void> {
  for (let start = 0; start < accounts.length; start += NOTED_TOGETHER) {
    await db
      .updateTable('series_followers')
      .set(asTold(told))
      .where('series', '=', series)
      .where('account_id', 'in', accounts.slice(start, start + NOTED_TOGETHER))
      .execute()
  }
}

/** Followers of a series without a date since then, except recent ones. */
function oldFollowers(db: Queryable, since: string) {
  return db
    .selectFrom('series_followers')
    .where('followed_at', '<', since)
    .where(hasNoDateSince('series_followers', since))
}

export async function countOldFollowers(db: Queryable, since: string): Promise<number> {
  const { count } = await oldFollowers(db, since)
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function forgetOldFollowers(db: Queryable, since: string, most: number): Promise<number> {
  const old = await oldFollowers(db, since).select(['series', 'account_id']).limit(most).execute()
  for (const { series, account_id } of old) {
    await deleteFollower(db, { series: series as SeriesId, accountId: account_id as AccountId })
  }
  return old.length
}
