import type { PastNoteKind } from '@tablee/domain/seasons/past-events'
import type { SeasonId } from '@tablee/domain/seasons/season'
import type { Queryable } from '../../../database/database.ts'

type Noted = { readonly kind: PastNoteKind; readonly account: string; readonly at: string }

export async function countPastNotes(db: Queryable, season: SeasonId): Promise<number> {
  const { number } = await db
    .selectFrom('past_notes')
    .select(({ fn }) => fn.countAll().as('number'))
    .where('season_id', '=', season)
    .executeTakeFirstOrThrow()
  return Number(number)
}

/** One for each event; the season is locked. */
export async function insertPastNotes(
  db: Queryable,
  season: SeasonId,
  { kind, account, at, names }: Noted & { readonly names: readonly string[] },
): Promise<void> {
  const before = await countPastNotes(db, season)
  const rows = names.map((name, index) => ({
    ...{ season_id: season, number: before + index + 1, kind, event_name: name, account_id: account, at },
  }))
  if (rows.length > 0) await db.insertInto('past_notes').values(rows).execute()
}

/** Latest first, with the name of who did it. */
export function listPastNotes(db: Queryable, season: SeasonId, most: number) {
  return db
    .selectFrom('past_notes')
    .leftJoin('accounts', 'accounts.id', 'past_notes.account_id')
    .select(['past_notes.number', 'past_notes.kind', 'past_notes.event_name', 'past_notes.at', 'accounts.name'])
    .where('past_notes.season_id', '=', season)
    .orderBy('past_notes.number', 'desc')
    .limit(most)
    .execute()
}

export function listPastNotesBy(db: Queryable, account: string) {
  return db
    .selectFrom('past_notes')
    .innerJoin('seasons', 'seasons.id', 'past_notes.season_id')
    .select(['seasons.name as season', 'past_notes.kind', 'past_notes.event_name as event', 'past_notes.at'])
    .where('past_notes.account_id', '=', account)
    .orderBy('past_notes.at')
    .execute()
}

/** It stays, without who did it. */
export async function forgetPastNotesBy(db: Queryable, account: string): Promise<void> {
  await db.updateTable('past_notes').set({ account_id: '' }).where('account_id', '=', account).execute()
}
