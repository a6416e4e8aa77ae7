import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'

export type SeatAsked = { readonly tournamentId: string; readonly publicId: string }

type SeatNow = {
  readonly tournamentId: string
  readonly round: number
  readonly table: number | null
  readonly opponentName: string | null
  readonly isOver: boolean
}

/** Public seats in the current rounds; nothing for those without one. */
export async function seatsNow(db: Queryable, asked: readonly SeatAsked[]): Promise<SeatNow[]> {
  if (asked.length === 0) return []
  const rows = await db
    .selectFrom('players as own')
    .innerJoin('tournaments', 'tournaments.id', 'own.tournament_id')
    .innerJoin('matches', (join) =>
      join
        .onRef('matches.tournament_id', '=', 'tournaments.id')
        .onRef('matches.round', '=', 'tournaments.current_round')
        .on(({ eb, ref }) =>
          eb.or([eb('matches.player1', '=', ref('own.id')), eb('matches.player2', '=', ref('own.id'))]),
        ),
    )
    .leftJoin('players as other', (join) =>
      join
        .onRef('other.tournament_id', '=', 'matches.tournament_id')
        .on(
          'other.id',
          '=',
          sql<string>`case when matches.player1 = own.id then matches.player2 else matches.player1 end`,
        ),
    )
    .select(['own.tournament_id as tournamentId', 'matches.round', 'matches.table_number as table', 'matches.state'])
    .select('other.name as opponentName')
    .where('tournaments.phase', '=', 'running')
    .where((eb) =>
      eb.or(
        asked.map(({ tournamentId, publicId }) =>
          eb.and([eb('own.tournament_id', '=', tournamentId), eb('own.public_id', '=', publicId)]),
        ),
      ),
    )
    .execute()
  return rows.map(({ state, ...row }) => ({ ...row, isOver: state === 'terminated' }))
}
