import type { MatchId, TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Queryable } from '../../../database/database.ts'

/** Pairing ids are unique across events. */
export async function findTournamentOfPairing(db: Queryable, id: MatchId): Promise<TournamentId | null> {
  const rows = await db
    .selectFrom('matches')
    .innerJoin('tournaments', 'tournaments.id', 'matches.tournament_id')
    // With a condition on the type, SQLite would search event by event.
    .select(['tournaments.id', 'tournaments.type'])
    .where('matches.id', '=', id)
    .execute()
  const event = rows.find(({ type }) => type === 'advance')
  return event ? (event.id as TournamentId) : null
}
