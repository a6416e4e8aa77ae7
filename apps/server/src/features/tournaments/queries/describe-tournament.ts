import type { TournamentFacts } from '@tablee/contract/serving/link-preview'
import { readTournamentCode } from '@tablee/domain/tournaments/tournament-code'
import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'

/** What a link to the tournament says of it; null for an unknown code. */
export async function describeTournament(database: Database, typed: string): Promise<TournamentFacts | null> {
  const code = readTournamentCode(typed)
  if (code === null) return null
  const row = await database.read((db) =>
    db
      .selectFrom('tournaments')
      .select(['code', 'name', 'phase', 'current_round', 'capacity', 'created_at'])
      .select(['starts_at', 'ends_at', 'game', 'format', 'location'])
      .select(
        sql<
          number | string
        >`(select count(*) from players where players.tournament_id = tournaments.id and players.dropped_after is null)`.as(
          'players',
        ),
      )
      .where('code', '=', code)
      .executeTakeFirst(),
  )
  if (!row) return null
  return {
    code: row.code,
    name: row.name,
    phase: row.phase,
    currentRound: row.current_round,
    players: Number(row.players),
    capacity: row.capacity === 0 ? null : row.capacity,
    startsAt: row.starts_at ?? row.created_at,
    endsAt: row.ends_at,
    game: row.game,
    format: row.format || null,
    location: row.location || null,
  }
}
