import type { PlayerId, TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Queryable } from '../../database/database.ts'
import type { OwnSeat } from './past-ground.ts'

/** Of finished events: where the account plays by itself, registered, or took a device's seat over. */
export async function listOwnSeats(db: Queryable, account: string): Promise<readonly OwnSeat[]> {
  const playing = db
    .selectFrom('players')
    .innerJoin('tournaments', 'tournaments.id', 'players.tournament_id')
    .select(['players.tournament_id', 'players.id as player', 'tournaments.sequence'])
    .where('players.public_id', '=', account)
    .where('tournaments.phase', '=', 'finished')
  const registered = db
    .selectFrom('registrations')
    .innerJoin('tournaments', 'tournaments.id', 'registrations.tournament_id')
    .select(['registrations.tournament_id', 'registrations.player_id as player', 'tournaments.sequence'])
    .where('registrations.account_id', '=', account)
    .where('registrations.status', '=', 'confirmed')
    .where('tournaments.phase', '=', 'finished')
  const kept = db
    .selectFrom('kept_plays')
    .innerJoin('players', (join) =>
      join
        .onRef('players.tournament_id', '=', 'kept_plays.tournament_id')
        .onRef('players.id', '=', 'kept_plays.player_id')
        .onRef('players.public_id', '=', 'kept_plays.public_id'),
    )
    .innerJoin('tournaments', 'tournaments.id', 'kept_plays.tournament_id')
    .select(['kept_plays.tournament_id', 'kept_plays.player_id as player', 'tournaments.sequence'])
    .where('kept_plays.account_id', '=', account)
    .where('tournaments.phase', '=', 'finished')
  const rows = await playing.union(registered).union(kept).execute()
  const seats = new Map<string, OwnSeat>()
  for (const { tournament_id, player, sequence } of rows.toSorted((one, other) => (one.player < other.player ? -1 : 1)))
    seats.set(tournament_id, { tournament: tournament_id as TournamentId, player: player as PlayerId, sequence })
  return [...seats.values()]
}
