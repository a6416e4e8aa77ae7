import { MOST_TOLD_A_DAY } from '@tablee/domain/accounts/follow-series'
import { sql } from 'kysely'

// Whom letters about a series go to stands in two tables, accounts and addresses without one: what both keep of what was heard.

/** Who has not heard of the new dates since then, or not too often on that day. */
export type Heard = { readonly announcedBefore: string } | { readonly day: string }

/** A letter about new dates, or one more of a day. */
export type Told = { readonly announcedAt: string } | { readonly day: string }

export function mayHear(heard: Heard) {
  return 'day' in heard
    ? sql<boolean>`(told_day != ${heard.day} or told_count < ${MOST_TOLD_A_DAY})`
    : sql<boolean>`announced_at < ${heard.announcedBefore}`
}

/** What of the row says so from now on. */
export function asTold(told: Told) {
  if ('announcedAt' in told) return { announced_at: told.announcedAt }
  const { day } = told
  return { told_day: day, told_count: sql<number>`case when told_day = ${day} then told_count + 1 else 1 end` }
}

/** The series has had no date since then; by the table that follows it. */
export function hasNoDateSince(table: 'series_followers' | 'series_readers', since: string) {
  return sql<boolean>`not exists (
    select id from tournaments where tournaments.series = ${sql.ref(`${table}.series`)} and starts_at >= ${since}
  )`
}
