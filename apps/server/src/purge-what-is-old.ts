import type { ErasedKind } from '@tablee/domain/erasures/erasure-proof'
import { erasedWhenDeletedBy } from '@tablee/domain/tournaments/life/delete-tournament'
import { KEPT_DAYS } from '@tablee/domain/tournaments/life/kept-for'
import type { Database, Transaction } from './database/database.ts'
import { addToErasure } from './database/erasures/erasure-store.ts'
import { countOldFollowers, forgetOldFollowers } from './features/accounts/series-follower-store.ts'
import { countOldReaders, forgetOldReaders } from './features/accounts/series-reader-store.ts'
import { countExpiredSessions, deleteExpiredSessions } from './features/accounts/session-store.ts'
import {
  countOldDetails,
  type ErasureDays,
  emptyOldDetails,
  forgetYouthNames,
} from './features/registrations/old-details-store.ts'
import { countOldDeliveries, eraseOldDeliveries } from './features/shops/hooks/hook-delivery-store.ts'
import { countOldRegulars, eraseOldRegulars } from './features/shops/regular-store.ts'
import { countDeletedBy, eraseAbandoned, listAbandoned } from './features/tournaments/abandoned-store.ts'
import { eraseDeletedTournaments } from './features/tournaments/commands/erase-deleted-tournaments.ts'
import { startOfDay } from './features/tournaments/start-of-day.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const TOGETHER = 50

/** Counts of what has passed its retention. */
export type OldData = {
  readonly deleted: number
  readonly abandoned: readonly { readonly code: string }[]
  readonly details: number
  readonly sessions: number
  readonly regulars: number
  /** Accounts and addresses that follow a series long without a date, or never answered. */
  readonly followers: number
  /** What shops' addresses were told. */
  readonly deliveries: number
}

export function findWhatIsOld(database: Database, at: Date): Promise<OldData> {
  return database.read(async (db) => ({
    deleted: await countDeletedBy(db, erasedWhenDeletedBy(at)),
    abandoned: await listAbandoned(db, before(at, KEPT_DAYS.abandoned), Number.MAX_SAFE_INTEGER),
    details: await countOldDetails(db, { until: endOfDay(at) }),
    sessions: await countExpiredSessions(db, at.toISOString()),
    regulars: await countOldRegulars(db, before(at, KEPT_DAYS.regulars).toISOString()),
    deliveries: await countOldDeliveries(db, before(at, KEPT_DAYS.deliveries).toISOString()),
    followers:
      (await countOldFollowers(db, before(at, KEPT_DAYS.followed).toISOString())) +
      (await countOldReaders(db, oldReadersAt(at))),
  }))
}

/** For good, in parts, so that others can write. */
export async function purgeWhatIsOld(database: Database, at: Date): Promise<void> {
  const expired = (kind: ErasedKind, erase: (tx: Transaction) => Promise<number>) =>
    database.inTransaction(async (tx) => {
      const count = await erase(tx)
      const about = { at: at.toISOString(), rule: 'expired', tournament: null } as const
      if (count > 0) await addToErasure(tx.db, { ...about, erased: { [kind]: count } })
      return count
    })
  await eraseDeletedTournaments({ database, now: () => at })
  const untouched = before(at, KEPT_DAYS.abandoned)
  await inParts(() =>
    database.inTransaction(async ({ db }) => {
      const some = await listAbandoned(db, untouched, TOGETHER)
      return eraseAbandoned(
        db,
        some.map(({ id }) => id),
        { since: untouched, at },
      )
    }),
  )
  await emptyDetails(database, { until: endOfDay(at), at })
  const lastCame = before(at, KEPT_DAYS.regulars).toISOString()
  await inParts(() => expired('regulars', ({ db }) => eraseOldRegulars(db, lastCame, TOGETHER)))
  const toldBefore = before(at, KEPT_DAYS.deliveries).toISOString()
  await inParts(() => expired('deliveries', ({ db }) => eraseOldDeliveries(db, toldBefore, TOGETHER)))
  const noDateSince = before(at, KEPT_DAYS.followed).toISOString()
  await inParts(() => expired('followings', ({ db }) => forgetOldFollowers(db, noDateSince, TOGETHER)))
  await inParts(() => expired('followings', ({ db }) => forgetOldReaders(db, oldReadersAt(at), TOGETHER)))
  await database.inTransaction(({ db }) => deleteExpiredSessions(db, at.toISOString()))
}

/** What goes on this very day, for the daily work may come a day late; what came later than its day waits for that. */
export function eraseDetailsOfToday(database: Database, at: Date): Promise<void> {
  return emptyDetails(database, { from: before(startOfDay(at), 1), until: endOfDay(at), at })
}

async function emptyDetails(database: Database, days: ErasureDays & { readonly at: Date }): Promise<void> {
  await inParts(() => database.inTransaction(({ db }) => emptyOldDetails(db, { ...days, most: TOGETHER })))
  await inParts(() => database.inTransaction(({ db }) => forgetYouthNames(db, { ...days, most: TOGETHER })))
}

/** Days may have an hour more or less. */
function endOfDay(at: Date): Date {
  return startOfDay(new Date(startOfDay(at).getTime() + DAY_MS + 2 * HOUR_MS))
}

function oldReadersAt(at: Date) {
  return {
    askedBefore: before(at, KEPT_DAYS.unanswered).toISOString(),
    noDateSince: before(at, KEPT_DAYS.followed).toISOString(),
  }
}

async function inParts(part: () => Promise<number>): Promise<void> {
  while ((await part()) > 0);
}

function before(at: Date, days: number): Date {
  return new Date(at.getTime() - days * DAY_MS)
}
