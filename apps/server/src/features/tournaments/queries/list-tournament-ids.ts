import type { DocumentFilter, DocumentQuery } from '@tablee/contract/serving/document-query'
import { eachPlain } from '@tablee/contract/tournaments/documents/plain-attributes'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { sql } from 'kysely'
import { readBoundedPage, TOO_BROAD, type TooBroad } from '../../../database/bounded-page.ts'
import type { Dialect } from '../../../database/dialect/dialect.ts'
import type { AttributeColumns } from '../../../database/document-conditions.ts'
import { readPage } from '../../../database/document-page.ts'
import { isFoundBy } from '../../../database/search/search-index.ts'
import { ANY_PHASE, planSearch, type SearchPlan, tokenCount } from '../search/search-plan.ts'
import { searchTerm } from '../search/search-term.ts'
import { TOURNAMENT_ATTRIBUTES } from '../tournament-columns.ts'
import { listByLooking, placesInOrder } from './list-by-looking.ts'
import { listByName } from './list-by-name.ts'
import { type IndexReader, listFromIndex, type TournamentIds } from './list-from-index.ts'
import { DISTANCE, listNearest } from './list-nearest.ts'
import { listSoonest } from './list-soonest.ts'

/** Running, then coming, then over; no attribute, and not combined with other orders. */
export const SOONEST = 'soonest'

/** Players with a seat. */
export const SEATED_PLAYERS = sql<
  number | string
>`(select count(*) from players where players.tournament_id = tournaments.id and players.dropped_after is null)`

/** The stages say whether the latest one is a bracket. */
export const PAIRED_OF_BRACKET = sql<number | string>`(
  select count(*) from rounds where rounds.tournament_id = tournaments.id and rounds.stage =
    (select max(latest.stage) from rounds as latest where latest.tournament_id = tournaments.id)
)`

const COLUMNS: AttributeColumns['columns'] = {
  $id: sql.ref('tournaments.id'),
  $createdAt: sql.ref('tournaments.created_at'),
  $updatedAt: sql.ref('tournaments.updated_at'),
  ...eachPlain((name) => sql.ref(`tournaments.${TOURNAMENT_ATTRIBUTES[name].column}`)),
  code: sql.ref('tournaments.code'),
  type: sql.ref('tournaments.type'),
  playerCount: sql`nullif(tournaments.capacity, 0)`,
  maxPlayers: sql`nullif(tournaments.capacity, 0)`,
  registeredPlayersCount: SEATED_PLAYERS,
  currentRound: sql.ref('tournaments.current_round'),
  isStarted: sql`(case when tournaments.phase <> 'waiting' then 1 else 0 end)`,
  isFinished: sql`(case when tournaments.phase = 'finished' then 1 else 0 end)`,
  organizerId: sql.ref('tournaments.organizer'),
  gameType: sql.ref('tournaments.game'),
  format: sql.ref('tournaments.format'),
  formatName: sql.ref('tournaments.format_name'),
  tournamentDate: sql.ref('tournaments.starts_at'),
  endDate: sql.ref('tournaments.ends_at'),
  location: sql.ref('tournaments.location'),
  description: sql`coalesce(tournaments.description, '')`,
  plannedRounds: sql.ref('tournaments.planned_rounds'),
  liveSequence: sql.ref('tournaments.sequence'),
  // Never missing, even if empty.
  players: sql`''`,
  matches: sql`''`,
  finalRanking: sql`''`,
}

/** Descriptions are long, and players are counted one by one. */
const WEIGHTS = { description: 10, registeredPlayersCount: 100 }

/** A search with every filter needs a fraction of them. */
const MOST_TOKENS = 300

const KEYS: Readonly<Record<string, 'id' | 'code' | 'organizer' | 'series'>> = {
  $id: 'id',
  code: 'code',
  organizerId: 'organizer',
  series: 'series',
}

/**
 * Null when the cursor is unknown. The work is limited beforehand: an index finds the tournaments, or few enough to be checked one by one.
 */
