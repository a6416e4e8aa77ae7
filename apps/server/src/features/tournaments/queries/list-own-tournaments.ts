import type { PlayerId, PublicId, TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Queryable } from '../../../database/database.ts'

export type OwnPlayer = { readonly tournamentId: TournamentId; readonly playerId: PlayerId }

/** What is known of somebody in tournaments: organized ones, and those played under which name. */
export async function listOwnTournaments(db: Queryable, publicId: PublicId) {
  const organized = await db
    .selectFrom('all_tournaments')
    .select(['id', 'code', 'name', 'created_at as createdAt'])
    .where('organizer', '=', publicId)
    .orderBy('created_at')
    .execute()
  const played = await db
    .selectFrom('players')
    .innerJoin('all_tournaments', 'all_tournaments.id', 'players.tournament_id')
    .select([
      'all_tournaments.id',
      'code',
      'all_tournaments.name',
      'created_at as createdAt',
      'players.name as playerName',
    ])
    .where('public_id', '=', publicId)
    .orderBy('created_at')
    .execute()
  return { organized, played }
}

export async function listOwnPlayers(db: Queryable, publicId: PublicId): Promise<readonly OwnPlayer[]> {
  const rows = await db
    .selectFrom('players')
    .select(['tournament_id', 'id'])
    .where('public_id', '=', publicId)
    .execute()
  return rows.map((row) => ({ tournamentId: row.tournament_id as TournamentId, playerId: row.id as PlayerId }))
}
