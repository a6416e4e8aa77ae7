import type { MatchId, TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Queryable } from '../../../database/database.ts'

/** The announced event that a pairing belongs to; the ids of pairings are unique beyond one event. */
export async function findTournamentOfPairing(db: Queryable, id: MatchId): Promise<TournamentId | null> {
  const row = await db
    .selectFrom('matches')
    .innerJoin('tournaments', 'tournaments.id', 'matches.tournament_id')
    .select('tournaments.id')
    .where('matches.id', '=', id)
    .where('tournaments.type', '=', 'advance')
    .executeTakeFirst()
  return row ? (row.id as TournamentId) : null
}