export async function listTournamentIds(
  reader: IndexReader,
  { orders, ...asked }: DocumentQuery,
  now: Date,
): Promise<TournamentIds | TooBroad | null> {
  const { db, dialect } = reader
  const isNearestFirst = orders.some(({ attribute }) => attribute === DISTANCE)
  const isSoonestFirst = orders.some(({ attribute }) => attribute === SOONEST)
  const query = { ...asked, orders: isSoonestFirst ? [] : orders }
  const attributes = attributesOf(dialect)
  const tournaments = db.selectFrom('tournaments')
  const order = creationOrder(query)
  const key = query.filters.find(isKeyFilter)
  if (!key && query.filters.length === 0 && order !== null && !isSoonestFirst) {
    return idsOf(await readPage(db, tournaments, { attributes, query, read: ['$id'] }))
  }
  const plan = key ? null : planSearch(query.filters)
  if (plan && tokenCount(plan.term) > MOST_TOKENS) return TOO_BROAD
  if (isNearestFirst) return plan ? listNearest(reader, query, { plan, attributes, now }) : TOO_BROAD
  if (!key && isSoonestFirst) return listSoonest(reader, query, { plan, attributes, now })
  const rest = plan?.rest ?? query.filters
  if (!key && order !== null) {
    const found = { term: plan?.term ?? null, startsFrom: plan?.startsFrom ?? null, isNewestFirst: order === 'newest' }
    if (plan && rest.length === 0) return listFromIndex(reader, query, { ...found, term: plan.term })
    return listByLooking(reader, { ...query, filters: rest }, { ...found, attributes })
  }
  if (!key && rest.length === 0 && isNameOrder(query)) {
    const found = await listByName(reader, query, plan?.term ?? ANY_PHASE)
    if (found !== TOO_BROAD) return found
  }
  const candidates = (most: number) => (key ? idsByKey(reader, key, most) : idsByPlan(reader, plan, most))
  // Filters the index decided for certain are not checked again.
  const left = { ...query, filters: rest }
  return idsOf(await readBoundedPage(db, tournaments, { attributes, query: left, read: ['$id'], dialect, candidates }))
}

type Rows = { readonly total: number; readonly rows: readonly { readonly $id: unknown }[] }

function idsOf(page: Rows | TooBroad | null): TournamentIds | TooBroad | null {
  if (page === null || typeof page === 'string') return page
  return { total: page.total, ids: page.rows.map(({ $id }) => $id as TournamentId) }
}

type KeyFilter = Extract<DocumentFilter, { readonly attribute: string }>

function isKeyFilter(filter: DocumentFilter): filter is KeyFilter {
  return filter.method === 'equal' && Object.hasOwn(KEYS, filter.attribute)
}

async function idsByKey({ db }: IndexReader, { attribute, values }: KeyFilter, most: number): Promise<string[]> {
  const texts = values.map(String)
  // No tournament holds the requested elements.
  if (texts.length === 0) return []
  const rows = await db
    .selectFrom('tournaments')
    .select('id')
    .where(KEYS[attribute] ?? 'id', 'in', texts)
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

async function idsByPlan(reader: IndexReader, plan: SearchPlan | null, most: number): Promise<string[]> {
  const asked = { term: plan?.term ?? null, startsFrom: plan?.startsFrom ?? null, isNewestFirst: false }
  return (await placesInOrder(reader, { ...asked, most })).map(({ id }) => id)
}

/** Null for orders the search index cannot give. */
function creationOrder({ orders: [order, ...others], isShuffled }: DocumentQuery): 'newest' | 'oldest' | null {
  if (isShuffled || others.length > 0) return null
  if (!order) return 'oldest'
  if (order.attribute !== null && order.attribute !== '$createdAt') return null
  return order.descending ? 'newest' : 'oldest'
}

function isNameOrder({ orders: [order, ...others], isShuffled }: DocumentQuery): boolean {
  return !isShuffled && others.length === 0 && order?.attribute === 'name'
}

function attributesOf(dialect: Dialect): AttributeColumns {
  const search = (attribute: Parameters<typeof searchTerm>[0]) => (typed: string) =>
    isFoundBy(dialect, sql.ref('tournaments.id'), searchTerm(attribute, typed))
  return {
    columns: COLUMNS,
    insertion: [sql.ref('tournaments.created_at'), sql.ref('tournaments.id')],
    searched: {
      ...{ name: search('name'), code: search('code'), location: search('location') },
      ...{ everything: search('everything'), near: search('near') },
    },
    weights: WEIGHTS,
    rowWeight: 1,
  }
}
