import type { TournamentFacts } from '@tablee/contract/serving/link-preview'
import { readTournamentCode } from '@tablee/domain/tournaments/tournament-code'
import type { Database } from '../../../database/database.ts'
import { bracketPlacesIn } from './bracket-places.ts'
import { PAIRED_OF_BRACKET, SEATED_PLAYERS } from './list-tournament-ids.ts'

/** What a link to the tournament says of it; null for an unknown code. */
export async function describeTournament(database: Database, typed: string): Promise<TournamentFacts | null> {
  const code = readTournamentCode(typed)
  if (code === null) return null
  const row = await database.read((db) =>
    db
      .selectFrom('tournaments')
      .select(['code', 'name', 'phase', 'current_round', 'capacity', 'created_at'])
      .select(['starts_at', 'ends_at', 'game', 'format', 'format_name', 'location'])
      .select(['stages', SEATED_PLAYERS.as('players'), PAIRED_OF_BRACKET.as('paired')])
      .where('code', '=', code)
      .executeTakeFirst(),
  )
  if (!row) return null
  return {
    code: row.code,
    name: row.name,
    phase: row.phase,
    currentRound: row.current_round,
    bracketPlaces: bracketPlacesIn(row.stages, Number(row.paired)),
    players: Number(row.players),
    capacity: row.capacity === 0 ? null : row.capacity,
    startsAt: row.starts_at ?? row.created_at,
    endsAt: row.ends_at,
    game: row.game,
    format: row.format_name ?? (row.format || null),
    location: row.location || null,
  }
}
