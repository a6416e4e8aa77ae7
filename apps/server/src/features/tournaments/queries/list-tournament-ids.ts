import type { DocumentQuery } from '@tablee/contract/serving/document-query'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import {
  type AttributeColumns,
  columnOf,
  documentCondition,
  LARGEST_TOTAL,
} from '../../../database/document-conditions.ts'

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
    rules: sql.ref('tournaments.rules'),
    lot: sql.ref('tournaments.lot'),
  },
  searched: {
    name: sql.ref('tournaments.name_folded'),
    code: sql`lower(tournaments.code)`,
  },
}

export type TournamentIds = { readonly total: number; readonly ids: readonly TournamentId[] }

/** The tournaments that a list of documents shows, and how many match in all. */
export async function listTournamentIds(db: Queryable, query: DocumentQuery): Promise<TournamentIds> {
  const condition = documentCondition(ATTRIBUTES, query)
  const counted = db.selectFrom('tournaments').select('id').where(condition).limit(LARGEST_TOTAL).as('matching')
  const { total } = await db
    .selectFrom(counted)
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow()
  let page = db.selectFrom('tournaments').select('id').where(condition)
  for (const { attribute, descending } of query.orders) {
    page = page.orderBy(columnOf(ATTRIBUTES, attribute), descending ? 'desc' : 'asc')
  }
  const rows = await page.orderBy('created_at').orderBy('id').limit(query.limit).offset(query.offset).execute()
  return { total: Number(total), ids: rows.map(({ id }) => id as TournamentId) }
}
