import type { DocumentQuery } from '@tablee/contract/serving/document-query'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { type SqlBool, sql } from 'kysely'
import type { Dialect } from '../../../database/database.ts'
import { type AttributeColumns, documentCondition } from '../../../database/document-conditions.ts'
import { readPage } from '../../../database/document-page.ts'
import { foundIds } from '../../../database/search-index.ts'
import { planSearch, searchTerm } from '../search/search-plan.ts'
import { type IndexReader, listFromIndex, type TournamentIds } from './list-from-index.ts'

const PLAYERS = sql<number>`(select count(*) from players where players.tournament_id = tournaments.id)`

const COLUMNS: AttributeColumns['columns'] = {
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
  hasPassword: sql.ref('tournaments.has_password'),
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
}

/** The tournaments that a list of documents shows, and how many match in all; null without the cursor's one. */
export async function listTournamentIds(reader: IndexReader, query: DocumentQuery): Promise<TournamentIds | null> {
  const attributes = attributesOf(reader.dialect)
  const order = creationOrder(query)
  const plan = order === null ? null : planSearch(query.filters)
  if (plan && order !== null) {
    const { term, startsFrom, rest } = plan
    const condition = rest.length > 0 ? documentCondition(attributes, rest) : null
    return listFromIndex(reader, query, { term, startsFrom, condition, isNewestFirst: order === 'newest' })
  }
  const page = await readPage(reader.db, reader.db.selectFrom('tournaments'), { attributes, query, read: ['$id'] })
  return page && { total: page.total, ids: page.rows.map(({ $id }) => $id as TournamentId) }
}

/** Null where another order is asked for, which the search index cannot give. */
function creationOrder({ orders: [order, ...others], isShuffled }: DocumentQuery): 'newest' | 'oldest' | null {
  if (isShuffled || others.length > 0) return null
  if (!order) return 'oldest'
  if (order.attribute !== null && order.attribute !== '$createdAt') return null
  return order.descending ? 'newest' : 'oldest'
}

function attributesOf(dialect: Dialect): AttributeColumns {
  const search = (attribute: 'name' | 'code' | 'location') => (typed: string) =>
    sql<SqlBool>`tournaments.id in ${foundIds(dialect, searchTerm(attribute, typed))}`
  return {
    columns: COLUMNS,
    insertion: [sql.ref('tournaments.created_at'), sql.ref('tournaments.id')],
    searched: { name: search('name'), code: search('code'), location: search('location') },
  }
}
