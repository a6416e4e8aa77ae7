import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Queryable } from '../../database/database.ts'

export type PageReport = {
  readonly id: string
  readonly tournamentId: TournamentId
  readonly text: string
  readonly at: string
}

export async function countReports(db: Queryable, id: TournamentId): Promise<number> {
  const { count } = await db
    .selectFrom('page_reports')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('tournament_id', '=', id)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function keepReport(db: Queryable, { id, tournamentId, text, at }: PageReport): Promise<void> {
  await db.insertInto('page_reports').values({ id, tournament_id: tournamentId, text, at }).execute()
}

/** Latest first. */
export async function listReports(db: Queryable) {
  const rows = await db
    .selectFrom('page_reports')
    .innerJoin('all_tournaments', 'all_tournaments.id', 'page_reports.tournament_id')
    .leftJoin('hidden_pages', (join) =>
      join.onRef('hidden_pages.tournament_id', '=', 'all_tournaments.id').on('hidden_pages.restored_at', 'is', null),
    )
    .select(['page_reports.at', 'page_reports.text', 'code', 'name', 'hidden_pages.reason'])
    .orderBy('page_reports.at', 'desc')
    .orderBy('page_reports.id')
    .execute()
  return rows.map(({ reason, ...row }) => ({ ...row, isHidden: reason !== null }))
}

export async function eraseReportsBy(db: Queryable, moment: Date): Promise<void> {
  await db.deleteFrom('page_reports').where('at', '<=', moment.toISOString()).execute()
}
