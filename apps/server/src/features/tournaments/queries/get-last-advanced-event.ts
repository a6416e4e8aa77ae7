import type { CallReply } from '@tablee/contract/call'
import type { getLastAdvancedEvent as call } from '@tablee/contract/tournaments/get-last-advanced-event'
import { wireMoment } from '@tablee/contract/wire-moment'
import { accept, type Outcome } from '@tablee/domain/outcome'
import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'

/** How many events the home page shows. */
const MOST_EVENTS = 6

/** The newest announced events. */
export async function getLastAdvancedEvent({
  database,
}: {
  readonly database: Database
}): Promise<Outcome<CallReply<typeof call>>> {
  const rows = await database.read((db) =>
    db
      .selectFrom('tournaments')
      .select(['id', 'code', 'name', 'game', 'format', 'starts_at', 'location', 'has_password'])
      .select(sql<number | null>`nullif(capacity, 0)`.as('capacity'))
      .select(
        sql<number | string>`(select count(*) from players where players.tournament_id = tournaments.id)`.as('players'),
      )
      .where('type', '=', 'advance')
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(MOST_EVENTS)
      .execute(),
  )
  const data = rows.map((row) => ({
    id: row.id,
    code: row.code,
    name: row.name,
    gameType: row.game ?? '',
    format: row.format ?? '',
    tournamentDate: row.starts_at === null ? '' : wireMoment(row.starts_at),
    registeredPlayersCount: Number(row.players),
    maxPlayers: row.capacity,
    location: row.location,
    hasPassword: row.has_password === 1,
  }))
  return accept({ data })
}
