import type { DateOfSeries } from '@tablee/contract/serving/carry-each-date'
import type { KnownDates } from '@tablee/domain/tournaments/life/join-series'
import { MOST_DATES_OF_SERIES } from '@tablee/domain/tournaments/life/series'
import type { PublicId, SeriesId, TournamentId } from '@tablee/domain/tournaments/tournament'
import { sql } from 'kysely'
import type { Queryable } from '../../database/database.ts'

export async function findKnownDates(db: Queryable, series: SeriesId): Promise<KnownDates> {
  const rows = await db
    .selectFrom('tournaments')
    .select('organizer')
    .where('series', '=', series)
    .limit(MOST_DATES_OF_SERIES)
    .execute()
  return { count: rows.length, organizers: [...new Set(rows.map(({ organizer }) => organizer as PublicId))] }
}

export async function listOpenDates(db: Queryable, id: TournamentId): Promise<readonly DateOfSeries[]> {
  const own = await db.selectFrom('tournaments').select('series').where('id', '=', id).executeTakeFirst()
  const isMeant = sql<boolean>`(tournaments.id = ${id} or (tournaments.series = ${own?.series ?? null} and tournaments.phase = 'waiting'))`
  const rows = await db
    .selectFrom('tournaments')
    .select(['id', 'code', 'starts_at', 'ends_at'])
    .where(isMeant)
    .orderBy('starts_at')
    .limit(MOST_DATES_OF_SERIES)
    .execute()
  return rows.map(({ id: date, code, starts_at: startsAt, ends_at: endsAt }) => {
    return { id: date as TournamentId, code, startsAt: startsAt ?? '', endsAt }
  })
}
