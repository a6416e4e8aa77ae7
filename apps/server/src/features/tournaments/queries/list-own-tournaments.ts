import type { PlayerId, TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Queryable } from '../../../database/database.ts'
import { listKeptIds } from '../kept-store.ts'
import type { Subject } from '../secret.ts'
import { isHeldBy } from './is-held-by.ts'

export type OwnPlayer = { readonly tournamentId: TournamentId; readonly playerId: PlayerId }

/** Those organized, and those played with the name used, also if hidden by the organizer. */
export async function listOwnTournaments(db: Queryable, { publicId, hash }: Subject) {
  const kept = await listKeptIds(db, hash)
  const organized = await db
    .selectFrom('all_tournaments')
    .select(['id', 'code', 'name', 'created_at as createdAt'])
    .where((is) => is.or([is('organizer', '=', publicId), ...(kept.length > 0 ? [is('id', 'in', kept)] : [])]))
    .orderBy('created_at')
    .execute()
  const played = await db
    .selectFrom('players')
    .innerJoin('all_tournaments', 'all_tournaments.id', 'players.tournament_id')
    .leftJoin('hidden_names', (join) =>
      join
        .onRef('hidden_names.tournament_id', '=', 'players.tournament_id')
        .onRef('hidden_names.player_id', '=', 'players.id')
        .onRef('hidden_names.shown_as', '=', 'players.name'),
    )
    .select([
      'all_tournaments.id',
      'code',
      'all_tournaments.name',
      'created_at as createdAt',
      'players.name as playerName',
      'hidden_names.name as hiddenName',
    ])
    .where('public_id', '=', publicId)
    .where(isHeldBy(hash))
    .orderBy('created_at')
    .execute()
  return { organized, played }
}

export async function listOwnPlayers(db: Queryable, { publicId, hash }: Subject): Promise<readonly OwnPlayer[]> {
  const rows = await db
    .selectFrom('players')
    .select(['tournament_id', 'id'])
    .where('public_id', '=', publicId)
    .where(isHeldBy(hash))
    .execute()
  return rows.map((row) => ({ tournamentId: row.tournament_id as TournamentId, playerId: row.id as PlayerId }))
}
