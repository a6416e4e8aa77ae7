import type { Email } from '@tablee/domain/accounts/email'
import { MOST_FOLLOWERS } from '@tablee/domain/accounts/follow-series'
import { chooseLanguage, type Language } from '@tablee/domain/language'
import type { SeriesId } from '@tablee/domain/tournaments/tournament'
import type { Queryable } from '../../database/database.ts'
import { asTold, type Heard, hasNoDateSince, mayHear, type Told } from './heard-of-series-store.ts'

export type SeriesReader = {
  readonly id: string
  readonly series: SeriesId
  readonly email: Email
  readonly mark: string
  readonly language: Language
  readonly askedAt: string
  /** Null until a reader of the address has agreed. */
  readonly confirmedAt: string | null
}

const COLUMNS = ['id', 'series', 'email', 'address_mark', 'language', 'asked_at', 'confirmed_at'] as const

type Row = {
  readonly id: string
  readonly series: string
  readonly email: string
  readonly address_mark: string
  readonly language: string
  readonly asked_at: string
  readonly confirmed_at: string | null
}

function read({ id, series, email, address_mark, language, asked_at, confirmed_at }: Row): SeriesReader {
  return {
    ...{
      id,
      language: chooseLanguage([language]),
      series: series as SeriesId,
      email: email as Email,
      mark: address_mark,
    },
    ...{ askedAt: asked_at, confirmedAt: confirmed_at },
  }
}

export async function findReader(db: Queryable, id: string): Promise<SeriesReader | null> {
  const row = await db.selectFrom('series_readers').select(COLUMNS).where('id', '=', id).executeTakeFirst()
  return row ? read(row) : null
}

/** Renews the existing row if the address was asked before. */
export async function askReader(db: Queryable, reader: Omit<SeriesReader, 'confirmedAt'>): Promise<SeriesReader> {
  const { id, series, email, mark, language, askedAt } = reader
  await db
    .insertInto('series_readers')
    .values({
      ...{ id, series, email, address_mark: mark, language, asked_at: askedAt },
      ...{ confirmed_at: null, announced_at: '', told_day: '', told_count: 0 },
    })
    .onConflict((conflict) => conflict.columns(['series', 'email']).doUpdateSet({ language, asked_at: askedAt }))
    .execute()
  const row = await db
    .selectFrom('series_readers')
    .select(COLUMNS)
    .where('series', '=', series)
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return read(row)
}

export async function confirmReader(db: Queryable, id: string, at: string): Promise<void> {
  await db
    .updateTable('series_readers')
    .set({ confirmed_at: at })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .execute()
}

export async function deleteReader(db: Queryable, id: string): Promise<void> {
  await db.deleteFrom('series_readers').where('id', '=', id).execute()
}

/** For readers who said that no letter was meant for them. */
export async function deleteReadersOf(db: Queryable, mark: string): Promise<void> {
  await db.deleteFrom('series_readers').where('address_mark', '=', mark).execute()
}

export async function listReadersAt(db: Queryable, email: Email): Promise<readonly SeriesReader[]> {
  const rows = await db
    .selectFrom('series_readers')
    .select(COLUMNS)
    .where('email', '=', email)
    .orderBy('asked_at', 'desc')
    .orderBy('series')
    .execute()
  return rows.map(read)
}

export async function forgetReadersAt(db: Queryable, email: Email): Promise<void> {
  await db.deleteFrom('series_readers').where('email', '=', email).execute()
}

/** Skips addresses whose account follows the series. */
export async function listReadersToTell(
  db: Queryable,
  series: SeriesId,
  heard: Heard,
): Promise<readonly SeriesReader[]> {
  const rows = await db
    .selectFrom('series_readers')
    .select(COLUMNS)
    .where('series', '=', series)
    .where('confirmed_at', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('series_followers')
            .innerJoin('accounts', 'accounts.id', 'series_followers.account_id')
            .select('accounts.id')
            .whereRef('series_followers.series', '=', 'series_readers.series')
            .whereRef('accounts.email', '=', 'series_readers.email')
            .where('accounts.is_email_verified', '=', 1)
            .where('accounts.is_enabled', '=', 1),
        ),
      ),
    )
    .where(mayHear(heard))
    .orderBy('id')
    .limit(MOST_FOLLOWERS)
    .execute()
  return rows.map(read)
}

/** SQLite limits the number of parameters. */
const NOTED_TOGETHER = 500

export async function noteReadersTold(db: Queryable, ids: readonly string[], told: Told): Promise<void> {
  for (let start = 0; start < ids.length; start += NOTED_TOGETHER) {
    const some = ids.slice(start, start + NOTED_TOGETHER)
    await db.updateTable('series_readers').set(asTold(told)).where('id', 'in', some).execute()
  }
}

/** Unanswered since then, or following a series without a date since `noDateSince`. */
type OldReaders = { readonly askedBefore: string; readonly noDateSince: string }

function oldReaders(db: Queryable, { askedBefore, noDateSince }: OldReaders) {
  return db
    .selectFrom('series_readers')
    .where(({ or, and, eb }) =>
      or([
        and([eb('confirmed_at', 'is', null), eb('asked_at', '<', askedBefore)]),
        and([eb('asked_at', '<', noDateSince), hasNoDateSince('series_readers', noDateSince)]),
      ]),
    )
}

export async function countOldReaders(db: Queryable, old: OldReaders): Promise<number> {
  const { count } = await oldReaders(db, old)
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function forgetOldReaders(db: Queryable, old: OldReaders, most: number): Promise<number> {
  const rows = await oldReaders(db, old).select('id').limit(most).execute()
  if (rows.length === 0) return 0
  const ids = rows.map(({ id }) => id)
  await db.deleteFrom('series_readers').where('id', 'in', ids).execute()
  return rows.length
}
