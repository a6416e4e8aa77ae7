import type { DocumentQuery } from '@tablee/contract/serving/document-query'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import type { AttributeColumns } from '../../../database/document-conditions.ts'
import { readPage } from '../../../database/document-page.ts'

const PLAYERS = sql<number>`(select count(*) from players where players.tournament_id = tournaments.id)`

const ATTRIBUTES: AttributeColumns = {
  columns: {
    $id: sql.ref('tournaments.id'),
    $createdAt: sql.ref('tournaments.created_at'),
    $updatedAt: sql.ref('tournaments.updated_at'),
    name: sql.ref('tournaments.name'),
    code: sql.ref('tournaments.code'),
    type: sql.ref('tournaments.type'),
    playerCount: sql`nullif(tournaments.capacity, 0)`,
    maxPlayers: sql`nullif(tournaments.capacity, 0)`,
    registeredPlayersCount: PLAYERS,
    currentRound: sql.ref('tournaments.current_round'),
    isStarted: sql`(case when tournaments.phase <> 'waiting' then 1 else 0 end)`,
    isFinished: sql`(case when tournaments.phase = 'finished' then 1 else 0 end)`,
    hasPassword: sql`0`,
    organizerId: sql.ref('tournaments.organizer'),
    gameType: sql.ref('tournaments.game'),
    format: sql.ref('tournaments.format'),
    tournamentDate: sql.ref('tournaments.starts_at'),
    endDate: sql.ref('tournaments.ends_at'),
    location: sql.ref('tournaments.location'),
    description: sql`coalesce(tournaments.description, '')`,
    plannedRounds: sql.ref('tournaments.planned_rounds'),
    areDecklistsPublic: sql.ref('tournaments.are_decklists_public'),
    liveSequence: sql.ref('tournaments.sequence'),
    // Never missing, empty or not.
    players: sql`''`,
    matches: sql`''`,
    finalRanking: sql`''`,
    rules: sql.ref('tournaments.rules'),
    lot: sql.ref('tournaments.lot'),
  },
  insertion: [sql.ref('tournaments.created_at'), sql.ref('tournaments.id')],
  searched: {
    name: sql.ref('tournaments.name_folded'),
    code: sql`lower(tournaments.code)`,
  },
}

export type TournamentIds = { readonly total: number; readonly ids: readonly TournamentId[] }

/** The tournaments that a list of documents shows, and how many match in all; null without the cursor's one. */
export async function listTournamentIds(db: Queryable, query: DocumentQuery): Promise<TournamentIds | null> {
  const page = await readPage(db, db.selectFrom('tournaments'), { attributes: ATTRIBUTES, query, read: ['$id'] })
  return page && { total: page.total, ids: page.rows.map(({ $id }) => $id as TournamentId) }
}
