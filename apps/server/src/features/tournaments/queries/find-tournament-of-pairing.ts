import type { MatchId, TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Queryable } from '../../../database/database.ts'

/** The announced event that a pairing belongs to; the ids of pairings are unique beyond one event. */
export async function findTournamentOfPairing(db: Queryable, id: MatchId): Promise<TournamentId | null> {
  const rows = await db
    .selectFrom('matches')
    .innerJoin('tournaments', 'tournaments.id', 'matches.tournament_id')
    // Asked for the type, SQLite would look for the pairing in every announced event, one after another.
    .select(['tournaments.id', 'tournaments.type'])
    .where('matches.id', '=', id)
    .execute()
  const event = rows.find(({ type }) => type === 'advance')
  return event ? (event.id as TournamentId) : null
}
