import type { CallReply } from '@tablee/contract/call'
import { stages } from '@tablee/contract/tournaments/documents/stage'
import {
  type getLastAdvancedEvent as call,
  MOST_EVENTS,
} from '@tablee/contract/tournaments/questions/get-last-advanced-event'
import { wireMoment } from '@tablee/contract/wire-moment'
import { accept, type Outcome } from '@tablee/domain/outcome'
import { structureOf } from '@tablee/domain/tournaments/kinds/stage'
import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { startOfDay } from '../start-of-day.ts'
import type { TournamentGround } from '../tournament-ground.ts'

/** Soonest first, including today's until they end, if their organizer still exists. */
export async function getLastAdvancedEvent({
  database,
  now,
}: Pick<TournamentGround, 'database' | 'now'>): Promise<Outcome<CallReply<typeof call>>> {
  const at = now()
  const today = startOfDay(at).toISOString()
  const rows = await database.read(async (db) => {
    // Separate queries, each with its own index.
    const underWay = await unfinishedEvents(db)
      .where('ends_at', '>=', at.toISOString())
      .where('starts_at', '<', today)
      .execute()
    const others = unfinishedEvents(db).where('starts_at', '>=', today)
    const toCome = await others
      .where((is) => is.or([is('ends_at', 'is', null), is('ends_at', '>=', at.toISOString())]))
      .execute()
    return [...underWay, ...toCome].slice(0, MOST_EVENTS)
  })
  const data = rows.map((row) => ({
    id: row.id,
    code: row.code,
    name: row.name,
    gameType: row.game ?? '',
    format: row.format ?? '',
    formatName: row.format_name,
    structure: structureIn(row.stages),
    tournamentDate: row.starts_at === null ? '' : wireMoment(row.starts_at),
    registeredPlayersCount: Number(row.players),
    maxPlayers: row.capacity,
    location: row.location,
    hasPassword: row.has_password === 1,
    isStarted: row.phase !== 'waiting',
  }))
  return accept({ data })
}

/** A damaged row is skipped. */
function structureIn(text: string) {
  try {
    return structureOf({ stages: stages.parse(JSON.parse(text)) })
  } catch {
    return undefined
  }
}

function unfinishedEvents(db: Queryable) {
  return db
    .selectFrom('tournaments')
    .select([
      'id',
      'code',
      'name',
      'game',
      'format',
      'format_name',
      'starts_at',
      'location',
      'has_password',
      'phase',
      'stages',
    ])
    .select(sql<number | null>`nullif(capacity, 0)`.as('capacity'))
    .select(
      sql<
        number | string
      >`(select count(*) from players where players.tournament_id = tournaments.id and players.dropped_after is null)`.as(
        'players',
      ),
    )
    .where('type', '=', 'advance')
    .where('phase', '<>', 'finished')
    .where((is) =>
      is.not(
        is.exists(
          is.selectFrom('erased_accounts').select('id').whereRef('erased_accounts.id', '=', 'tournaments.organizer'),
        ),
      ),
    )
    .orderBy('starts_at')
    .orderBy('id')
    .limit(MOST_EVENTS)
}
