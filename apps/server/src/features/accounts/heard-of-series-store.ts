import { MOST_TOLD_A_DAY } from '@tablee/domain/accounts/follow-series'
import { sql } from 'kysely'

// Shared by followers with and without an account.

/** Not notified of the new dates yet, or not too often that day. */
export type Heard = { readonly announcedBefore: string } | { readonly day: string }

export type Told = { readonly announcedAt: string } | { readonly day: string }

export function mayHear(heard: Heard) {
  return 'day' in heard
    ? sql<boolean>`(told_day != ${heard.day} or told_count < ${MOST_TOLD_A_DAY})`
    : sql<boolean>`announced_at < ${heard.announcedBefore}`
}

export function asTold(told: Told) {
  if ('announcedAt' in told) return { announced_at: told.announcedAt }
  const { day } = told
  return { told_day: day, told_count: sql<number>`case when told_day = ${day} then told_count + 1 else 1 end` }
}

/** By the table that follows the series. */
export function hasNoDateSince(table: 'series_followers' | 'series_readers', since: string) {
  return sql<boolean>`not exists (
    select id from tournaments where tournaments.series = ${sql.ref(`${table}.series`)} and starts_at >= ${since}
  )`
}
